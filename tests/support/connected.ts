import { connect, type Socket } from 'node:net';
import type { Server } from './server.ts';

const open = new Set<Socket>();

/** A connection to a server, kept until the test ends it with the server; that it breaks is no failure of the test. */
export async function connected(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  open.add(socket);
  await new Promise((there) => socket.once('connect', there));
  return socket.on('error', () => undefined);
}

/** Ends the server, and every connection that was made. */
export async function stopConnected(server: Server): Promise<void> {
  for (const one of open) one.destroy();
  open.clear();
  await server.stop();
}
