package io.memory4j.examples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example in the README compiles as it stands. */
class ReadmeTest {
  private static final Path README = Path.of("../../README.md");
  private static final String FRAME =
      """
      import io.memory4j.AgentMemory;
      import io.memory4j.Fact;
      import io.memory4j.Layer;
      import io.memory4j.LayerStack;
      import io.memory4j.core.Memory4j;
      import io.memory4j.inject.InjectionBlock;
      import io.memory4j.inject.InjectionRequest;
      import io.memory4j.sqlite.SqliteMemoryStore;
      import java.nio.file.Path;

      class Example {
        void run(StringBuilder systemPrompt, org.slf4j.Logger log) {
      %s
        }
      }
      """;

  @Test
  void embeddingExampleCompiles(@TempDir Path output) throws IOException {
    String source = FRAME.formatted(fence("java"));
    StringWriter messages = new StringWriter();

    boolean compiled =
        ToolProvider.getSystemJavaCompiler()
            .getTask(
                messages,
                null,
                null,
                List.of("-d", output.toString(), "-cp", System.getProperty("java.class.path")),
                null,
                List.of(new Source(source)))
            .call();

    assertThat(compiled).as(messages.toString()).isTrue();
  }

  private static String fence(String language) throws IOException {
    var fences =
        Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(README));
    assertThat(fences.find()).as("the README has an example").isTrue();
    return fences.group(1);
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    private Source(String text) {
      super(URI.create("string:///Example.java"), JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
