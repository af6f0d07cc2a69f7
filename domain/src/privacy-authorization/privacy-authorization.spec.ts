import { describe, expect, it } from '@jest/globals';
import { aJobSeeker, applicationOpened, jobSeekerId } from '../job-seeker/fixtures.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { aLink } from '../link/fixtures.ts';
import { aResume, basicBlock, saved } from '../resume/fixtures.ts';
import type { Folded } from '../shared/aggregate.ts';
import { cellsOf } from '../shared/cells.ts';
import { given, happened, story, tell, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays, endOfDay } from '../shared/time.ts';
import { consentLives } from './consent-lives.ts';
import { decidedPrivacyAuthorization } from './deciders.ts';
import type { PrivacyAuthorizationData } from './evolve.ts';
import {
  consentExpiresAt,
  linkId,
  policyVersion,
  privacyAuthorizationFixtures,
  privacyHistories,
  testSeeker,
} from './fixtures.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

const consent = (state: keyof typeof privacyHistories) =>
  given(decidedPrivacyAuthorization, jobSeekerId, privacyHistories[state]);

/** The person's resume, with the day of birth where one is known. */
const aged = (birthDate?: string) => ({
  resume:
    birthDate === undefined
      ? aResume('EMPTY')
      : aResume('INCOMPLETE', saved('basic', { ...basicBlock, birthDate }, true)),
});

const linkOf = (letter: string) => letter.repeat(64);
const requestedBy = (letter: string) =>
  happened('ConsentRequested', {
    ...{ jobSeekerId, requestedBy: testActor.id },
    ...{ linkId: linkOf(letter), linkExpiresAt: addDays(testNow, 30) },
  });

/** Asked by these links, which all work. */
const askedBy = (...letters: readonly string[]) =>
  given(decidedPrivacyAuthorization, jobSeekerId, letters.map(requestedBy)).related({
    ...{ jobSeeker: aJobSeeker(), ...aged() },
    ...Object.fromEntries(letters.map((letter, at) => [`link${at}`, aLink('VALID', linkOf(letter))])),
  });

describe('privacyAuthorization', () => {
  it.each(cellsOf(privacyAuthorizationFixtures))('$name', ({ run }) => run());

  it('is given to the present policy only, and lives from the last time', () => {
    const stale = consent('UNAUTHORIZED').related(aged()).when('GrantConsent', { policyVersion: '2019-01-01' });
    expect(stale).toMatchObject({
      refused: 'privacy.consent_required',
      params: { policyVersion },
      path: 'policyVersion',
    });
    const later = addDays(testNow, 100);
    const again = consent('AUTHORIZED').related(aged()).when('GrantConsent', { policyVersion }, { now: later });
    expect(again.after).toMatchObject({ state: 'AUTHORIZED', data: { expiresAt: addDays(consentExpiresAt, 100) } });
  });

  it('does not end before its time, and then names the policy', () => {
    const expire = (now: string) =>
      consent('AUTHORIZED').when('ExpireConsent', { jobSeekerId }, { actor: testSystem, now });
    expect(expire(testNow)).toMatchObject({
      refused: 'privacyAuthorization.invalid_transition',
      params: { until: consentExpiresAt },
    });
    const expired = expire(consentExpiresAt);
    expect(expired.own).toEqual([{ type: 'ConsentExpired', data: { jobSeekerId, policyVersion } }]);
    expect(expired.after.data).toMatchObject({ policyVersion, grantedAt: testNow, expiresAt: consentExpiresAt });
  });

  it('names the records that end with it', () => {
    const withdrawn = consent('AUTHORIZED')
      .related({ jobSeeker: aJobSeeker(applicationOpened()) })
      .when('WithdrawConsent', {}, { actor: testSeeker });
    expect(withdrawn.own[0]?.data).toEqual({ jobSeekerId, applicationIds: [testId(10)] });
    expect(withdrawn.after).toMatchObject({ state: 'UNAUTHORIZED', data: { expiresAt: null } });
  });

  it('is asked for once a week, of people we know', () => {
    const ask = (days: number) =>
      given(decidedPrivacyAuthorization, jobSeekerId, [
        { type: 'ConsentRequested', data: { jobSeekerId, requestedBy: testId(900) } },
      ])
        .related({ jobSeeker: aJobSeeker() })
        .when('RequestConsent', { jobSeekerId }, { now: addDays(testNow, days) });
    expect(ask(6)).toMatchObject({
      refused: 'privacy.request_too_often',
      params: { until: addDays(testNow, 7) },
    });
    expect(ask(7).refused).toBeUndefined();
    const unknown = consent('UNAUTHORIZED').related({ jobSeeker: story(jobSeeker, jobSeekerId) });
    expect(unknown.when('RequestConsent', { jobSeekerId }).refused).toBe('common.not_found');
  });

  it('is asked for by a link of thirty days that opens the person’s own page, beside the ones before: three at most', () => {
    const first = consent('UNAUTHORIZED').related({ jobSeeker: aJobSeeker() }).when('RequestConsent', { jobSeekerId });
    const until = addDays(testNow, 30);
    const issued = {
      type: 'LinkIssued',
      data: {
        purpose: 'consent',
        stepUp: 'tail',
        subjectAggregate: 'privacyAuthorization',
        subjectId: jobSeekerId,
        jobSeekerId,
        expiresAt: until,
      },
    };
    expect([...first.own, ...first.others]).toMatchObject([
      { type: 'ConsentRequested', data: { requestedBy: testActor.id, linkExpiresAt: until } },
      issued,
    ]);
    const again = askedBy('a').when('RequestConsent', { jobSeekerId }, { now: addDays(testNow, 7) });
    expect(again.others.map(({ type }) => type)).toEqual(['LinkIssued']);
    const fourth = askedBy('a', 'b', 'c').when('RequestConsent', { jobSeekerId }, { now: addDays(testNow, 7) });
    expect(fourth.others).toMatchObject([
      { type: 'LinkVoided', data: { linkId: linkOf('a'), reason: 'REPLACED' } },
      { type: 'LinkIssued' },
    ]);
  });

  // Who was asked by the links a, b and c, and answers by one of them or signed in: what ends.
  it.each([
    ['GrantConsent', 'a', ['b', 'c']],
    ['GrantConsent', 'c', ['a', 'b']],
    ['GrantConsent', undefined, ['a', 'b']],
    ['DeclineConsent', 'b', ['a', 'c']],
    ['DeclineConsent', undefined, ['a', 'b']],
  ] as const)('ends with %s by %s the links beside it', (name, by, ended) => {
    const actor = by === undefined ? testSeeker : ({ kind: 'link', id: linkOf(by), jobSeekerId } as const);
    const payload = name === 'GrantConsent' ? { policyVersion } : {};
    const { others } = askedBy('a', 'b', 'c').when(name, payload, { actor });
    const voided = others.filter(({ type }) => type === 'LinkVoided').map(({ data }) => data);
    expect(voided).toMatchObject(ended.map((one) => ({ linkId: linkOf(one) })));
  });

  it('is given and refused by the link, and who asked is named for being told', () => {
    const holder = { kind: 'link', id: linkId, jobSeekerId } as const;
    const yes = consent('ASKED').related(aged()).when('GrantConsent', { policyVersion }, { actor: holder });
    expect(yes.own[0]?.data).toMatchObject({ way: 'LINK', requestedBy: testActor.id, guardian: null });
    expect(yes.after.data).toMatchObject({ invitedUntil: null, requestedBy: null });
    const no = consent('ASKED')
      .related({ jobSeeker: aJobSeeker(applicationOpened()) })
      .when('DeclineConsent', {}, { actor: holder });
    expect(no.own[0]?.data).toEqual({ jobSeekerId, applicationIds: [testId(10)], requestedBy: testActor.id });
    expect(no.after).toMatchObject({ state: 'UNAUTHORIZED', data: { invitedUntil: null, declinedAt: [testNow] } });
  });

  // On the day of the fixtures (2 November 2026 in Shanghai), by hand.
  it.each([
    { birthDate: '2012-11-03', alone: 'delivery.under_14', together: 'delivery.under_14' },
    { birthDate: '2012-11-02', alone: 'privacy.guardian_required', together: undefined },
    { birthDate: '2008-11-03', alone: 'privacy.guardian_required', together: undefined },
    { birthDate: '2008-11-02', alone: undefined, together: undefined },
    { birthDate: undefined, alone: undefined, together: undefined },
  ])('of somebody born on $birthDate', ({ birthDate, alone, together }) => {
    const guardian = { name: '王芳', relation: 'MOTHER' };
    const grant = (payload: object) =>
      consent('UNAUTHORIZED')
        .related(aged(birthDate))
        .when('GrantConsent', { policyVersion, ...payload });
    expect(grant({}).refused).toBe(alone);
    const both = grant({ guardian });
    expect(both.refused).toBe(together);
    if (together === undefined) expect(both.after.data).toMatchObject({ guardian });
  });

  it('is reminded of within thirty days of its end, not earlier', () => {
    const remind = (daysBefore: number) =>
      consent('AUTHORIZED').when(
        'RemindOfConsent',
        { jobSeekerId },
        { actor: testSystem, now: addDays(consentExpiresAt, -daysBefore) },
      );
    expect(remind(31).refused).toBe('privacyAuthorization.invalid_transition');
    expect(remind(7).own[0]?.data).toMatchObject({ daysLeft: 7, expiresAt: consentExpiresAt });
  });

  it('of a former policy is asked for anew once, and ends after thirty days or earlier', () => {
    const anew = (now: string, privacyPolicyVersion = '2027-01-01') =>
      consent('AUTHORIZED').when(
        'AskConsentAnew',
        { jobSeekerId },
        { actor: testSystem, now, settings: { privacyPolicyVersion } },
      );
    expect(anew(testNow, policyVersion).refused).toBe('privacyAuthorization.invalid_transition');
    const asked = anew(testNow);
    const until = endOfDay(testNow, 30);
    expect(asked.own[0]?.data).toMatchObject({ policyVersion: '2027-01-01', until });
    expect(asked.after).toMatchObject({ state: 'AUTHORIZED', data: { expiresAt: until } });
    expect(consentLives(asked.after as Folded<PrivacyAuthorizationData>, addDays(testNow, 29))).toBe(true);
    expect(consentLives(asked.after as Folded<PrivacyAuthorizationData>, until)).toBe(false);
    expect(anew(addDays(consentExpiresAt, -5)).own[0]?.data).toMatchObject({ until: consentExpiresAt });
  });

  it('has a link of thirty days from when its person is told, which may be later', () => {
    const linkFrom = (tellFrom?: string) =>
      consent('AUTHORIZED').when(
        'AskConsentAnew',
        { jobSeekerId, ...(tellFrom === undefined ? {} : { tellFrom }) },
        { actor: testSystem, now: testNow, settings: { privacyPolicyVersion: '2027-01-01' } },
      ).own[0]?.data;
    const later = addDays(testNow, 2);
    expect(linkFrom()).toMatchObject({ linkExpiresAt: addDays(testNow, 30) });
    expect(linkFrom(later)).toMatchObject({ linkExpiresAt: addDays(later, 30) });
  });

  it('is kept in a list: each version, when, how, and how it ended', () => {
    const granted = (version: string, way: string) =>
      happened('ConsentGranted', { jobSeekerId, policyVersion: version, expiresAt: consentExpiresAt, way });
    const { data } = tell(
      story(privacyAuthorization, jobSeekerId, [
        granted('1', 'LINK'),
        granted('2', 'ACCOUNT'),
        happened('ConsentExpired', { jobSeekerId, policyVersion: '2' }),
        granted('3', 'ACCOUNT'),
        happened('ConsentWithdrawn', { jobSeekerId, applicationIds: [] }),
      ]),
    );
    expect((data as PrivacyAuthorizationData).given).toEqual([
      { policyVersion: '1', at: testNow, way: 'LINK', ended: { at: testNow, how: 'RENEWED' } },
      { policyVersion: '2', at: testNow, way: 'ACCOUNT', ended: { at: testNow, how: 'EXPIRED' } },
      { policyVersion: '3', at: testNow, way: 'ACCOUNT', ended: { at: testNow, how: 'WITHDRAWN' } },
    ]);
  });
});
