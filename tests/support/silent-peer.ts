import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Own } from './belongings.ts';

/** Somebody who takes every connection and never says a word. */
export interface SilentPeer {
  readonly port: number;
  /** Connections taken so far. */
  taken(): number;
}

/** Listens until what owns it is released. */
export async function startSilentPeer(own: Pick<Own, 'closes'>): Promise<SilentPeer> {
  const sockets = new Set<Socket>();
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.resume();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  own.closes(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  });
  return { port: (server.address() as AddressInfo).port, taken: () => taken };
}
