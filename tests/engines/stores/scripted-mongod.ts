import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { BSON } from '@talentlog/runtime/mongodb';
import { framed, isOfProtocol, opened, type Told } from './mongod-messages.ts';

/** What is answered to one command instead of what a healthy server would answer; undefined for that. */
export type Script = (command: string, told: Told) => object | 'silence' | undefined;

/** A server that speaks as much of the MongoDB protocol as a start asks for, and says what it is told to say. */
export interface ScriptedMongod {
  readonly url: string;
  /** From now on. */
  says(script: Script): void;
  close(): Promise<void>;
}

/** Listens on a free port, or on this one; where it has a certificate, it speaks TLS. */
export async function scriptedMongod(
  first: Script = () => undefined,
  { tls, port: at = 0 }: { readonly tls?: TlsOptions; readonly port?: number } = {},
): Promise<ScriptedMongod> {
  let script = first;
  const sockets = new Set<Socket>();
  const documents = new Map<unknown, Told>();
  const onSocket = (socket: Socket): void => {
    socket.on('error', () => socket.destroy());
    let read = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      read = Buffer.concat([read, chunk]);
      // Somebody who speaks something else, as TLS or HTTP, is sent away.
      if (read.length >= 16 && !isOfProtocol(read)) return socket.destroy();
      while (read.length >= 16 && read.readInt32LE(0) <= read.length) {
        const length = read.readInt32LE(0);
        void answer(socket, read.subarray(0, length));
        read = read.subarray(length);
      }
    });
  };
  const server: Server = tls === undefined ? createServer(onSocket) : createTlsServer(tls, onSocket);
  // Of TLS also those that never come to speak.
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  });
  const answer = async (socket: Socket, asked: Buffer): Promise<void> => {
    const { told, isLegacy } = opened(asked);
    const [name = ''] = Object.keys(told);
    const said = script(name, told) ?? healthy(name, told, documents);
    if (said === 'silence') return;
    // A heartbeat that waits for news hears none for a moment.
    if ('maxAwaitTimeMS' in told) await after(50);
    if (!socket.destroyed) socket.write(framed(BSON.serialize(said), asked.readInt32LE(4), isLegacy));
  };
  await new Promise<void>((go) => server.listen(at, '127.0.0.1', go));
  const { port } = server.address() as { port: number };
  return {
    url: `mongodb://127.0.0.1:${port}/`,
    says: (next) => {
      script = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((go) => server.close(go));
    },
  };
}

/** Of a primary of MongoDB 7.0; `hello` is where a test changes something. */
export const hello = (more: object = {}): object => ({
  ...{ ok: 1, helloOk: true, isWritablePrimary: true, ismaster: true, minWireVersion: 0, maxWireVersion: 21 },
  ...{ maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000 },
  ...{ localTime: new Date(), saslSupportedMechs: ['SCRAM-SHA-256'] },
  ...more,
});

/** Whether somebody asks who it is. */
export const isHello = (command: string): boolean => /^(hello|ismaster)$/i.test(command);

/** Keeps documents by `_id`: what a start tries needs no more. */
function healthy(name: string, told: Told, documents: Map<unknown, Told>): object {
  const list = (key: string) => (told[key] as Told[] | undefined) ?? [];
  if (isHello(name)) return hello();
  if (name === 'buildInfo') return { ok: 1, version: '7.0.14' };
  if (name === 'insert') {
    for (const document of list('documents')) documents.set(document._id, document);
    return { ok: 1, n: list('documents').length };
  }
  if (name === 'update') {
    for (const { q, u } of list('updates') as { q: Told; u: { $set?: Told } }[])
      documents.set(q._id, { ...documents.get(q._id), ...u.$set });
    return { ok: 1, n: 1, nModified: 1 };
  }
  if (name === 'find') {
    const found = documents.get((told.filter as Told)._id);
    return { ok: 1, cursor: { id: BSON.Long.ZERO, ns: `db.${told.find}`, firstBatch: found ? [found] : [] } };
  }
  return { ok: 1, n: 1 };
}
