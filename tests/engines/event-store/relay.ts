import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What becomes of the next thing that is said. */
export type Fault =
  /** Nothing of it arrives, and the connection ends. */
  | 'lost on the way there'
  /** It is heard, and of the answer nothing comes back. */
  | 'answer lost'
  /** It is heard, and half of the first part of the answer comes back. */
  | 'answer cut in half'
  /** It is heard, and of the answer nothing comes back, nor does the connection end. */
  | 'silence';

/** A line to a port of this machine that can be cut in the middle of what is said. */
export async function relay(port: number) {
  let to = port;
  let next: Fault | undefined;
  let met = 0;
  const sockets = new Set<Socket>();
  const take = (isMet: (fault: Fault) => boolean): Fault | undefined => {
    if (next === undefined || !isMet(next)) return undefined;
    const fault = next;
    next = undefined;
    met += 1;
    return fault;
  };
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (chunk: Buffer) => {
      if (take((fault) => fault === 'lost on the way there') !== undefined) return void near.destroy();
      if (!far.write(chunk)) near.pause();
    });
    far.on('drain', () => near.resume());
    far.on('data', (chunk: Buffer) => {
      const fault = take((one) => one !== 'lost on the way there');
      if (fault === 'silence') return void far.pause();
      if (fault === 'answer lost') return void near.destroy();
      if (fault === 'answer cut in half')
        return void near.end(chunk.subarray(0, chunk.length / 2), () => near.destroy());
      if (!near.write(chunk)) far.pause();
    });
    near.on('drain', () => far.resume());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on it leads elsewhere; whoever is connected is cut. */
    leadTo(other: number) {
      to = other;
      cutAll();
    },
    suffer(fault: Fault) {
      next = fault;
    },
    /** How many faults were met. */
    met: () => met,
    cutAll,
    async close() {
      const closed = once(server, 'close');
      server.close();
      cutAll();
      await closed;
    },
  };
}
