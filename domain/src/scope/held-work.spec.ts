import { describe, expect, it } from '@jest/globals';
import type { HeldKind } from '@talentlog/contracts';
import { evaluationHistories, evaluationId } from '../evaluation/fixtures.ts';
import { evaluation } from '../evaluation/index.ts';
import { interviewHistories, interviewId } from '../interview/fixtures.ts';
import { interview } from '../interview/index.ts';
import { approver, drafted, offerHistories, offerId, second, submitted } from '../offer/fixtures.ts';
import { offer } from '../offer/index.ts';
import { hrId, positionHistories, positionId } from '../position/fixtures.ts';
import { position } from '../position/index.ts';
import { histories as itemHistories, itemId } from '../screening-item/fixtures.ts';
import { screeningItem } from '../screening-item/index.ts';
import type { Aggregate } from '../shared/aggregate.ts';
import { cast } from '../shared/stories.ts';
import { happened, story, type Told, tell, testId } from '../shared/testing.ts';
import { heldKind } from './held-work.ts';

const kind = (aggregate: Aggregate, id: string, events: readonly Told[], accountId: string) =>
  heldKind(aggregate.name, tell(story(aggregate, id, events)), accountId);

/** States in which each kind of work waits for the colleague who has it; in all others a colleague may leave. */
const held: readonly [HeldKind, Aggregate, string, string, Readonly<Record<string, readonly Told[]>>, string[]][] = [
  ['POSITION', position, positionId, hrId, positionHistories, ['DRAFT', 'OPEN', 'PAUSED', 'FILLED']],
  ['SCREENING', screeningItem, itemId, cast.screener, itemHistories, ['UNSCREENED', 'UNDETERMINED']],
  [
    ...(['INTERVIEW', interview, interviewId, cast.interviewer, interviewHistories] as const),
    ['arranged', 'accepted', 'declined', 'signed in early', 'not present'],
  ],
  ['EVALUATION', evaluation, evaluationId, cast.interviewer, evaluationHistories, ['UNEVALUATED']],
  ['APPROVAL', offer, offerId, approver.id, offerHistories, ['APPROVING']],
];

describe('work that waits for a colleague', () => {
  it.each(held)('%s', (name, aggregate, id, holder, histories, expected) => {
    const { NONE: _none, nothing: _nothing, ...begun } = histories;
    const found = Object.entries(begun).filter(([, events]) => kind(aggregate, id, events, holder) !== undefined);
    expect(found.map(([state]) => state)).toEqual(expected);
    for (const [, events] of found) {
      expect(kind(aggregate, id, events, holder)).toBe(name);
      expect(kind(aggregate, id, events, testId(999))).toBeUndefined();
    }
  });

  it('is a position for those responsible for it, too', () => {
    const [created] = positionHistories.DRAFT;
    const shared = [{ ...created, type: 'PositionCreated', data: { ...created?.data, responsibleIds: [testId(901)] } }];
    expect(kind(position, positionId, shared, testId(901))).toBe('POSITION');
  });

  it('is an approval for all whose turn is to come, and not for an approver who agreed', () => {
    const two = [drafted, { ...submitted, data: { ...submitted.data, approverIds: [approver.id, second.id] } }];
    const waiting = (events: readonly Told[]) =>
      [approver.id, second.id].filter((one) => kind(offer, offerId, events, one) === 'APPROVAL');
    expect(waiting(two)).toEqual([approver.id, second.id]);
    const agreed = happened('StepAgreed', { step: 0, approverId: approver.id, final: false });
    expect(waiting([...two, agreed])).toEqual([second.id]);
  });

  it('is nothing of an aggregate that nobody holds', () =>
    expect(heldKind('application', { state: 'OPEN', data: { hrOwnerId: hrId } }, hrId)).toBeUndefined());
});
