import { describe, expect, it } from '@jest/globals';
import { aClaim } from '../job-seeker/fixtures.ts';
import { aLink, linkId } from '../link/fixtures.ts';
import { given, happened, type Told, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { aColleague } from './colleague.fixture.ts';
import { decidedAccount } from './deciders.ts';
import { accessLink, accountId, invited } from './fixtures.ts';

const about = { accountId, jobSeekerId: null, personId: accountId };
const accepted = happened('InvitationAccepted', { ...about, credentialId: testId(7) });
const administers = happened('RolesGranted', { ...about, roles: ['AD', 'HR'] });
const suspended = happened('AccountSuspended', { ...about, reason: '离职' });
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);

describe('an invitation', () => {
  const takeUp = (history: readonly Told[], { now = testNow, link = linkId, present = linkId } = {}) =>
    given(decidedAccount, accountId, history)
      .related({ link: aLink('VALID', present) })
      .when('TakeUpAccess', { accountId, linkId: link, credentialId: testId(8) }, { actor: testSystem, now });

  it('is taken up once', () => {
    const taken = takeUp([invited]);
    expect([types(taken.own), types(taken.others), taken.after.state]).toEqual([
      ['InvitationAccepted'],
      ['LinkVoided'],
      'ACTIVE',
    ]);
    expect(takeUp([invited, accepted]).refused).toBe('link.expired');
  });
  it.each([
    ['a millisecond before its 72 hours are over', '2026-11-05T03:59:59.999Z', undefined],
    ['when they are over', '2026-11-05T04:00:00.000Z', 'link.expired'],
  ])('lives %s', (_what, now, refused) => expect(takeUp([invited], { now }).refused).toBe(refused));
  it('that was sent again is dead by its first link', () => {
    const again = { ...about, loginName: 'li.si', linkId: 'b'.repeat(64), expiresAt: accessLink.expiresAt };
    const history = [invited, happened('InvitationSentAgain', again)];
    const present = 'b'.repeat(64);
    expect(takeUp(history, { present }).refused).toBe('link.expired');
    expect(takeUp(history, { present, link: present }).refused).toBeUndefined();
  });
  it('sent again kills the link before and makes another', () => {
    const sent = given(decidedAccount, accountId, [invited])
      .related({ link: aLink() })
      .when('ResendInvitation', { accountId });
    expect(types(sent.others)).toEqual(['LinkVoided', 'LinkIssued']);
    expect(sent.own[0]?.data).toMatchObject({ loginName: 'li.si', expiresAt: '2026-11-05T04:00:00.000Z' });
  });
  it('goes to another mail where the first was mistyped: that one is free again, is told nothing, and its link is dead', () => {
    const sent = given(decidedAccount, accountId, [invited])
      .related({ link: aLink(), email: aClaim(accountId) })
      .when('ResendInvitation', { accountId, email: 'li.si@right.example', phone: '+8613800138000' });
    expect(sent.own.map(({ type, data }) => [type, data])).toMatchObject([
      ['EmailChanged', { email: 'li.si@right.example', former: null, proved: true }],
      ['PhoneChanged', { phone: '+8613800138000', former: null }],
      ['InvitationSentAgain', { loginName: 'li.si' }],
    ]);
    expect(types(sent.others)).toEqual(['ClaimReleased', 'ClaimTaken', 'ClaimTaken', 'LinkVoided', 'LinkIssued']);
    expect(sent.after.data).toMatchObject({ email: 'li.si@right.example', phone: '+8613800138000' });
  });
  it.each([
    [{ email: 'taken@right.example' }, { nextEmail: aClaim(testId(9)) }, 'account.email_taken'],
    [{ phone: '+8613800138000' }, { nextPhone: aClaim(testId(9)) }, 'account.phone_taken'],
    [{ email: null }, {}, 'account.unreachable'],
  ])('sent again to %j of somebody else, or to nobody, is refused', (to, related, code) =>
    expect(
      given(decidedAccount, accountId, [invited])
        .related({ link: aLink(), ...related })
        .when('ResendInvitation', { accountId, ...to }).refused,
    ).toBe(code),
  );
  it('sent again says until when it lives, and changes nothing that was right', () => {
    const phone = '+8613800138000';
    const known = happened('PhoneChanged', { ...about, phone, former: null });
    const { email } = invited.data as { email: string };
    const sent = given(decidedAccount, accountId, [invited, known])
      .related({ link: aLink(), email: aClaim(accountId), phone: aClaim(accountId) })
      .when('ResendInvitation', { accountId, email, phone });
    expect([types(sent.own), types(sent.others)]).toEqual([['InvitationSentAgain'], ['LinkVoided', 'LinkIssued']]);
    expect(sent.result).toEqual({ expiresAt: '2026-11-05T04:00:00.000Z' });
  });
  it.each([
    ['email', 'nextEmail', 'li.si@right.example'],
    ['phone', 'nextPhone', '+8613800138000'],
  ])('takes no %s twice that is theirs', (field, name, value) => {
    const sent = given(decidedAccount, accountId, [invited])
      .related({ link: aLink(), [name]: aClaim(accountId) })
      .when('ResendInvitation', { accountId, [field]: value });
    expect(types(sent.others)).toEqual(['LinkVoided', 'LinkIssued']);
  });
  it('frees a mistyped phone for whose it is', () => {
    const [mistyped, right] = ['+8613800138000', '+8613800138001'];
    const sent = given(decidedAccount, accountId, [
      invited,
      happened('PhoneChanged', { ...about, phone: mistyped, former: null }),
    ])
      .related({ link: aLink(), phone: aClaim(accountId) })
      .when('ResendInvitation', { accountId, phone: right });
    expect(sent.others.slice(0, 2)).toMatchObject([
      { type: 'ClaimReleased', on: { key: mistyped } },
      { type: 'ClaimTaken', on: { key: right } },
    ]);
  });
  it.each([
    [{ email: 'taken@right.example' }, { nextEmail: aClaim(testId(9)) }, 'email'],
    [{ phone: '+8613800138000' }, { nextPhone: aClaim(testId(9)) }, 'phone'],
    [{ email: null }, {}, 'email'],
  ])('refused to %j says at which field', (to, related, path) =>
    expect(
      given(decidedAccount, accountId, [invited])
        .related({ link: aLink(), ...related })
        .when('ResendInvitation', { accountId, ...to }).path,
    ).toBe(path),
  );
  it('withdrawn leaves nobody and frees the logins', () => {
    const mine = aClaim(accountId);
    const gone = given(decidedAccount, accountId, [invited])
      .related({ link: aLink(), login: mine, email: mine })
      .when('WithdrawInvitation', { accountId });
    expect(types(gone.own)).toEqual(['InvitationWithdrawn', 'AccountClosed']);
    expect(types(gone.others)).toEqual(['LinkVoided', 'ClaimReleased', 'ClaimReleased']);
    expect(gone.after).toMatchObject({ state: 'CLOSED', data: { name: null, email: null, roles: [] } });
  });
  it('of a suspended colleague opens nothing', () =>
    expect(takeUp([invited, accepted, suspended]).refused).toBe('account.invalid_transition'));
  it.each([
    [{ roles: ['HR'] }, 'account.unreachable'],
    [{ roles: ['IE', 'HH', 'CA'], email: 'a@example.com' }, 'account.no_staff_role'],
  ])('of %j is none', (more, code) =>
    expect(() =>
      given(decidedAccount, accountId).when('InviteColleague', { name: '李思', loginName: 'li.si', ...more }),
    ).toThrow(code),
  );
});

describe('an administrator', () => {
  const history = [invited, accepted, administers];
  const by = (command: string, payload: object, acting = aColleague(['AD']), actor = testActor) =>
    given(decidedAccount, accountId, history)
      .related({ acting })
      .when(command, { accountId, ...payload }, { actor }).refused;
  const self = { kind: 'account', id: accountId } as const;
  const own = aColleague(['AD'], accountId);

  it.each([
    ['SuspendAccount', { reason: '离职' }],
    ['GrantRoles', { roles: ['HR'] }],
    ['ResetAccess', {}],
  ])('does not do %s to themselves', (command, payload) =>
    expect(by(command, payload, own, self)).toBe('account.own_access'),
  );
  it('gives themselves another role', () =>
    expect(by('GrantRoles', { roles: ['AD', 'HR', 'AU'] }, own, self)).toBeUndefined());
  it('does not close the own account', () => expect(by('RequestClosing', {}, own, self)).toBe('account.own_access'));
  it.each([
    ['is one no more', aColleague(['HR'])],
    [
      'was suspended meanwhile',
      aColleague(['AD'], testActor.id, [
        happened('AccountSuspended', {
          accountId: testActor.id,
          jobSeekerId: null,
          personId: testActor.id,
          reason: '',
        }),
      ]),
    ],
  ])('keeps their rights where who takes them %s', (_why, acting) => {
    expect(by('SuspendAccount', { reason: '离职' }, acting)).toBe('account.own_access');
    expect(by('GrantRoles', { roles: ['HR'] }, acting)).toBe('account.own_access');
  });
  it('loses them by another one', () => {
    expect(by('SuspendAccount', { reason: '离职' })).toBeUndefined();
    expect(by('GrantRoles', { roles: ['HR'] })).toBeUndefined();
  });
  it('loses them by no program', () =>
    expect(by('GrantRoles', { roles: ['HR'] }, aColleague(['AD']), testSystem)).toBe('account.own_access'));
});

it('a reset ends the password and what was signed in until then', () => {
  const reset = given(decidedAccount, accountId, [invited, accepted]).when('ResetAccess', { accountId });
  expect(reset.after.data).toMatchObject({ credentialId: null, signedOutAt: testNow });
  expect(types(reset.others)).toEqual(['LinkIssued']);
});
