import { connect, type Socket } from 'node:net';

/** A connection to a server, kept among those that the test closes; that it breaks is no failure of the test. */
export async function connected(url: string, open: Socket[]): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  await new Promise((there) => socket.once('connect', there));
  return socket.on('error', () => undefined);
}
