import { describe, expect, it } from '@jest/globals';
import { sessionHistories, sessionId } from '../appointment-session/fixtures.ts';
import { appointmentSession } from '../appointment-session/index.ts';
import { evaluationHistories, evaluationId } from '../evaluation/fixtures.ts';
import { evaluation } from '../evaluation/index.ts';
import { arrangedInterview, interviewHistories, interviewId } from '../interview/fixtures.ts';
import { interview } from '../interview/index.ts';
import {
  applicationId,
  approver,
  drafted,
  jobSeekerId,
  offerHistories,
  offerId,
  positionId,
  second,
  submitted,
} from '../offer/fixtures.ts';
import { offer } from '../offer/index.ts';
import { histories as itemHistories, itemId, reassigned } from '../screening-item/fixtures.ts';
import { screeningItem } from '../screening-item/index.ts';
import type { Aggregate } from '../shared/aggregate.ts';
import { cast } from '../shared/stories.ts';
import { happened, story, type Told, tell, testActor, testId, testNow } from '../shared/testing.ts';
import { evaluationTasks, interviewTasks, offerTasks, screeningTasks, sessionTasks, type Task } from './tasks.ts';

const since = '2026-11-20T08:00:00.000Z';
const open = (accountId: string): Task => ({ accountId, finishedAt: null });
const done = (accountId: string, finishedAt = since): Task => ({ accountId, finishedAt });
const tasksOf =
  (tasks: (row: never) => readonly Task[], aggregate: Aggregate, id: string) => (events: readonly Told[]) =>
    tasks({ ...tell(story(aggregate, id, events)), since } as never);

describe('the task of a screener', () => {
  const tasks = tasksOf(screeningTasks, screeningItem, itemId);
  it.each<[keyof typeof itemHistories, Task[]]>([
    ['UNSCREENED', [open(cast.screener)]],
    ['UNDETERMINED', [open(cast.screener)]],
    ['PASS', [done(cast.screener)]],
    ['ELIMINATED', [done(cast.screener)]],
    ['RECOMMENDED', [done(cast.screener)]],
    ['OVERDUE', [done(cast.screener)]],
    ['CANCELLED', []],
  ])('of an item %s', (state, expected) => expect(tasks(itemHistories[state])).toEqual(expected));

  it('is gone once another screener has the resume', () =>
    expect(tasks([...itemHistories.OVERDUE, reassigned])).toEqual([]));
});

describe('the tasks of interviewers', () => {
  const tasks = tasksOf(interviewTasks, interview, interviewId);
  it.each<[keyof typeof interviewHistories, Task[]]>([
    ['arranged', [open(cast.interviewer)]],
    ['declined', [open(cast.interviewer)]],
    ['in interview', [open(cast.interviewer)]],
    ['finished', [done(cast.interviewer)]],
    ['finished, not present', [done(cast.interviewer)]],
    ['cancelled', []],
  ])('of an interview %s', (state, expected) => expect(tasks(interviewHistories[state])).toEqual(expected));

  it('are one for each of them', () =>
    expect(tasks([arrangedInterview({ interviewerIds: [cast.interviewer, cast.colleague] })])).toEqual([
      open(cast.interviewer),
      open(cast.colleague),
    ]));

  it.each<[keyof typeof evaluationHistories, Task[]]>([
    ['UNEVALUATED', [open(cast.interviewer)]],
    ['EVALUATED', [done(cast.interviewer)]],
    ['WITHDRAWN', []],
  ])('of an evaluation %s', (state, expected) =>
    expect(tasksOf(evaluationTasks, evaluation, evaluationId)(evaluationHistories[state])).toEqual(expected),
  );
});

describe('the task of the principal', () => {
  it.each<[keyof typeof sessionHistories, Task[]]>([
    ['NONE', []],
    ['DRAFT', [open(testActor.id)]],
    ['OPEN', [open(testActor.id)]],
    ['CLOSED', [open(testActor.id)]],
    ['FINISHED', [done(testActor.id)]],
    ['CANCELLED', []],
  ])('of a session %s', (state, expected) =>
    expect(tasksOf(sessionTasks, appointmentSession, sessionId)(sessionHistories[state])).toEqual(expected),
  );
});

describe('the tasks of approvers', () => {
  const tasks = tasksOf(offerTasks, offer, offerId);
  it.each<[keyof typeof offerHistories, Task[]]>([
    ['UNAPPROVED', []],
    ['APPROVING', [open(approver.id)]],
    ['PASSED', [done(approver.id, testNow)]],
    ['REFUSED', [done(approver.id, testNow)]],
    ['CANCELLED', []],
    ['SENT', [done(approver.id, testNow)]],
    ['ON_BOARD', [done(approver.id, testNow)]],
    ['REFUSED_BY_SEEKER', [done(approver.id, testNow)]],
    ['EXPIRED', [done(approver.id, testNow)]],
    ['WITHDRAWN_APPROVING', []],
    ['WITHDRAWN_PASSED', []],
    ['WITHDRAWN_SENT', []],
  ])('of an offer %s', (state, expected) => expect(tasks(offerHistories[state])).toEqual(expected));

  const ids = { offerId, applicationId, jobSeekerId, positionId };
  const two = [drafted, { ...submitted, data: { ...submitted.data, approverIds: [approver.id, second.id] } }];
  const agreed = (step: number, approverId: string, at: string) =>
    happened(
      'StepAgreed',
      { ...ids, hrOwnerId: testId(900), step, approverId, final: step === 1, nextApproverId: null },
      at,
    );
  const [monday, tuesday] = ['2026-11-02T08:00:00.000Z', '2026-11-03T08:00:00.000Z'];

  it('begin when their turn comes, and finish when each has decided', () => {
    expect(tasks(two)).toEqual([open(approver.id)]);
    const once = [...two, agreed(0, approver.id, monday)];
    expect(tasks(once)).toEqual([done(approver.id, monday), open(second.id)]);
    expect(tasks([...once, happened('ApprovalCancelled', { ...ids, step: 1 })])).toEqual([done(approver.id, monday)]);
    expect(tasks([...once, agreed(1, second.id, tuesday)])).toEqual([
      done(approver.id, monday),
      done(second.id, tuesday),
    ]);
  });

  it('finish with the step for an approver who handed it on', () => {
    const hop = { fromAccountId: approver.id, toAccountId: testId(910), reason: null };
    const handed = [...two, happened('StepForwarded', { ...ids, step: 0, ...hop })];
    expect(tasks(handed)).toEqual([open(testId(910)), open(approver.id)]);
    expect(tasks([...handed, agreed(0, testId(910), monday)])).toEqual([
      ...[done(testId(910), monday), done(approver.id, monday), open(second.id)],
    ]);
  });
});
