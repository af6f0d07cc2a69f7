import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LinkCaller, SignIns } from '@talentlog/runtime';
import { openSqliteSignIns } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import type { SignInParts } from './decision.ts';
import { tailTriesLeft, triesOf } from './tail-tries.ts';
import { verifyLinkTail } from './verify-link-tail.ts';

const link = { linkId: 'l1', jobSeekerId: 'js1', purpose: 'interview', satisfied: [] } as unknown as LinkCaller;
const wrong = '0000';
const right = '6021';

describe('the tail of a link', () => {
  const own = ownOfEachTest();
  let signIns: SignIns;
  let stepUp: 'tail' | 'code';
  let told: object[];
  const now = new Date(Date.UTC(2026, 10, 2));
  const cache = {
    load: async ({ name }: { name: string }) => ({
      data: name === 'link' ? { stepUp } : { accountId: null, phone: `+861380000${right}` },
    }),
  };
  const pipeline = {
    execute: async ({ name, payload }: { name: string; payload: object }) => {
      told.push({ name, ...payload });
      return { ok: true };
    },
  };
  const parts = () => ({ signIns, cache, pipeline, clock: () => now }) as unknown as SignInParts;
  const attempt = async (tail: string, address: string, browser = 'a-browser') => {
    const answer = await verifyLinkTail({ tail }, { link, origin: { address, browser } }, parts());
    return answer.ok ? 'ok' : answer.code;
  };

  beforeEach(async () => {
    stepUp = 'tail';
    told = [];
    signIns = await openSqliteSignIns({ file: join(own.folder(), 'sign-ins.db') });
    own.closes(() => signIns.close());
  });

  it('may be tried five times from a network, fifty from all, and still in a browser that knew it', async () => {
    expect(await attempt(right, 'home', 'own')).toBe('ok');
    for (let turn = 0; turn < 5; turn += 1)
      expect(await attempt(wrong, 'a', `browser ${turn}`)).toBe('link.tail_wrong');
    expect(await attempt(right, 'a', 'another')).toBe('link.locked');
    expect(await attempt(right, 'b', 'another')).toBe('ok');
    for (let turn = 0; turn < 43; turn += 1) expect(await attempt(wrong, `network ${turn}`)).toBe('link.tail_wrong');
    expect(await attempt(right, 'elsewhere', 'another new one')).toBe('link.locked');
    for (const address of ['a', 'home']) expect(await attempt(right, address, 'own')).toBe('ok');
  });

  it('has the log tell that the person answered at their phone once it was right', async () => {
    await attempt(wrong, 'a');
    expect(told).toEqual([]);
    await attempt(right, 'a');
    expect(told).toEqual([{ name: 'NoteContactProved', jobSeekerId: 'js1', field: 'phone' }]);
  });

  it('says how many tries are left, and the page that asks for it the same', async () => {
    const origin = { address: 'here', browser: 'mine' };
    const left = async (from = origin) => tailTriesLeft((await triesOf(link.linkId, from, parts())).key, parts());
    expect(await left()).toBe(5);
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const answer = await verifyLinkTail({ tail: wrong }, { link, origin }, parts());
      expect(answer).toMatchObject({ code: 'link.tail_wrong', params: { triesLeft } });
      expect(await left()).toBe(triesLeft);
    }
    expect(await left({ ...origin, address: 'elsewhere' })).toBe(5);
  });

  it('of a link that asks for a code is told to nobody, right or wrong', async () => {
    stepUp = 'code';
    expect([await attempt(right, 'a'), await attempt(wrong, 'a')]).toEqual(['link.invalid', 'link.invalid']);
    for (let turn = 0; turn < 9; turn += 1) expect(await attempt(wrong, 'a')).toBe('link.invalid');
  });
});
