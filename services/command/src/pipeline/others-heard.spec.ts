import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type RecordedEvent, StoreUnavailable } from '@talentlog/runtime';
import { about, administrator, openAccounts } from './fixtures.ts';
import { knownToAll } from './others-heard.ts';

const change = (values: object) => ({
  ...{ name: 'ChangeSettings', payload: { values }, commandId: randomUUID(), caller: administrator() },
});
/** By an administrator who is one in the log, too. */
const suspend = (accountId: string, by: string) =>
  about('SuspendAccount', accountId, { reason: '离职' }, { caller: administrator(by) });
const reinstate = (accountId: string) => about('ReinstateAccount', accountId, {});

describe('a pipeline beside that of another process', () => {
  it('decides on what the other one appended, also where it knew what was before', async () => {
    const { pipeline: here, another, besides, hire } = openAccounts();
    const accountId = await hire('recruiter');
    const { pipeline: there, others } = await besides();
    const deaf = another();
    for (const one of [there, deaf])
      expect(
        await one.execute(about('GrantRoles', accountId, { roles: ['HR', one === deaf ? 'SC' : 'IV'] })),
      ).toMatchObject({
        ok: true,
      });
    expect(await here.execute(suspend(accountId, await hire('boss', 'AD')))).toMatchObject({ ok: true });
    // Who does not hear takes the account for an active one, and refuses.
    expect(await deaf.execute(reinstate(accountId))).toMatchObject({ ok: false });
    expect(await there.execute(reinstate(accountId))).toMatchObject({ ok: true });
    await others.stop();
  });

  it('follows the settings that the other one changed', async () => {
    const { pipeline: here, besides, store, hire } = openAccounts();
    const accountId = await hire('recruiter');
    const { pipeline: there, others } = await besides();
    const newest = async () => (await store.readStream(`account-${accountId}`)).at(-1) as RecordedEvent;
    for (const [roles, days] of [
      [['HR', 'IV'], 40],
      [['HR'], 41],
    ] as const) {
      expect(await here.execute(change({ lockDays: days }))).toMatchObject({ ok: true });
      expect(await there.execute(about('GrantRoles', accountId, { roles: [...roles] }))).toMatchObject({ ok: true });
      expect((await newest()).metadata.settings).toBe(days - 40);
    }
    await others.stop();
  });

  it('takes every wish once when both are sent many of the same stream', async () => {
    const { pipeline: here, besides, store, hire } = openAccounts();
    const accountId = await hire('recruiter');
    const { pipeline: there, others } = await besides();
    const wishes = Array.from({ length: 40 }, (_, n) =>
      (n % 2 === 0 ? here : there).execute(
        about('GrantRoles', accountId, { roles: n % 4 < 2 ? ['HR'] : ['HR', 'IV'] }),
      ),
    );
    const outcomes = await Promise.all(wishes);
    const events = await store.readStream(`account-${accountId}`);
    expect(events.map(({ revision }) => revision)).toEqual(events.map((_event, at) => at));
    const told = outcomes.flatMap((one) => (one.ok ? one.events.map(({ id }) => id) : []));
    expect(new Set(told).size).toBe(told.length);
    expect(
      events
        .slice(-told.length)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...told].sort());
    await others.stop();
  });

  it('decides nothing, and lets nobody in, while it cannot hear', async () => {
    const { besides, store, hire } = openAccounts();
    const accountId = await hire('recruiter');
    const { pipeline: there, others } = await besides();
    const resolver = knownToAll(others, { resolve: async () => ({ caller: {} }) });
    expect(await resolver.resolve({})).toEqual({ caller: {} });
    await store.close();
    await expect(there.execute(reinstate(accountId))).rejects.toThrow(StoreUnavailable);
    await expect(resolver.resolve({})).rejects.toThrow(StoreUnavailable);
    await others.stop();
  });
});
