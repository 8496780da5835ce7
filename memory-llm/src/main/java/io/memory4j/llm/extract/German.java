package io.memory4j.llm.extract;

import static io.memory4j.llm.extract.Categories.CONVENTION;
import static io.memory4j.llm.extract.Categories.DECISION;
import static io.memory4j.llm.extract.Categories.NOTE;
import static io.memory4j.llm.extract.Categories.PREFERENCE;

/** How durable statements sound in German. */
final class German {
  private static final String USE = "(?:verwende|benutze|nutze|nimm|schreibe?)";

  private German() {}

  static Phrases phrases() {
    return Phrases.builder(
            "^(?:(?:nein|ja|ok|danke|also|übrigens|falsch)\\s?[,:.!]\\s+|(?:bitte|und|aber)\\s+)*+",
            "\\b(?:immer|nie|niemals|in zukunft|ab jetzt|bevorzuge|wir (?:verwenden|nutzen)|statt)\\b")
        .cue(
            NOTE,
            "^(?:merk dir|merke dir|denk dran|denk daran|denke daran|vergiss nicht|beachte)\\b"
                + ".*\\b(?:dass|:)")
        .cue(
            PREFERENCE,
            "^ich (?:\\w+ )?(?:bevorzuge|mag|hasse|nutze|verwende|benutze|arbeite)\\b",
            "^ich möchte(?:,)? (?:immer|nie|dass du (?:immer|nie))",
            "^mein(?:e)? (?:name|zeitzone|editor)\\b")
        .cue(
            DECISION,
            "\\bwir haben (?:uns\\b.*\\b(?:entschieden|geeinigt)|\\w*\\s?.*\\bbeschlossen)")
        .cue(
            CONVENTION,
            "\\b(?:ab jetzt|ab sofort|von nun an|in zukunft|künftig|zukünftig)\\b",
            "\\b(?:immer|nie|niemals|stets|grundsätzlich|ausschließlich)\\b",
            "^wir (?:\\w+ )?(?:verwenden|nutzen|benutzen|schreiben|deployen|liefern|nehmen|setzen) "
                + "(?!das\\b|die\\b|den\\b|dem\\b|dies)",
            "^" + USE + " (?:kein|keine|keinen|\\w+ statt|\\w+[.!]?$)",
            "\\bstatt\\b|\\bniemals\\b|\\bsondern\\b",
            "^(?:alle|jede|jeder|jedes) .*\\b(?:muss|müssen|soll|sollen|darf|dürfen)\\b")
        .not(
            LeftOut.QUESTION,
            "\\?",
            "^(?:warum|wieso|was|wie|welche\\w*|wer|wo|sollen|sollten|können|kannst|könntest) ")
        .not(LeftOut.QUOTED, "\\b(?:steht|sagt|sagte|schreibt|laut|meldet|meinte)\\b")
        .not(
            LeftOut.ONE_OFF,
            "^(?:behebe|füge|erstelle|ändere|lösche|zeig|zeige|prüfe|lies|finde|erkläre|mach|such"
                + "|suche|starte|entferne|implementiere|korrigiere|aktualisiere|übersetze|hilf)\\b"
                + "(?!.*\\b(?:ab jetzt|ab sofort|in zukunft|künftig)\\b)",
            "\\b(?:lass uns|jetzt erst|als nächstes)\\b")
        .not(
            LeftOut.TEMPORARY,
            "\\b(?:vorerst|erst ?mal|heute|morgen|diesmal|gerade|momentan|bis auf weiteres)\\b",
            "\\bin (?:dieser|diesem) (?:datei|funktion|methode|klasse|test|branch|fall)\\b")
        .not(
            LeftOut.POINTING,
            "\\b(?:verwende|benutze|nutze|nimm|mag|bevorzuge) (?:es|das|dies\\w*|den|die|jenes)\\b")
        .not(
            LeftOut.HYPOTHETICAL,
            "\\b(?:vielleicht|eventuell|wäre|würde\\w*|könnte\\w*|hätte\\w*|angenommen|falls"
                + "|vermutlich|wahrscheinlich|ich glaube|ich denke)\\b")
        .not(
            LeftOut.OBSERVATION,
            "\\b(?:schlägt|stürzt|hängt|bricht|wirft|passiert|bekomme|kommt|fehlgeschlagen|kaputt)\\b",
            "^(?:das|es|dies|der|die|ein|eine) ",
            "\\bfalsche?\\b|^(?:immer|nie|niemals) (?:wieder|noch|mehr|das|die|der)")
        .build();
  }
}
