import { describe, expect, it } from '@jest/globals';
import { jobSeekerId } from '../job-seeker/fixtures.ts';
import { given, happened, story, tell, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedPrivacyAuthorization } from './deciders.ts';
import { consentExpiresAt, linkId, privacyHistories } from './fixtures.ts';
import { privacyAuthorization } from './privacy-authorization.ts';
import { privacyAuthorizationTimers } from './timers.ts';

/** The last moment of 31 March in Shanghai; people are told 30 and 7 days before, about ten in the morning. */
const expiresAt = '2027-03-31T15:59:59.999Z';
const [first, last] = ['2027-03-01T01:59:59.999Z', '2027-03-24T01:59:59.999Z'];
const [end, early, late] = ['consent', 'consent-reminder-30', 'consent-reminder-7'].map(
  (name) => `${name}:${jobSeekerId}`,
);
const command = (name: string) => ({ name, payload: { jobSeekerId } });
const set = (timer: string | undefined, at: string) => ({ set: timer, at, command: command('RemindOfConsent') });
const expire = { set: end, at: expiresAt, command: command('ExpireConsent') };

describe('the clock of a consent', () => {
  const timers = (type: 'ConsentGranted' | 'ConsentAskedAnew', at: string) =>
    (privacyAuthorizationTimers[type] as (event: never) => unknown)({
      ...{ type, at, data: { jobSeekerId, expiresAt, until: expiresAt } },
    } as never);

  it.each([
    ['2026-11-02T04:00:00.000Z', [set(early, first), set(late, last)]],
    ['2027-02-28T01:59:59.998Z', [set(early, first), set(late, last)]],
    ['2027-02-28T01:59:59.999Z', [{ cancel: early }, set(late, last)]],
    ['2027-03-23T01:59:59.999Z', [{ cancel: early }, { cancel: late }]],
  ])('of one given or asked for anew at %s reminds of nothing within a day', (at, reminders) => {
    expect(timers('ConsentGranted', at)).toEqual([expire, ...reminders]);
    expect(timers('ConsentAskedAnew', at)).toEqual([expire, ...reminders]);
  });
});

describe('a reminder of a consent', () => {
  const remind = (now: string) =>
    given(decidedPrivacyAuthorization, jobSeekerId, privacyHistories.AUTHORIZED).when(
      'RemindOfConsent',
      { jobSeekerId },
      { actor: testSystem, now },
    );

  it.each([
    [31, undefined],
    [30, 30],
    [1, 1],
    [0, 0],
    [-1, undefined],
  ])('is sent %i days before the end: %s', (days, daysLeft) => {
    const { own, refused, params } = remind(addDays(consentExpiresAt, -days));
    if (daysLeft === undefined)
      expect([refused, params]).toEqual(['privacyAuthorization.invalid_transition', { until: consentExpiresAt }]);
    else expect(own[0]?.data).toMatchObject({ daysLeft });
  });

  it('goes with a link that the consent keeps', () => {
    const reminded = happened('ConsentReminded', { jobSeekerId, linkId, expiresAt, daysLeft: 7 });
    const after = (history: typeof privacyHistories.AUTHORIZED) =>
      tell(story(privacyAuthorization, jobSeekerId, history)).data;
    expect(after([...privacyHistories.AUTHORIZED, reminded])).toEqual({
      ...(after(privacyHistories.AUTHORIZED) as object),
      linkIds: [linkId],
    });
  });
});
