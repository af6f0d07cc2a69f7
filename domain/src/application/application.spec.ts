import { describe, expect, it } from '@jest/globals';
import { jobSeekerId } from '../job-seeker/fixtures.ts';
import { positionId } from '../position/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import { offeredCommands } from '../shared/offered.ts';
import { given, happened, onlooker, story, type Told, tell, testId } from '../shared/testing.ts';
import { application } from './application.ts';
import { decidedApplication } from './deciders.ts';
import {
  applicationFixtures,
  applicationId,
  created,
  endedAs,
  held,
  locked,
  offerIs,
  passed,
  person,
} from './fixtures.ts';

const payload = { applicationId };
/** The application after this history, of a person who is known. */
const known = (...history: readonly Told[]) =>
  given(decidedApplication, applicationId, history).related({ jobSeeker: person() });

it.each(cellsOf(applicationFixtures))('$name', ({ run }) => run());

describe('a step', () => {
  const work = { applicationId, work: 'INTERVIEW', workId: testId(70) };
  const opened = happened('WorkOpened', work);

  it('is not passed over open work of its stage', () => {
    expect(known(created(), opened).when('PassStep', payload)).toMatchObject({
      refused: 'record.open_work',
      params: { work: 'INTERVIEW' },
    });
    expect(known(created(), opened, happened('WorkClosed', work)).when('PassStep', payload).refused).toBeUndefined();
  });

  it('is passed once: the same said again is refused, and written down no second time', () => {
    expect(known(created(), passed).when('PassStep', payload)).toMatchObject({
      refused: 'application.invalid_transition',
      params: { stage: 'RESUME_SCREENING' },
    });
    expect(known(created(), passed, held).when('PassStep', payload).refused).toBeUndefined();
  });

  it('is passed whatever is open at a stage it left', () => {
    const left = happened('StageSkipped', {
      applicationId,
      jobSeekerId,
      positionId,
      from: 'RESUME_SCREENING',
      to: 'FIRST_INTERVIEW',
      reason: null,
    });
    expect(known(created(), opened, left).when('PassStep', payload).refused).toBeUndefined();
  });

  it('still closes work of an application that ended', () =>
    expect(
      known(created(), opened, endedAs('NOT_PASSED'), happened('WorkClosed', work)).when('PassStep', payload).refused,
    ).toBe('application.invalid_transition'));
});

describe('what a screen offers', () => {
  const offered = (...history: readonly Told[]) => {
    const { path, state, data } = tell(story(application, applicationId, history));
    return offeredCommands(decidedApplication, { path, state, data }, onlooker());
  };
  const everywhere = ['HoldStep', 'SkipStage', 'InvalidateApplication', 'LockApplication', 'WriteToCandidate'];

  it.each([
    {
      at: 'screening',
      history: [created()],
      more: ['PassStep', 'StartStep', 'EliminateApplication', 'TransferApplication', 'WithdrawApplication'],
    },
    {
      at: 'passed',
      history: [created(), passed],
      more: ['AdvanceStage', 'EliminateApplication', 'TransferApplication', 'WithdrawApplication'],
    },
    {
      at: 'sent offer',
      history: [created('OFFER'), passed, offerIs('SENT')],
      more: ['WithdrawApplication'],
      without: ['SkipStage'],
    },
    { at: 'accepted offer', history: [created('OFFER'), passed, offerIs('ACCEPTED')], more: ['AdvanceStage'] },
    {
      at: 'signing',
      history: [created('SIGNING', 'CAMPUS'), offerIs('ACCEPTED')],
      more: ['PassStep', 'StartStep', 'RecordSigning'],
    },
    {
      at: 'onboarding',
      history: [created('ONBOARDING'), offerIs('ACCEPTED')],
      more: ['PassStep', 'StartStep', 'ConfirmOnboarding'],
      without: ['SkipStage'],
    },
    {
      at: 'locked',
      history: [created(), held, locked()],
      more: ['PassStep', 'UnlockApplication', 'EliminateApplication', 'TransferApplication', 'WithdrawApplication'],
    },
  ])('at $at', ({ history, more, without = [] }) => {
    const expected = [...everywhere.filter((name) => !without.includes(name)), ...more];
    expect(offered(...history).sort()).toEqual(expected.sort());
  });

  it('once it is over', () => {
    expect(offered(created(), endedAs('NOT_PASSED'))).toEqual(['WriteToCandidate', 'ReopenApplication']);
    expect(offered(created(), endedAs('EMPLOYED'))).toEqual(['WriteToCandidate']);
    expect(offered(created('SIGNING', 'CAMPUS'), offerIs('ACCEPTED'), endedAs('SIGNED_TWO_PARTY'))).toEqual([
      'WriteToCandidate',
      'StartOnboarding',
      'ReopenApplication',
    ]);
  });
});
