import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import type { ISocketFactory } from 'kafkajs';

/** Larger than anything a broker answers: what says so speaks something else. */
const largest = 256 * 1024 * 1024;
/** What the protocol puts first: the size of the rest. */
const sizeBytes = 4;
const keepAliveMs = 60_000;

/** Connections of one bus: what the client has lost sight of ends with it, so that its thread may end. */
export class Sockets {
  private readonly open = new Set<Socket>();

  readonly connect: ISocketFactory = (to) => {
    const socket = connected(to);
    this.open.add(socket);
    return socket.once('close', () => this.open.delete(socket));
  };

  end(): void {
    for (const socket of this.open) socket.destroy();
  }
}

/**
 * How the client connects. As it does by itself, but that it is handed whole answers alone: of one that was cut off in its middle it keeps
 * the half, takes the first answers of the next connection for the rest, and understands nothing from there on.
 */
const connected: ISocketFactory = ({ host, port, ssl, onConnect }) => {
  const name = isIP(host) === 0 ? { servername: host } : {};
  // The types say that it is always there.
  const isSafe = Boolean(ssl);
  const socket = isSafe
    ? connectSafely({ host, port, ...name, ...ssl }, onConnect)
    : connect({ host, port }, onConnect);
  return onlyWhole(socket.setKeepAlive(true, keepAliveMs));
};

/** The same connection, which hands on nothing but whole answers. */
export function onlyWhole(socket: Socket): Socket {
  const handOn = socket.push.bind(socket);
  let parts: Buffer[] = [];
  let there = 0;
  let needed = sizeBytes;
  socket.push = (chunk: Buffer | null) => {
    if (chunk === null) return handOn(null);
    parts.push(chunk);
    there += chunk.length;
    if (there < needed) return true;
    const all = Buffer.concat(parts, there);
    const { whole, next } = measured(all);
    if (next > largest || next < sizeBytes) {
      socket.destroy(new Error('what answers there does not speak as a Kafka broker does'));
      return false;
    }
    parts = [all.subarray(whole)];
    there -= whole;
    needed = next;
    return whole === 0 || handOn(all.subarray(0, whole));
  };
  return socket;
}

/** How many bytes of these are whole answers, and how many the one behind them needs, as far as that is known. */
function measured(all: Buffer): { readonly whole: number; readonly next: number } {
  let whole = 0;
  for (;;) {
    if (all.length - whole < sizeBytes) return { whole, next: sizeBytes };
    const next = sizeBytes + all.readInt32BE(whole);
    if (next < sizeBytes || next > largest || all.length - whole < next) return { whole, next };
    whole += next;
  }
}
