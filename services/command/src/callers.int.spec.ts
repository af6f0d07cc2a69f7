import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { aggregates } from '@talentlog/domain/fold';
import { createOpener } from '@talentlog/runtime';
import { openSqliteSignIns } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../../tests/support/own.ts';
import { callersOf } from './callers.ts';
import { about, administrator, keys, openAccounts } from './pipeline/fixtures.ts';

describe('who asks, beside the service that decides', () => {
  const own = ownOfEachTest();

  /** Somebody of the staff who is signed in, as another thread sees them. */
  async function signedIn() {
    const file = join(own.folder(), 'sign-ins.db');
    const [deciding, asking] = [await openSqliteSignIns({ file }), await openSqliteSignIns({ file })];
    for (const one of [deciding, asking]) own.closes(() => one.close());
    const { store, pipeline, hire } = openAccounts();
    const [accountId, chief] = [await hire('lin'), await hire('chief', 'AD')];
    const now = Date.now();
    const signInId = await deciding.begin({ accountId, identity: 'Staff', now, expiresAt: now + 3_600_000 });
    const contracts = Object.assign({}, ...Object.values(aggregates).map(({ events }) => events));
    const open = createOpener({ contracts, keys });
    const callers = callersOf({
      store,
      open,
      signIns: asking,
      secret: randomBytes(32),
      devInbox: false,
      company: null,
    });
    const account = async () => {
      const resolved = await callers.resolver.resolve({ signInId });
      return 'caller' in resolved ? resolved.caller.account : undefined;
    };
    expect((await account())?.roles).toEqual(['HR']);
    const does = async (name: string, payload: object) =>
      expect(await pipeline.execute(about(name, accountId, payload, { caller: administrator(chief) }))).toMatchObject({
        ok: true,
      });
    return { account, does, deciding, signInId, callers };
  }

  it('is nobody any more with the command that suspends the account', async () => {
    const { account, does } = await signedIn();
    await does('SuspendAccount', { reason: '离职' });
    expect(await account()).toBeUndefined();
  });

  it('has the roles of this moment, also after everything that was kept was forgotten', async () => {
    const { account, does, callers } = await signedIn();
    await does('GrantRoles', { roles: ['AU'] });
    expect((await account())?.roles).toEqual(['AU']);
    callers.forget();
    expect((await account())?.roles).toEqual(['AU']);
  });

  it('is nobody any more once the sign-in ended', async () => {
    const { account, deciding, signInId } = await signedIn();
    await deciding.end(signInId);
    expect(await account()).toBeUndefined();
  });
});
