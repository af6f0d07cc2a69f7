import { describe, expect, it } from '@jest/globals';
import { nextStages, Stage, stageNumber, stagesOf, Track } from '@talentlog/contracts';
import { jobSeekerId } from '../job-seeker/fixtures.ts';
import { positionId } from '../position/fixtures.ts';
import { pageTextOf } from '../shared/cells.ts';
import { rowsOf } from '../shared/lifecycle-tables.ts';
import { given, happened, type Told, testActor, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { type ApplicationData } from './data.ts';
import { decidedApplication } from './deciders.ts';
import { applicationId, created, offerId, offerIs, otherApplication, otherId, passed, person } from './fixtures.ts';

const reason = '业务调整';
const payload = { applicationId };
const types = (facts: readonly { type: string }[]) => facts.map(({ type }) => type);
/** The application after this history, of a person who is known. */
const known = (...history: readonly Told[]) =>
  given(decidedApplication, applicationId, history).related({ jobSeeker: person() });

const rows = rowsOf(pageTextOf('application'), '#', 'Stage');
const columns: Readonly<Record<Track, string>> = { CAMPUS: 'Campus', SOCIAL: 'Social', INTERN: 'Intern' };
const cells = Track.options.flatMap((track) =>
  rows.flatMap((row, index) =>
    Stage.options.map((to, other) => {
      const next = (row[columns[track]] ?? '').split(', ');
      return { track, from: Stage.options[index] ?? 'DELIVERED', to, listed: next.includes(String(other + 1)) };
    }),
  ),
);

describe('the table of stages', () => {
  it("is the page's, in its order", () =>
    expect(rows.map((row) => row.Stage)).toEqual(Stage.options.map((stage) => `\`${stage}\``)));

  it.each(Track.options)('of %s leads from every stage to onboarding', (track) => {
    const reaches = (from: Stage, seen: readonly Stage[] = []): boolean =>
      from === 'ONBOARDING' || nextStages[track][from].some((to) => !seen.includes(to) && reaches(to, [...seen, from]));
    for (const stage of stagesOf(track)) expect([stage, reaches(stage)]).toEqual([stage, true]);
  });

  it('leaves out what a track does not know', () => {
    expect(stagesOf('CAMPUS')).toEqual(Stage.options);
    expect(stagesOf('SOCIAL')).not.toContain('SYMPOSIUM');
    expect(stagesOf('SOCIAL')).not.toContain('SIGNING');
    expect(stageNumber('OFFER')).toBe(12);
  });

  it.each(cells)('decides $track $from -> $to as the page says', ({ track, from, to, listed }) => {
    const behindOffer = stageNumber(to) > stageNumber('OFFER');
    const history = [created(from, track), passed, ...(behindOffer ? [offerIs('ACCEPTED')] : [])];
    const { refused, after } = known(...history).when('AdvanceStage', { ...payload, to });
    expect(refused).toBe(listed ? undefined : 'record.next_not_allowed');
    if (listed) expect(after).toMatchObject({ state: 'TO_HANDLE', data: { stage: to } });
  });
});

describe('the offer stage', () => {
  const review = [created('REVIEW'), passed];
  const advance = { ...payload, to: 'OFFER' };

  it('locks the person to the application', () => {
    const { own, after } = known(...review).when('AdvanceStage', advance);
    expect(types(own)).toEqual(['StageAdvanced', 'RecordLocked']);
    expect(own[1]).toMatchObject({ data: { cause: 'OFFER', until: addDays(testNow, 30) } });
    expect((after.data as ApplicationData).lock).toMatchObject({ lockedBy: testActor.id });
    expect(types(known(created()).when('SkipStage', { ...advance, reason }).own)).toEqual([
      'StageSkipped',
      'RecordLocked',
    ]);
  });

  it('waits while the person has a live offer, here or elsewhere', () => {
    expect(known(...review, offerIs('PENDING_SEND')).when('AdvanceStage', advance).refused).toBe('offer.live_exists');
    const elsewhere = happened('OfferOpened', { applicationId: otherId, offerId, status: 'SENT', collectionId: null });
    const held = given(decidedApplication, applicationId, review).related(otherApplication(elsewhere));
    expect(held.when('AdvanceStage', advance).refused).toBe('offer.live_exists');
  });

  it('is left forwards only with an accepted offer', () => {
    const at12 = [created('OFFER'), passed];
    const on = { ...payload, to: 'ONBOARDING' };
    expect(known(...at12, offerIs('SENT')).when('AdvanceStage', on).refused).toBe('record.next_not_allowed');
    expect(known(...at12, offerIs('ACCEPTED')).when('AdvanceStage', on).refused).toBeUndefined();
    expect(known(...at12, offerIs('SENT')).when('SkipStage', { ...on, reason }).refused).toBe('record.skip_forbidden');
    expect(known(...at12, offerIs('ACCEPTED')).when('SkipStage', { ...on, reason }).refused).toBeUndefined();
  });
});

describe('any other stage', () => {
  it('locks nobody', () => {
    expect(types(known(created(), passed).when('AdvanceStage', { ...payload, to: 'DEPT_SCREENING' }).own)).toEqual([
      'StageAdvanced',
    ]);
    expect(types(known(created()).when('SkipStage', { ...payload, to: 'FIRST_INTERVIEW', reason }).own)).toEqual([
      'StageSkipped',
    ]);
  });
});

describe('skipping and returning', () => {
  it.each(['RESUME_SCREENING', 'DELIVERED', 'SYMPOSIUM'])('never skips to %s', (to) =>
    expect(known(created()).when('SkipStage', { ...payload, to, reason }).refused).toBe('record.skip_forbidden'),
  );

  const moved = happened('StageAdvanced', {
    applicationId,
    jobSeekerId,
    positionId,
    from: 'RESUME_SCREENING',
    to: 'OFFER',
  });

  it('returns to what was visited', () => {
    const back = { ...payload, to: 'RESUME_SCREENING', reason };
    const { after } = known(created(), passed, moved).when('ReturnStage', back);
    expect(after).toMatchObject({ state: 'TO_HANDLE', data: { stage: 'RESUME_SCREENING' } });
    expect((after.data as ApplicationData).visited.map(({ stage }) => stage)).toEqual([
      'RESUME_SCREENING',
      'OFFER',
      'RESUME_SCREENING',
    ]);
    expect(known(created(), passed, moved).when('ReturnStage', { ...back, to: 'REVIEW' }).refused).toBe(
      'record.next_not_allowed',
    );
  });

  it('does not return behind a sent offer', () => {
    const back = { ...payload, to: 'RESUME_SCREENING', reason };
    expect(known(created(), passed, moved, offerIs('SENT')).when('ReturnStage', back).refused).toBe(
      'record.offer_sent',
    );
    expect(known(created(), passed, moved, offerIs('PENDING_SEND')).when('ReturnStage', back).refused).toBeUndefined();
  });
});
