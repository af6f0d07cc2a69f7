import { describe, expect, test } from '@jest/globals';
import { type Sealer, START, silentLogger } from '@talentlog/runtime';
import type { Verdict } from '@talentlog/runtime/sqlite';
import { watchIntegrity } from './watch.ts';

const seal = { upTo: '00000000000000000003', hash: 'a1b2', at: '2026-11-23T10:00:00.000Z' };
const sealer: Sealer = {
  last: () => seal,
  problem: () => undefined,
  seal: async () => undefined,
  stop: async () => undefined,
};
const sound: Verdict = { ok: true, checked: 3, head: START, firstBad: null };
const damaged: Verdict = { ...sound, ok: false, firstBad: { position: '00000000000000000003', why: 'it was changed' } };

/** Checks that end when they are told to, in the order in which they began. */
function checks() {
  const ends: ((verdict: Verdict) => void)[] = [];
  const verifyLog = () => new Promise<Verdict>((resolve) => void ends.push(resolve));
  const begun = async (count: number) => {
    while (ends.length < count) await new Promise(setImmediate);
  };
  return { ends, begun, watch: watchIntegrity({ storage: { verifyLog }, sealer, logger: silentLogger }) };
}

describe('what is known of the log', () => {
  test('is nothing before a check ended, then what the check after the start found, with its moment', async () => {
    const { watch, ends, begun } = checks();
    await begun(1);
    expect([await watch.last(), watch.status().detail]).toEqual([undefined, 'checking']);
    ends[0]?.(damaged);
    while ((await watch.last()) === undefined) await new Promise(setImmediate);
    expect(await watch.last()).toEqual({
      ...damaged,
      sealed: seal,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(watch.status()).toMatchObject({ ready: false, detail: 'damaged' });
    await watch.stop();
  });

  test('is read once for all who ask meanwhile, and not by a check that began before they asked', async () => {
    const { watch, ends, begun } = checks();
    await begun(1);
    const first = watch.check();
    await begun(2);
    const others = [1, 2, 3].map(() => watch.check());
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    expect(ends).toHaveLength(2);
    ends[1]?.(sound);
    expect(await first).toMatchObject(sound);
    await begun(3);
    ends[2]?.(damaged);
    for (const found of await Promise.all(others)) expect(found).toMatchObject(damaged);
    expect(ends).toHaveLength(3);
    ends[0]?.(sound);
    await watch.stop();
  });

  test('is what the check that began last found, though an earlier one ends after it', async () => {
    const { watch, ends, begun } = checks();
    await begun(1);
    const asked = watch.check();
    await begun(2);
    ends[1]?.(damaged);
    expect(await asked).toMatchObject(damaged);
    ends[0]?.(sound);
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    expect(await watch.last()).toMatchObject(damaged);
    await watch.stop();
  });
});
