import { afterEach, describe, expect, test } from '@jest/globals';
import { clamdScanner } from '@talentlog/runtime/clamd';
import { virusScanContract } from './contract.ts';
import { startClamd } from './scripted-clamd.ts';

type Answer = Parameters<typeof startClamd>[0];

async function over(answer: Answer) {
  const clamd = await startClamd(answer);
  return {
    scanner: clamdScanner({ host: '127.0.0.1', port: clamd.port, timeoutMs: 5_000 }),
    remove: () => clamd.close(),
  };
}

virusScanContract('clamd', {
  clean: 'clean',
  working: () => over(() => 'stream: OK'),
  infected: (signature) => over(() => `stream: ${signature} FOUND`),
  broken: async () => {
    const { scanner, remove } = await over(() => 'stream: OK');
    await remove();
    return { scanner, remove: async () => undefined };
  },
});

describe('clamd over TCP', () => {
  const removing: (() => Promise<void>)[] = [];
  const scannerOver = async (answer: Answer) => {
    const { scanner, remove } = await over(answer);
    removing.push(remove);
    return scanner;
  };
  afterEach(async () => {
    for (const remove of removing.splice(0)) await remove();
  });

  test('every byte is sent in frames', async () => {
    const bytes = Buffer.alloc(200_000, 7);
    const scanner = await scannerOver((content) => (content.equals(bytes) ? 'stream: OK' : 'stream: wrong FOUND'));
    expect(await scanner.scan(bytes)).toEqual({ verdict: 'clean' });
    expect(await scanner.health()).toEqual({ ready: true, detail: 'ClamAV 1.4.6' });
  });

  test('what lies beyond its limits it will never judge', async () => {
    const scanner = await scannerOver(() => 'INSTREAM size limit exceeded. ERROR');
    expect((await scanner.scan(Buffer.from('x'))).verdict).toBe('unscannable');
  });

  test.each(['', 'stream: OK but not really', "stream: Can't allocate memory ERROR"])(
    'the answer %p is no verdict: not scanned',
    async (text) => {
      const scanner = await scannerOver(() => text);
      expect((await scanner.scan(Buffer.from('x'))).verdict).toBe('not_scanned');
    },
  );

  test('a connection that is cut is no verdict either', async () => {
    const scanner = await scannerOver(() => undefined);
    expect((await scanner.scan(Buffer.from('x'))).verdict).toBe('not_scanned');
  });
});
