package io.memory4j.llm.extract;

import static io.memory4j.llm.extract.Categories.CONVENTION;
import static io.memory4j.llm.extract.Categories.DECISION;
import static io.memory4j.llm.extract.Categories.NOTE;
import static io.memory4j.llm.extract.Categories.PREFERENCE;

/** How durable statements sound in French. */
final class French {
  private French() {}

  static Phrases phrases() {
    return Phrases.builder(
            "^(?:(?:non|oui|ok|merci|en fait|au fait)\\s?[,:.!]\\s+|(?:et|mais|s'il te plaît)\\s+)*+",
            "\\b(?:toujours|jamais|désormais|préfère|(?:nous|on) utilis\\w+|au lieu de)\\b")
        .cue(
            NOTE,
            "^(?:souviens-toi|rappelle-toi|retiens|note|n'oublie pas|garde à l'esprit)\\b.*\\bqu[e']")
        .cue(
            PREFERENCE,
            "^(?:je|j') ?(?:préfère|aime|déteste|n'aime pas|utilise (?:toujours|d'habitude))",
            "^je travaille (?:chez|avec|sur (?:mac|windows|linux))\\b")
        .cue(
            DECISION,
            "\\b(?:on a|nous avons|l'équipe a) (?:décidé|choisi|convenu)\\b",
            "\\bon est passés? à\\b")
        .cue(
            CONVENTION,
            "\\b(?:désormais|dorénavant|à l'avenir|à partir de maintenant)\\b",
            "\\b(?:toujours|jamais|systématiquement)\\b",
            "^(?:nous|on|notre équipe) (?:\\w+ )?(?:utilisons|utilise|préférons|écrivons|déployons|livrons"
                + "|suivons|n'utilisons|n'utilise)\\b",
            "^(?:n'utilise (?:pas|jamais)|évite) ",
            "^utilise[zr]? (?!ce\\b|cet\\b|cette\\b|ces\\b|le\\b|la\\b|les\\b|un\\b|une\\b|ça\\b)\\S+"
                + "(?: ici| au lieu de .*)?[.!]?$",
            "\\bau lieu de\\b",
            "^(?:tous|toutes|chaque) .*\\b(?:doit|doivent)\\b")
        .not(
            LeftOut.QUESTION,
            "\\?",
            "^(?:pourquoi|comment|est-ce que|qu'est-ce|quel\\w*|où|faut-il|peux-tu|pourrais-tu)\\b")
        .not(LeftOut.QUOTED, "\\b(?:dit|disent|selon|d'après|indique|affirme)\\b")
        .not(
            LeftOut.ONE_OFF,
            "^(?:corrige|ajoute|crée|supprime|montre|explique|vérifie|lis|trouve|cherche|lance|modifie"
                + "|remplace|traduis|fais|renomme|génère|aide)\\b(?!.*\\b(?:désormais|à l'avenir)\\b)")
        .not(
            LeftOut.TEMPORARY,
            "\\b(?:pour l'instant|pour le moment|aujourd'hui|demain|cette fois|provisoirement)\\b",
            "\\bdans (?:ce|cette) (?:fichier|fonction|méthode|classe|test|branche|cas)\\b")
        .not(
            LeftOut.POINTING,
            "\\b(?:utilise|préfère|aime) (?:bien |pas )?(?:le|la|ce|cet|cette|ces|ça|cela|celui|celle)\\b")
        .not(
            LeftOut.HYPOTHETICAL,
            "\\b(?:peut-être|probablement|devrions|devrait|pourrait|pourrions|faudrait|serait|supposons"
                + "|imagine|je pense|je crois)\\b",
            "^si (?!.*\\b(?:jamais|toujours)\\b.*!)")
        .not(
            LeftOut.OBSERVATION,
            "^(?:toujours|jamais) (?:le|la|les|pareil|vu)\\b|^(?:(?:le|la|les|un|une|ce|cette|ça|il|elle) |l'|c'est)",
            "\\b(?:échoue|plante|bloque|renvoie|retourne|lève|arrive|cassé|marche (?:pas|jamais))\\b")
        .build();
  }
}
