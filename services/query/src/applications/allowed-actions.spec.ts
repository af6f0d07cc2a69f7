import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Stage } from '@talentlog/contracts';
import { anApplication } from '../testing/company.ts';
import type { ReadSide } from '../testing/read-side.ts';
import { happened, id, type Told } from '../testing/story.ts';
import { first, readTwoApplicants } from '../testing/two-applicants.ts';
import { type Offered, offeredBy, viewers } from '../testing/viewers.ts';
import { screened } from '../testing/work.ts';

const at = (stage: Stage): Told => anApplication(first, stage);
const passed = (stage: Stage): Told => happened('application', id(11), 'StepPassed', { ...first, stage });
const offerIs = (status: 'PENDING_SEND' | 'ACCEPTED'): Told =>
  happened('application', id(11), 'OfferOpened', {
    applicationId: id(11),
    offerId: id(41),
    status,
    collectionId: null,
  });
const ended = happened('application', id(11), 'RecordEnded', {
  ...first,
  stage: 'REVIEW',
  outcome: 'NOT_PASSED',
  bucket: 'ENDED',
  reason: null,
});

const moves = ['EliminateApplication', 'HoldStep', 'InvalidateApplication', 'LockApplication', 'TransferApplication'];
const sorted = (...actions: string[]) => actions.toSorted();
/** Owners and administrators move it; offers, and letters to the candidate, are for HR and administrators alone (DOMAIN.md section 7). */
const toOwners = (actions: string[], ofHr: string[] = []): Offered => ({
  HR: sorted(...actions, ...ofHr, 'WriteToCandidate'),
  PR: sorted(...actions),
  AD: sorted(...actions, ...ofHr, 'WriteToCandidate'),
});

/** By hand from DOMAIN.md, table 2 and section 7. */
const table: readonly (readonly [string, readonly Told[], Offered])[] = [
  [
    'to be screened',
    [at('RESUME_SCREENING')],
    toOwners([...moves, 'StartStep', 'PassStep', 'SkipStage', 'AssignScreening']),
  ],
  [
    'with a screener',
    [at('RESUME_SCREENING'), ...screened(id(31), first)],
    toOwners([...moves, 'StartStep', 'SkipStage', 'AssignScreening']),
  ],
  [
    'screened',
    [at('RESUME_SCREENING'), passed('RESUME_SCREENING')],
    toOwners([...moves, 'AdvanceStage', 'SkipStage', 'AssignScreening']),
  ],
  [
    'to be interviewed',
    [at('FIRST_INTERVIEW')],
    toOwners([...moves, 'StartStep', 'PassStep', 'SkipStage', 'ArrangeInterview', 'InviteToSession']),
  ],
  ['at the offer, without one', [at('OFFER')], toOwners([...moves, 'StartStep', 'PassStep'], ['DraftOffer'])],
  [
    'at the offer, with a draft',
    [at('OFFER'), offerIs('PENDING_SEND')],
    toOwners(['HoldStep', 'InvalidateApplication', 'LockApplication', 'StartStep', 'PassStep']),
  ],
  ['that ended', [at('REVIEW'), ended], toOwners(['ReopenApplication'])],
];

/** By hand from DOMAIN.md section 4 for the social track: where it may be advanced, skipped and taken back to. */
const ways: readonly (readonly [string, readonly Told[], readonly Stage[], readonly Stage[]])[] = [
  [
    'to be screened',
    [at('RESUME_SCREENING')],
    [],
    [
      'DEPT_SCREENING',
      'PSYCH_EVALUATION',
      'FIRST_INTERVIEW',
      'SECOND_INTERVIEW',
      'HR_INTERVIEW',
      'FINAL_INTERVIEW',
      'REVIEW',
      'OFFER',
    ],
  ],
  ['reviewed', [at('REVIEW'), passed('REVIEW')], ['OFFER'], ['OFFER']],
  ['at the offer, which is not accepted', [at('OFFER'), passed('OFFER'), offerIs('PENDING_SEND')], [], []],
  [
    'at the offer, which is accepted',
    [at('OFFER'), passed('OFFER'), offerIs('ACCEPTED')],
    ['ONBOARDING'],
    ['ONBOARDING'],
  ],
];

describe('what an application lets people do', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await readTwoApplicants();
  });
  afterEach(() => reading.close());
  const detail = async () => (await reading.ask('applicationDetail', { applicationId: id(11) }, viewers.HR)).data;

  it.each(table)('%s, by role', async (_what, story, expected) => {
    await reading.tell(...story);
    const actionsIn = (data: { allowedActions: string[] }) => data.allowedActions;
    expect(await offeredBy(reading, 'applicationDetail', { applicationId: id(11) }, actionsIn)).toEqual(expected);
  });

  it.each(ways)('%s goes on to these stages', async (_what, story, next, skips) => {
    await reading.tell(...story);
    expect(await detail()).toMatchObject({ nextStages: next, skipStages: skips, returnStages: [] });
    const { data } = await reading.ask('applications', {}, viewers.HR);
    expect(data?.rows[0]?.nextStages).toEqual(next);
  });

  it('goes back to where it was, the last one first, until an offer is sent', async () => {
    const to = (from: Stage, stage: Stage) =>
      happened('application', id(11), 'StageAdvanced', { ...first, from, to: stage });
    await reading.tell(
      at('RESUME_SCREENING'),
      passed('RESUME_SCREENING'),
      to('RESUME_SCREENING', 'FIRST_INTERVIEW'),
      passed('FIRST_INTERVIEW'),
      to('FIRST_INTERVIEW', 'HR_INTERVIEW'),
    );
    expect((await detail())?.returnStages).toEqual(['FIRST_INTERVIEW', 'RESUME_SCREENING']);
    await reading.tell(offerIs('ACCEPTED'));
    expect((await detail())?.returnStages).toEqual([]);
  });

  it('ended longer ago than it is taken back has nothing left but to write', async () => {
    await reading.tell(at('REVIEW'), ended);
    const actionsIn = (data: { allowedActions: string[] }) => data.allowedActions;
    const later = '2026-12-03T04:00:00.000Z';
    expect(await offeredBy(reading, 'applicationDetail', { applicationId: id(11) }, actionsIn, later)).toEqual({
      HR: ['WriteToCandidate'],
      AD: ['WriteToCandidate'],
    });
  });
});
