import { expect, test } from '@jest/globals';
import type { Folds } from '@talentlog/command/workers';
import { newUuid, openMemoryEventStore } from '@talentlog/runtime';
import { createLookup } from './lookup.ts';

const at = '2026-11-21T04:00:00.000Z';

/** A log in which accounts begin, and how they stand now. */
function company() {
  const store = openMemoryEventStore();
  const accounts: Record<string, { readonly state: string; readonly roles: readonly string[] }> = {};
  const load = async (_aggregate: string, id: string) => {
    const { state = 'UNREGISTERED', roles = [] } = accounts[id] ?? {};
    return { id, state, data: { roles, name: null, phone: null, email: null, language: 'zh-CN', messagesOff: [] } };
  };
  const comes = async (accountId: string, type: string, state: string, roles: readonly string[]) => {
    accounts[accountId] = { state, roles };
    const id = newUuid();
    const metadata = { actor: 'x', correlationId: id, causationId: id, commandId: id, commandName: 'X', at };
    const event = { id, type, schemaVersion: 1, data: { accountId }, metadata };
    await store.append({
      commitId: id,
      writes: [{ stream: `account-${accountId}`, expected: 'no-stream', events: [event] }],
    });
  };
  return { accounts, comes, ...createLookup({ load } as unknown as Pick<Folds, 'load'>, store) };
}

test('whoever has a permission now is asked to act by it: however they came, and only while they can sign in', async () => {
  const { accounts, comes, holdersOf } = company();
  expect(await holdersOf('ADMIN_PRIVACY')).toEqual([]);
  await comes('first', 'StaffAccountCreated', 'ACTIVE', ['AD']);
  await comes('invited', 'ColleagueInvited', 'ACTIVE', ['HR', 'AD']);
  await comes('promoted', 'RolesGranted', 'ACTIVE', ['AD']);
  await comes('not-yet', 'ColleagueInvited', 'INVITED', ['AD']);
  await comes('suspended', 'StaffAccountCreated', 'SUSPENDED', ['AD']);
  await comes('recruiter', 'StaffAccountCreated', 'ACTIVE', ['HR']);
  await comes('candidate', 'AccountRegistered', 'ACTIVE', []);
  expect(await holdersOf('ADMIN_PRIVACY')).toEqual(['first', 'invited', 'promoted']);
  await comes('later', 'ColleagueInvited', 'ACTIVE', ['AD']);
  accounts.first = { state: 'SUSPENDED', roles: ['AD'] };
  expect(await holdersOf('ADMIN_PRIVACY')).toEqual(['invited', 'promoted', 'later']);
});

test.each([
  ['ACTIVE', true],
  ['SUSPENDED', false],
  ['INVITED', false],
  ['CLOSED', false],
])('of an account that is %s it is told whether somebody may act by it', async (state, canAct) => {
  const { accounts, contact } = company();
  accounts.one = { state, roles: ['OA'] };
  expect((await contact({ accountId: 'one' }))?.canAct).toBe(canAct);
});
