package io.memory4j.core.file;

/**
 * A piece of a Markdown file.
 *
 * @param line the line it begins in, from 1
 * @param text its text
 */
record Passage(int line, String text) {}
