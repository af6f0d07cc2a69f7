import { describe, expect, it } from '@jest/globals';
import { account } from '../account/account.ts';
import { privacyAuthorization } from '../privacy-authorization/privacy-authorization.ts';
import { anApplication } from '../shared/stories.ts';
import { given, happened, type Story, story, type Told, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedJobSeeker } from './deciders.ts';
import { aClaim, applicationClosed, applicationOpened, jobSeekerCreated, jobSeekerId } from './fixtures.ts';

const [accountId, applicationId] = [testId(4), testId(10)];
const ended = [applicationOpened(), applicationClosed()];
const owner = [jobSeekerCreated({ accountId }), ...ended];
const announced = (daysFromNow: number, at = addDays(testNow, -40)): Told => ({
  ...happened('ErasureAnnounced', { jobSeekerId, erasesAt: addDays(testNow, daysFromNow) }),
  at,
});
const consent = (...told: readonly Told[]): Story => story(privacyAuthorization, jobSeekerId, told);
const granted = (at: string, expiresAt: string): Told => ({
  ...happened('ConsentGranted', { jobSeekerId, policyVersion: '1', expiresAt }),
  at,
});
const accountWith = (...more: readonly Told[]): Story =>
  story(account, accountId, [
    happened('AccountRegistered', {
      ...{ accountId, jobSeekerId, personId: jobSeekerId },
      ...{ name: '王晨', phone: '+8613800138000', language: 'zh-CN' },
    }),
    ...more,
  ]);
const told = (name: string, history: readonly Told[], related: Readonly<Record<string, Story>> = {}) =>
  given(decidedJobSeeker, jobSeekerId, history)
    .related({
      ...{ account: accountWith(), consent: consent(), person: aClaim(), phone: aClaim() },
      [`application:${applicationId}`]: anApplication({ id: applicationId, jobSeekerId }),
      ...related,
    })
    .when(name, { jobSeekerId, ...(name === 'EraseJobSeeker' ? { cause: 'RETENTION' } : {}) }, { actor: testSystem });

describe('an owner of an account whose time is over', () => {
  it('is told from when on they may be erased, as the setting says', () => {
    const { own } = told('AnnounceErasure', owner);
    expect(own).toEqual([{ type: 'ErasureAnnounced', data: { jobSeekerId, erasesAt: addDays(testNow, 30) } }]);
  });

  it.each<[string, readonly Told[], Record<string, Story>, string]>([
    ['has no account', [jobSeekerCreated(), ...ended], {}, 'jobSeeker.erase_not_due'],
    ['applied meanwhile', [...owner, applicationOpened()], {}, 'jobSeeker.erase_not_due'],
    [
      'is a colleague',
      owner,
      {
        account: accountWith(
          happened('RolesGranted', { accountId, jobSeekerId, personId: jobSeekerId, roles: ['HR'] }),
        ),
      },
      'jobSeeker.erase_colleague',
    ],
  ])('is not told who %s', (_who, history, related, code) =>
    expect(told('AnnounceErasure', history, related)).toMatchObject({ refused: code }),
  );

  it.each<[string, readonly Told[], Record<string, Story>]>([
    ['nobody told', owner, {}],
    ['was told, and the notice runs', [...owner, announced(0.001)], {}],
    ['applied since', [...owner, announced(0), applicationOpened()], {}],
    ['applied and ended since', [...owner, announced(0), ...ended], {}],
    [
      'agreed since, and not any more',
      [...owner, announced(0)],
      { consent: consent(granted(addDays(testNow, -39), addDays(testNow, -1))) },
    ],
    [
      'agrees still',
      [jobSeekerCreated(), ...ended],
      { consent: consent(granted(addDays(testNow, -39), addDays(testNow, 1))) },
    ],
  ])('is not erased for it who %s', (_who, history, related) =>
    expect(told('EraseJobSeeker', history, related)).toMatchObject({ refused: 'jobSeeker.erase_not_due' }),
  );

  it.each<[string, readonly Told[], Record<string, Story>]>([
    ['whose notice is over', [...owner, announced(0)], {}],
    [
      'who agreed before they were told',
      [...owner, announced(0)],
      { consent: consent(granted(addDays(testNow, -41), addDays(testNow, -1))) },
    ],
    ['without an account, who is told nothing', [jobSeekerCreated(), ...ended], {}],
  ])('is erased %s', (_who, history, related) =>
    expect(told('EraseJobSeeker', history, related).own[0]).toMatchObject({
      type: 'ErasureBegun',
      data: { cause: 'RETENTION' },
    }),
  );
});
