import { describe, expect, it } from '@jest/globals';
import { allowedActions } from '../allowed-actions.ts';
import { given, happened, onlooker, story, type Told, tell, testId } from '../shared/testing.ts';
import { account } from './account.ts';
import { decidedAccount } from './deciders.ts';
import type { AccountData } from './evolve.ts';
import { accountId, invited } from './fixtures.ts';

const about = { accountId, jobSeekerId: null, personId: accountId };
const accepted = happened('InvitationAccepted', { ...about, credentialId: testId(7) });
const minute = (n: number) => new Date(Date.UTC(2026, 10, 2, 4, n)).toISOString();
const signedIn = (n: number): Told =>
  happened(
    'ColleagueSignedIn',
    {
      ...about,
      ...{ signInRef: testId(1000 + n), way: 'PASSWORD', browser: 'Firefox · Linux', network: '203.0.*.*' },
      until: '2026-11-16T04:00:00.000Z',
    },
    minute(n),
  );
const after = (...more: readonly Told[]) =>
  tell(story(account, accountId, [invited, accepted, ...more])).data as AccountData;
const ended = ({ signIns }: AccountData) => signIns.map(({ endedAt }) => endedAt);

describe('sign-ins of a colleague', () => {
  it('are kept with when, how and where from', () =>
    expect(after(signedIn(1)).signIns).toEqual([
      {
        signInRef: testId(1001),
        at: minute(1),
        way: 'PASSWORD',
        browser: 'Firefox · Linux',
        network: '203.0.*.*',
        until: '2026-11-16T04:00:00.000Z',
        endedAt: null,
      },
    ]));
  it('are ended by their id, and once', () => {
    const end = (n: number, ...more: readonly Told[]) =>
      given(decidedAccount, accountId, [invited, accepted, signedIn(1), signedIn(2), ...more]).when('EndSignIn', {
        ...{ accountId, signInRef: testId(1000 + n) },
      });
    const over = (n: number) => happened('ColleagueSignInEnded', { ...about, signInRef: testId(1000 + n) }, minute(5));
    expect(end(2).own).toEqual([{ type: 'ColleagueSignInEnded', data: { ...about, signInRef: testId(1002) } }]);
    expect(end(3).refused).toBe('common.not_found');
    expect(end(1, over(1)).refused).toBe('common.not_found');
    expect(ended(after(signedIn(1), over(1), happened('PhoneChanged', { ...about, phone: null }, minute(6))))).toEqual([
      minute(5),
    ]);
    const offered = (...more: readonly Told[]) =>
      allowedActions('account', tell(story(account, accountId, [invited, accepted, ...more])), onlooker()).includes(
        'EndSignIn',
      );
    expect([offered(), offered(signedIn(1)), offered(signedIn(1), signedIn(2), over(1))]).toEqual([false, true, true]);
    expect(offered(signedIn(1), over(1))).toBe(false);
  });
  it('end one by one', () => {
    const one = happened('ColleagueSignInEnded', { ...about, signInRef: testId(1001) }, minute(5));
    expect(ended(after(signedIn(1), signedIn(2), one))).toEqual([minute(5), null]);
  });
  it.each([
    ['PasswordChanged', { credentialId: testId(8) }, null],
    ['PhoneChanged', { phone: '+8613900139000', former: null }, null],
    ['AccountSuspended', { reason: '离职' }, minute(5)],
    ['SecondFactorReset', {}, minute(5)],
  ])('all end with %s', (type, more, signedOutAt) => {
    const data = after(signedIn(1), signedIn(2), happened(type, { ...about, ...more }, minute(5)));
    expect([ended(data), data.signedOutAt]).toEqual([[minute(5), minute(5)], signedOutAt]);
  });
  it('are fifty at the most; what is older than those is over', () => {
    const data = after(...Array.from({ length: 52 }, (_none, n) => signedIn(n)));
    expect([data.signIns.length, data.signIns[0]?.at, data.signedOutAt]).toEqual([50, minute(2), minute(1)]);
  });
});
