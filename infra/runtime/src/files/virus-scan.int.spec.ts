import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { clamdScanner, noScanner } from './virus-scan.ts';

/** Speaks clamd's side of the protocol: unframes the stream and answers by what it holds. */
function clamd(answer: (content: Buffer) => string | undefined): Promise<Server> {
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
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
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

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed)))));

async function scannerOver(answer: (content: Buffer) => string | undefined) {
  const server = await clamd(answer);
  servers.push(server);
  return clamdScanner({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, timeoutMs: 5_000 });
}

describe('clamd scanner', () => {
  it('sends every byte in frames and takes OK for clean', async () => {
    const bytes = Buffer.alloc(200_000, 7);
    const scanner = await scannerOver((content) => (content.equals(bytes) ? 'stream: OK' : 'stream: wrong FOUND'));
    expect(await scanner.scan(bytes)).toEqual({ verdict: 'clean' });
    expect(await scanner.health()).toEqual({ ready: true, detail: 'ClamAV 1.4.6' });
  });

  it('names what was found', async () => {
    const scanner = await scannerOver(() => 'stream: Eicar-Test FOUND');
    expect(await scanner.scan(Buffer.from('x'))).toEqual({ verdict: 'infected', signature: 'Eicar-Test' });
  });

  it.each(['INSTREAM size limit exceeded. ERROR', '', 'stream: OK but not really'])(
    'takes %p for not scanned',
    async (text) => {
      const scanner = await scannerOver(() => text);
      expect((await scanner.scan(Buffer.from('x'))).verdict).toBe('not_scanned');
    },
  );

  it('takes a cut connection and an absent server for not scanned', async () => {
    const cut = await scannerOver(() => undefined);
    expect((await cut.scan(Buffer.from('x'))).verdict).toBe('not_scanned');
    const nobody = clamdScanner({ host: '127.0.0.1', port: 1 });
    expect((await nobody.scan(Buffer.from('x'))).verdict).toBe('not_scanned');
    expect(await nobody.health()).toEqual({ ready: false, detail: 'clamd does not answer' });
  });
});

describe('no scanner', () => {
  it('says that nothing was scanned', async () => {
    expect(await noScanner.scan(Buffer.from('x'))).toEqual({ verdict: 'not_scanned', reason: 'no scanner' });
    expect((await noScanner.health()).detail).toBe('no scanner');
  });
});
