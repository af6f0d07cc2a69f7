import { createServer } from 'node:net';

/**
 * A port that nobody listens on now, for a server whose address must be known before it starts.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((closed) => server.close(closed));
  return port;
}
