package io.memory4j.examples.benchmarks.storage;

import io.memory4j.examples.benchmarks.sample.SampleFacts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.MMapDirectory;

/** Facts in a Lucene index with the English analyser, merged into one segment. */
final class LuceneFacts implements AutoCloseable {
  private static final String TEXT = "text";
  private static final int LIMIT = 20;

  private final Directory directory;
  private final DirectoryReader reader;
  private final IndexSearcher searcher;

  private LuceneFacts(Directory directory) throws IOException {
    this.directory = directory;
    reader = DirectoryReader.open(directory);
    searcher = new IndexSearcher(reader);
  }

  /** {@return the facts of a new folder} */
  static LuceneFacts of(Path folder, int count) throws IOException {
    Directory directory = new MMapDirectory(folder);
    try (EnglishAnalyzer analyzer = new EnglishAnalyzer();
        IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(analyzer))) {
      for (int i = 0; i < count; i++) {
        writer.addDocument(document(i));
      }
      writer.forceMerge(1);
    }
    return new LuceneFacts(directory);
  }

  private static Document document(int number) {
    Document document = new Document();
    document.add(new TextField(TEXT, SampleFacts.content(number), Field.Store.YES));
    for (String tag : SampleFacts.tags(number)) {
      document.add(new StoredField("tag", tag));
    }
    return document;
  }

  /**
   * {@return the facts that hold a word best} The analyser leaves the sample's words as they are.
   */
  List<Document> word(String word) throws IOException {
    return load(searcher.search(new TermQuery(new Term(TEXT, word)), LIMIT).scoreDocs);
  }

  /** {@return facts that hold a word or the beginning of one, unranked, as Lucene does it} */
  List<Document> prefix(String word) throws IOException {
    return load(searcher.search(new PrefixQuery(new Term(TEXT, word)), LIMIT).scoreDocs);
  }

  private List<Document> load(ScoreDoc[] hits) throws IOException {
    List<Document> documents = new ArrayList<>();
    for (ScoreDoc hit : hits) {
      documents.add(searcher.storedFields().document(hit.doc));
    }
    return documents;
  }

  @Override
  public void close() throws IOException {
    reader.close();
    directory.close();
  }
}
