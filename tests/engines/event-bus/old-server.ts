import { createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../support/free-port.mjs';

/** Kafka's numbers of calls, and the first and last version of each that is answered: what they are is, and nothing about topics. */
const calls: readonly (readonly [call: number, first: number, last: number])[] = [[18, 0, 2]];

/** Something that speaks Kafka's protocol and knows none of the calls that we need. */
export async function oldServer(): Promise<{ readonly broker: string; close(): void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (asked) => {
      if (asked.readInt16BE(4) !== 18) return socket.destroy();
      // The correlation of the question, no error, the list, and for how long to be left alone.
      const body = Buffer.alloc(10 + calls.length * 6 + 4);
      body.writeInt32BE(asked.readInt32BE(8), 0);
      body.writeInt32BE(calls.length, 6);
      for (const [at, numbers] of calls.entries())
        for (const [n, number] of numbers.entries()) body.writeInt16BE(number, 10 + at * 6 + n * 2);
      const size = Buffer.alloc(4);
      size.writeInt32BE(body.length);
      socket.write(Buffer.concat([size, body]));
    });
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    broker: `127.0.0.1:${port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
