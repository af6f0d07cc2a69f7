import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Speaks clamd's side of the protocol on a free port, or that one: unframes the stream and answers by what it holds, or breaks off. */
export async function startClamd(
  answer: (content: Buffer) => string | undefined,
  port = 0,
): Promise<{
  readonly port: number;
  close(): Promise<void>;
}> {
  const server = createServer((socket: Socket) => {
    let seen = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      seen = Buffer.concat([seen, data as Buffer]);
      if (seen.toString('latin1').startsWith('zVERSION\0')) return void socket.end('ClamAV 1.4.6\0');
      const content = unframe(seen.subarray('zINSTREAM\0'.length));
      if (content === undefined) return;
      const text = answer(content);
      if (text === undefined) socket.destroy();
      else socket.end(`${text}\0`);
    });
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function unframe(framed: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; at + 4 <= framed.length; ) {
    const size = framed.readUInt32BE(at);
    if (size === 0) return Buffer.concat(parts);
    parts.push(framed.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
}
