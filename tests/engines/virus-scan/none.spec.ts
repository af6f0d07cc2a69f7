import { describe, expect, test } from '@jest/globals';
import { noScanner } from '@talentlog/runtime';
import { virusScanContract } from './contract.ts';

virusScanContract('structure checks only', {
  clean: 'not_scanned',
  working: async () => ({ scanner: noScanner, remove: async () => undefined }),
});

describe('no scanner', () => {
  test('says openly that nothing was scanned', async () => {
    expect(await noScanner.scan(Buffer.from('x'))).toEqual({ verdict: 'not_scanned', reason: 'no scanner' });
    expect((await noScanner.health()).detail).toBe('no scanner');
  });
});
