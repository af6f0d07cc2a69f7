import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { clamdScanner } from '@talentlog/runtime/clamd';
import { docxParts, paragraphs, zipOf } from '../../../infra/file-readers/src/zip.fixture.ts';
import { given } from '../given.ts';
import { wire } from '../wire.ts';
import { virusScanContract } from './contract.ts';

const url = given('CLAMD_URL');
const scannerAt = (at: string, timeoutMs = 5_000) => {
  const { hostname: host, port } = new URL(at);
  return clamdScanner({ host, port: Number(port), timeoutMs });
};
/** The test string in two halves: scanners of whoever reads this would find it otherwise. */
const eicar = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$'}${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;

virusScanContract('clamd itself', {
  clean: 'clean',
  working: async () => ({ scanner: scannerAt(url), remove: async () => undefined }),
});

describe('clamd itself', () => {
  const scanner = scannerAt(url);

  test.each<[string, Uint8Array]>([
    ['alone', Buffer.from(eicar)],
    ['inside a text', Buffer.from(`简历\n${eicar}\n工作经历`)],
    ['behind a first frame', Buffer.concat([Buffer.alloc(100_000, 'x'), Buffer.from(eicar)])],
    ['in a Word document', zipOf(docxParts(paragraphs(eicar)))],
    [
      'in an archive in an archive',
      zipOf([{ name: 'inner.zip', content: zipOf([{ name: 'a.txt', content: eicar }]) }]),
    ],
  ])('finds what lies %s', async (_, bytes) => {
    expect(await scanner.scan(bytes)).toMatchObject({ verdict: 'infected', signature: expect.stringMatching(/Eicar/) });
  });

  test('judges what is as large as its limit, and never what is larger', async () => {
    const limit = 1_048_576;
    expect(await scanner.scan(Buffer.alloc(limit, 'a'))).toEqual({ verdict: 'clean' });
    // It may hang up before it has said why.
    const beyond = await scanner.scan(Buffer.alloc(limit + 1, 'a'));
    expect(['unscannable', 'not_scanned']).toContain(beyond.verdict);
    const far = await scanner.scan(Buffer.alloc(8 * limit, 'a'));
    expect(['unscannable', 'not_scanned']).toContain(far.verdict);
  });

  test('tells fifty at once apart', async () => {
    const files = Array.from({ length: 50 }, (_, n) => Buffer.from(n % 5 === 0 ? eicar : `cv ${n}`.repeat(10_000)));
    const verdicts = await Promise.all(files.map((bytes) => scanner.scan(bytes)));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(files.map((_, n) => (n % 5 === 0 ? 'infected' : 'clean')));
  });
});

describe('clamd over a bad line', () => {
  const line = wire(url);
  beforeEach(() => line.open());
  afterEach(() => line.close());

  test('a slow one is waited for', async () => {
    await line.suffers('latency', { latency: 500 });
    expect(await scannerAt(line.url()).scan(Buffer.from(eicar))).toMatchObject({ verdict: 'infected' });
  });

  test.each([
    ['resets', 'reset_peer', { timeout: 0 }],
    ['hangs', 'timeout', { timeout: 0 }],
    ['is cut on the way there', 'limit_data', { bytes: 1_000 }],
  ])('what goes over one that %s is not scanned', async (_, kind, how) => {
    await line.suffers(kind, how, kind === 'limit_data' ? 'upstream' : 'downstream');
    const scanner = scannerAt(line.url(), 1_000);
    expect(await scanner.scan(Buffer.alloc(200_000, 'a'))).toMatchObject({ verdict: 'not_scanned', away: true });
    expect((await scanner.health()).ready).toBe(kind === 'limit_data');
  });
});
