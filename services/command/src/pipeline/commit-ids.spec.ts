import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Caller } from '@talentlog/runtime';
import { about, administrator, idOfSender, openAccounts, system } from './fixtures.ts';

const roles = (accountId: string, caller: Caller, commandId: string, ...granted: string[]) =>
  about('GrantRoles', accountId, { roles: granted }, { caller, commandId });

describe('the id of a commit', () => {
  test('an id that the system will use is free, whoever named it before', async () => {
    const { pipeline, hire } = openAccounts();
    const [accountId, other] = [await hire('recruiter'), await hire('recruiter2')];
    const known = randomUUID();
    for (const caller of [administrator(), administrator()])
      expect(await pipeline.execute(roles(other, caller, known, 'SC'))).toMatchObject({ ok: true });
    expect(await pipeline.execute(roles(accountId, system, known, 'IV'))).toMatchObject({ ok: true });
  });

  test('an id read in the log leads to nothing', async () => {
    const { store, pipeline, hire } = openAccounts();
    const accountId = await hire('recruiter');
    const [event] = await store.readStream(`account-${accountId}`);
    const seen = String(event?.metadata.commandId);
    expect(await pipeline.execute(roles(accountId, administrator(), seen, 'SC'))).toMatchObject({ ok: true });
  });

  test('what was done under the sender’s own id before the upgrade is not done again', async () => {
    const { store, pipeline, another, hire } = openAccounts();
    const former = another(idOfSender);
    const accountId = await hire('recruiter');
    const wish = roles(accountId, system, randomUUID(), 'IV');
    const done = await former.execute(wish);
    const head = await store.head();
    expect(await pipeline.execute(wish)).toEqual({ ...done, isRepeated: true });
    expect(await store.head()).toBe(head);
  });

  test('what somebody else did under that id before the upgrade does not stand in the way', async () => {
    const { pipeline, another, hire } = openAccounts();
    const former = another(idOfSender);
    const accountId = await hire('recruiter');
    const known = randomUUID();
    expect(await former.execute(roles(accountId, administrator(), known, 'SC'))).toMatchObject({ ok: true });
    expect(await pipeline.execute(roles(accountId, system, known, 'IV'))).toMatchObject({ ok: true });
  });
});
