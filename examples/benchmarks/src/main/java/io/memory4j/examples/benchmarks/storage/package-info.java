/** The store beside plain JDBC, the S3 schema and Lucene. */
@NullMarked
package io.memory4j.examples.benchmarks.storage;

import org.jspecify.annotations.NullMarked;
