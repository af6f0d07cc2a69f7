import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.net.InetSocketAddress;
import java.util.List;

/**
 * mongo-java-server in memory. It calls itself older than the driver of the project talks to, so it is told what to say. It answers with the
 * documents that it keeps and writes them to the wire afterwards, so with two workers a reader may get half of what another one writes: one
 * worker answers all.
 */
class Server {
  public static void main(String[] arguments) {
    var said = new MongoVersion() {
      public List<Integer> getVersionArray() { return List.of(7, 0, 0); }
      public int getWireVersion() { return 21; }
    };
    var server = new MongoServer(new MemoryBackend().version(said));
    server.bind(new InetSocketAddress("127.0.0.1", Integer.parseInt(arguments[0])), 1, 1);
  }
}
