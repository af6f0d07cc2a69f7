import { describe, expect, it } from '@jest/globals';
import type { PositionDetails } from '@talentlog/contracts';
import type { AdvertisementData } from '../advertisement/evolve.ts';
import { anAdvertisement, deadline } from '../advertisement/fixtures.ts';
import type { OpenApplication } from '../job-seeker/data.ts';
import { defaultSettings } from '../shared/settings.ts';
import { tell, testId, testNow } from '../shared/testing.ts';
import { type AvailabilityQuestion, availability } from './availability.ts';
import type { PositionData } from './evolve.ts';
import { aPosition, positionId } from './fixtures.ts';

type PositionState = Parameters<typeof aPosition>[0];
const positionIn = (state: PositionState, details: Partial<PositionDetails> = {}) => {
  const folded = tell(aPosition(state, details));
  return { state: folded.state as string, data: folded.data as PositionData };
};
const advertisementIn = (state: Parameters<typeof anAdvertisement>[0]) => {
  const folded = tell(anAdvertisement(state));
  return { state: folded.state as string, data: folded.data as AdvertisementData };
};
const ask = (more: Partial<AvailabilityQuestion> = {}) =>
  availability({
    position: positionIn('OPEN'),
    advertisement: advertisementIn('PUBLISHED'),
    positionId,
    settings: defaultSettings,
    now: testNow,
    ...more,
  });

const open = (n: number, more: Partial<OpenApplication> = {}): OpenApplication[] =>
  Array.from({ length: n }, (_, i) => ({
    applicationId: testId(50 + i),
    positionId: testId(70 + i),
    track: 'SOCIAL',
    batch: '',
    delivered: true,
    ...more,
  }));
const person = (applications: readonly OpenApplication[]) => ({ applications, ended: [] });

describe('availability', () => {
  it.each([
    ['NONE', 'NOT_PUBLISHED'],
    ['DRAFT', 'NOT_PUBLISHED'],
    ['OPEN', 'APPLICABLE'],
    ['PAUSED', 'PAUSED'],
    ['FILLED', 'FILLED'],
    ['CLOSED', 'CLOSED'],
  ] as const)('of a position in %s is %s', (state, status) =>
    expect(ask({ position: positionIn(state) }).status).toBe(status),
  );

  it.each([
    ['TO_BE_PUBLISHED', testNow, 'NOT_PUBLISHED'],
    ['PUBLISHED', testNow, 'APPLICABLE'],
    ['PUBLISHED', deadline, 'DEADLINE_PASSED'],
    ['UNPUBLISHED', deadline, 'NOT_PUBLISHED'],
    ['STOPPED', testNow, 'NOT_PUBLISHED'],
    ['STOPPED', deadline, 'DEADLINE_PASSED'],
  ] as const)('by an advertisement in %s at %s is %s', (state, now, status) =>
    expect(ask({ advertisement: advertisementIn(state), now }).status).toBe(status),
  );

  it('needs no advertisement when staff ask', () =>
    expect(ask({ advertisement: undefined }).status).toBe('APPLICABLE'));

  it('tells a stranger nothing of places', () => expect(ask()).toEqual({ status: 'APPLICABLE' }));

  it('is given once at a time', () => {
    const [one] = open(1, { positionId });
    expect(ask({ jobSeeker: person(one ? [one] : []) })).toEqual({ status: 'ALREADY_DELIVERED', used: 1, limit: 5 });
  });

  // 23:30 on 31 August in Shanghai; six months later is the last of February.
  const endedAt = '2026-08-31T15:30:00.000Z';
  it.each([
    ['2026-09-01T00:00:00.000Z', positionId, 'ALREADY_DELIVERED'],
    ['2027-02-27T15:59:59.999Z', positionId, 'ALREADY_DELIVERED'],
    ['2027-02-27T16:00:00.000Z', positionId, 'APPLICABLE'],
    ['2026-09-01T00:00:00.000Z', 'another position', 'APPLICABLE'],
  ] as const)('is given again six months after the end: at %s on %s it is %s', (now, where, status) => {
    const ended = [{ applicationId: 'a', positionId: where, at: endedAt }];
    const answer = ask({ advertisement: undefined, jobSeeker: { applications: [], ended }, now });
    expect(answer.status).toBe(status);
    expect(answer.againOn).toBe(status === 'ALREADY_DELIVERED' ? '2027-02-28' : undefined);
  });

  // DOMAIN.md section 2: a decision uses the setting in force at its instant.
  it('is given again on the day that was kept as it ended, whatever the setting is by now', () => {
    const ended = [{ applicationId: 'a', positionId, at: '2026-10-01T04:00:00.000Z', againOn: '2027-04-01' }];
    for (const deliverAgainMonths of [0, 6, 24])
      expect(
        ask({ jobSeeker: { applications: [], ended }, settings: { ...defaultSettings, deliverAgainMonths } }).againOn,
      ).toBe('2027-04-01');
  });

  it('counts the last end, and says no day while an application is under way', () => {
    const ends = ['2026-03-01T04:00:00.000Z', '2026-10-01T04:00:00.000Z'];
    const ended = ends.map((at) => ({ applicationId: at, positionId, at }));
    for (const either of [ended, [...ended].reverse()])
      expect(ask({ jobSeeker: { applications: [], ended: either } }).againOn).toBe('2027-04-01');
    expect(ask({ position: positionIn('CLOSED'), jobSeeker: { applications: [], ended } })).toEqual({
      status: 'CLOSED',
      used: 0,
      limit: 5,
    });
    expect(ask({ jobSeeker: { applications: open(1, { positionId }), ended } }).againOn).toBeUndefined();
  });

  it('ends at five social deliveries in process, by the person only', () => {
    expect(ask({ jobSeeker: person(open(4)) })).toEqual({ status: 'APPLICABLE', used: 4, limit: 5 });
    expect(ask({ jobSeeker: person(open(5)) })).toEqual({ status: 'LIMIT_REACHED', used: 5, limit: 5 });
    expect(ask({ jobSeeker: person(open(5, { delivered: false })) })).toMatchObject({ status: 'APPLICABLE', used: 0 });
  });

  it('ends at three campus deliveries of one batch', () => {
    const campus = { position: positionIn('OPEN', { track: 'CAMPUS', batch: '2027-AUTUMN' }) };
    const delivered = (batch: string) => person(open(3, { track: 'CAMPUS', batch }));
    expect(ask({ ...campus, jobSeeker: delivered('2027-AUTUMN') })).toEqual({
      status: 'LIMIT_REACHED',
      used: 3,
      limit: 3,
    });
    expect(ask({ ...campus, jobSeeker: delivered('2027-SPRING') })).toMatchObject({ status: 'APPLICABLE', used: 0 });
    expect(ask({ jobSeeker: delivered('') })).toEqual({ status: 'APPLICABLE', used: 0, limit: 5 });
  });

  // Which tracks are paused, of which track the position is, and what its own state says besides.
  it.each([
    [[], 'SOCIAL', 'OPEN', 'APPLICABLE'],
    [['SOCIAL'], 'SOCIAL', 'OPEN', 'PAUSED'],
    [['SOCIAL'], 'CAMPUS', 'OPEN', 'APPLICABLE'],
    [['CAMPUS', 'INTERN'], 'INTERN', 'OPEN', 'PAUSED'],
    [['CAMPUS', 'INTERN'], 'CAMPUS', 'OPEN', 'PAUSED'],
    [['SOCIAL', 'CAMPUS', 'INTERN'], 'SOCIAL', 'OPEN', 'PAUSED'],
    [['SOCIAL'], 'SOCIAL', 'FILLED', 'FILLED'],
    [['SOCIAL'], 'SOCIAL', 'CLOSED', 'CLOSED'],
    [['SOCIAL'], 'SOCIAL', 'DRAFT', 'NOT_PUBLISHED'],
  ] as const)('while %j is paused, of a position of %s in %s is %s', (pausedTracks, track, state, status) => {
    const settings = { ...defaultSettings, pausedTracks: [...pausedTracks] };
    expect(ask({ settings, position: positionIn(state, { track }) }).status).toBe(status);
    // A published advertisement changes nothing, nor do places that are left.
    expect(ask({ settings, position: positionIn(state, { track }), jobSeeker: person([]) }).status).toBe(status);
    expect(ask({ settings, position: positionIn(state, { track }), advertisement: undefined }).status).toBe(status);
  });

  it('of a paused track says so before the deadline does, and before the person’s own limits', () => {
    const settings = { ...defaultSettings, pausedTracks: ['SOCIAL' as const] };
    expect(ask({ settings, now: deadline }).status).toBe('PAUSED');
    expect(ask({ settings, jobSeeker: person(open(5)) })).toEqual({ status: 'PAUSED', used: 5, limit: 5 });
    expect(ask({ settings, birthDate: '2013-01-01' }).status).toBe('PAUSED');
  });

  it.each([
    ['2008-11-02', {}, 'APPLICABLE'],
    ['2008-11-03', {}, 'AGE_NOT_MET'],
    ['2012-11-02', { nature: 'INTERNSHIP', allowMinor: true }, 'APPLICABLE'],
    ['2012-11-02', { nature: 'INTERNSHIP' }, 'AGE_NOT_MET'],
    ['2012-11-02', { allowMinor: true }, 'AGE_NOT_MET'],
    ['2012-11-03', { nature: 'INTERNSHIP', allowMinor: true }, 'AGE_NOT_MET'],
    [null, {}, 'APPLICABLE'],
  ] as const)('for somebody born on %s with %j is %s', (birthDate, details, status) =>
    expect(ask({ position: positionIn('OPEN', details), birthDate }).status).toBe(status),
  );
});
