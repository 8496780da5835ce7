package io.memory4j.llm.extract;

import static io.memory4j.llm.extract.Categories.CONVENTION;
import static io.memory4j.llm.extract.Categories.DECISION;
import static io.memory4j.llm.extract.Categories.NOTE;
import static io.memory4j.llm.extract.Categories.PREFERENCE;

/** How durable statements sound in Spanish. */
final class Spanish {
  private Spanish() {}

  static Phrases phrases() {
    return Phrases.builder(
            "^(?:(?:no|sí|ok|gracias|en realidad|por cierto)\\s?[,:.!]\\s+|(?:por favor,?|y|pero)\\s+)*+",
            "\\b(?:siempre|nunca|prefiero|usamos|a partir de ahora|en lugar de)\\b")
        .cue(
            NOTE,
            "^(?:recuerda|ten en cuenta|no olvides|no te olvides de|apunta|anota)\\b.*\\bque\\b")
        .cue(
            PREFERENCE,
            "^(?:yo )?(?:prefiero|odio|detesto)\\b",
            "^(?:no )?me gustan?\\b",
            "^mi (?:nombre|zona horaria|editor)\\b")
        .cue(DECISION, "\\b(?:hemos|el equipo ha) (?:decidido|acordado|elegido)\\b|\\bdecidimos\\b")
        .cue(
            CONVENTION,
            "\\b(?:a partir de ahora|de ahora en adelante|en el futuro|en adelante)\\b",
            "\\b(?:siempre|nunca|jamás)\\b",
            "^(?:nosotros |aquí |en este proyecto )?(?:no )?(?:usamos|utilizamos|desplegamos|escribimos"
                + "|preferimos|seguimos)\\b",
            "^(?:no uses|no utilices|evita|usa solo)\\b",
            "^(?:usa|utiliza) (?!est[aeo]s?\\b|es[aeo]s?\\b|el\\b|la\\b|los\\b|las\\b|un\\b|una\\b)\\S+"
                + "(?: aquí)?[.!]?$",
            "\\b(?:en lugar de|en vez de)\\b",
            "^(?:todos|todas|cada) .*\\bdeben?\\b")
        .not(
            LeftOut.QUESTION,
            "[?¿]",
            "^(?:por qué|cómo|qué|cuál|dónde|puedes|podrías|deberíamos)\\b")
        .not(LeftOut.QUOTED, "\\b(?:dice|dijo|dicen|según|indica)\\b")
        .not(
            LeftOut.ONE_OFF,
            "^(?:corrige|añade|agrega|crea|borra|elimina|muestra|muéstrame|explica|revisa|lee|busca"
                + "|ejecuta|cambia|reemplaza|traduce|haz|renombra|genera|ayúdame)\\b"
                + "(?!.*\\b(?:a partir de ahora|en adelante)\\b)")
        .not(
            LeftOut.TEMPORARY,
            "\\b(?:por ahora|de momento|hoy|mañana|esta vez|temporalmente)\\b",
            "\\ben est[ea] (?:archivo|función|método|clase|prueba|rama|caso)\\b")
        .not(
            LeftOut.POINTING,
            "\\b(?:usa|utiliza|prefiero|gusta) (?:el\\b|la\\b|est[aeo]s?|es[aeo]s?|así|el primero|la segunda)\\b")
        .not(
            LeftOut.HYPOTHETICAL,
            "\\b(?:quizás?|tal vez|probablemente|deberíamos|podríamos|podría|sería|supón|imagina"
                + "|creo que)\\b",
            "^si\\b")
        .not(
            LeftOut.OBSERVATION,
            "^(?:siempre|nunca) (?:lo|la|el|vi|he|había|más)\\b|^(?:el|la|los|las|un|una|es|eso|esto) ",
            "\\b(?:funciona|falla|fallan|devuelve|lanza|ocurre|roto|rota|se cuelga|no funciona)\\b")
        .build();
  }
}
