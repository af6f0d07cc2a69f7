import { describe, expect, it } from '@jest/globals';
import { ownActions } from '../allowed-actions.ts';
import { position } from '../position/position.ts';
import { anAccount, anApplication, aPerson, aPosition, cast } from '../shared/stories.ts';
import { given, happened, onlooker, story, tell, testActor, testId, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedScreeningItem } from './deciders.ts';
import type { ScreeningItemData } from './evolve.ts';
import { deadline, histories, itemId, screenedApplication, screener, screeningItemFixtures } from './fixtures.ts';
import { screeningItem } from './screening-item.ts';
import { screeningItemTimers } from './timers.ts';

const recommended = { verdict: 'RECOMMENDED', recommendedPositionId: cast.position };
const answer = (
  command: string,
  state: keyof typeof histories,
  more: object,
  occasion: object = {},
  known = aPosition(),
) =>
  given(decidedScreeningItem, itemId, histories[state])
    .related({ application: screenedApplication, recommended: known })
    .when(command, { screeningItemId: itemId, verdict: 'PASS', ...more }, { actor: screener, ...occasion });
/** With nothing in it but what every answer has. */
const bare = (command: string, state: keyof typeof histories, occasion: object) =>
  given(decidedScreeningItem, itemId, histories[state])
    .related({ application: screenedApplication })
    .when(
      command,
      { screeningItemId: itemId, ...(command === 'TakeBackVerdict' ? {} : { verdict: 'PASS' }) },
      { actor: screener, ...occasion },
    );
const screen = (more: object, known = aPosition()) => answer('ScreenItem', 'UNSCREENED', more, {}, known);

describe('an answer that is refused says why', () => {
  it.each([
    ['ELIMINATED', { verdict: 'ELIMINATED' }, 'common.reason_required', 'reason'],
    ['RECOMMENDED', { verdict: 'RECOMMENDED' }, 'screening.position_required', 'recommendedPositionId'],
  ])('%s', (_verdict, more, refused, path) => expect(screen(more)).toMatchObject({ refused, path }));

  it('nobody knows the position', () =>
    expect(screen(recommended, story(position, cast.position))).toMatchObject({
      refused: 'common.not_found',
      path: 'recommendedPositionId',
    }));

  it('its time is over, also for a second thought', () => {
    for (const [command, state] of [
      ['ScreenItem', 'UNSCREENED'],
      ['ReviseItem', 'PASS'],
      ['TakeBackVerdict', 'PASS'],
    ] as const)
      expect(bare(command, state, { now: deadline })).toMatchObject({
        refused: 'screening.overdue',
        params: { deadline },
      });
  });
});

describe('an answer keeps', () => {
  it('a reason only with ELIMINATED, a position only with RECOMMENDED', () => {
    const both = { reason: '学历不符', recommendedPositionId: cast.position };
    const kept = (verdict: string) => screen({ ...both, verdict }).own[0]?.data;
    expect(kept('PASS')).toMatchObject({ reason: '', recommendedPositionId: null });
    expect(kept('ELIMINATED')).toMatchObject({ reason: '学历不符', recommendedPositionId: null });
    expect(kept('RECOMMENDED')).toMatchObject({ reason: '', recommendedPositionId: cast.position });
  });

  it('the work open while undetermined', () => {
    const moved = (state: keyof typeof histories, verdict: string) =>
      answer('ReviseItem', state, { verdict }).others.map(({ type }) => type);
    expect(moved('PASS', 'UNDETERMINED')).toEqual(['WorkOpened']);
    expect(moved('PASS', 'PASS')).toEqual([]);
    expect(answer('ScreenItem', 'UNDETERMINED', {}).others).toMatchObject([{ type: 'WorkClosed' }]);
    expect(answer('ScreenItem', 'UNDETERMINED', { verdict: 'UNDETERMINED' }).others).toEqual([]);
  });
});

describe('a verdict that is taken back', () => {
  const takeBack = (state: keyof typeof histories, occasion: object = {}) => bare('TakeBackVerdict', state, occasion);

  it('is none any more, and the work is open again', () => {
    const { own, others, after } = takeBack('ELIMINATED');
    expect(own.map(({ type }) => type)).toEqual(['VerdictTakenBack']);
    expect(others).toMatchObject([{ type: 'WorkOpened', data: { work: 'SCREENING', workId: itemId } }]);
    expect(after).toMatchObject({
      state: 'UNSCREENED',
      data: { verdict: null, opinion: null, reason: null, recommendedPositionId: null },
    });
    expect(takeBack('UNDETERMINED').others).toEqual([]);
  });

  it('is the screener’s own, and not yet acted on', () => {
    expect(takeBack('PASS', { actor: testActor }).refused).toBe('screening.not_your_task');
    const moved = anApplication({ stage: 'DEPT_SCREENING' });
    const late = given(decidedScreeningItem, itemId, histories.PASS).related({ application: moved });
    expect(late.when('TakeBackVerdict', { screeningItemId: itemId }, { actor: screener }).refused).toBe(
      'screening.already_used',
    );
  });
});

it('is offered to its screener alone, and seen by them', () => {
  const seen = tell(story(screeningItem, itemId, histories.UNSCREENED));
  expect(ownActions('screeningItem', seen, onlooker(screener))).toContain('ScreenItem');
  expect(ownActions('screeningItem', seen, onlooker(testActor))).not.toContain('ScreenItem');
  expect(ownActions('screeningItem', seen, onlooker())).toContain('ScreenItem');
  const { positionId, jobSeekerId } = { positionId: cast.position, jobSeekerId: cast.jobSeeker };
  expect(screeningItem.ownership(seen.data as ScreeningItemData, itemId)).toMatchObject({
    positionId,
    jobSeekerId,
    assignees: [cast.screener],
  });
});

describe('handing on', () => {
  const { related } = screeningItemFixtures.valid.ReassignScreening?.('OVERDUE') ?? {};
  const handOn = (payload: object = {}, more = {}) =>
    given(decidedScreeningItem, itemId, histories.OVERDUE)
      .related({ ...related, ...more })
      .when('ReassignScreening', { screeningItemId: itemId, screenerId: cast.screener, deadline, ...payload });

  it('happens once, and names what took its place', () => {
    const first = handOn();
    expect(first.result).toEqual({ taskId: testId(1001), itemIds: [testId(1002)] });
    expect(ownActions('screeningItem', tell(story(screeningItem, itemId, histories.OVERDUE)), onlooker())).toContain(
      'ReassignScreening',
    );
    expect(ownActions('screeningItem', first.after, onlooker())).not.toContain('ReassignScreening');
    const again = given(decidedScreeningItem, itemId, [...histories.OVERDUE, ...first.own])
      .related({ ...related })
      .when('ReassignScreening', { screeningItemId: itemId, screenerId: cast.screener, deadline });
    expect(again).toMatchObject({ refused: 'screening.already_used', params: { by: testId(1002) } });
  });

  it('is refused, and told why', () => {
    expect(handOn({ deadline: testNow })).toMatchObject({ refused: 'screening.deadline_past', path: 'deadline' });
    const gone = { [`application:${cast.application}`]: anApplication({ stage: 'OFFER' }) };
    expect(handOn({}, gone)).toMatchObject({ params: { stage: 'OFFER' }, path: 'screeningItemId' });
    const closed = anAccount(cast.screener, happened('AccountSuspended', { accountId: cast.screener, reason: '' }));
    expect(handOn({}, { screener: closed })).toMatchObject({ refused: 'account.suspended', path: 'screenerId' });
    const lock = { lockedBy: testActor.id, until: addDays(testNow, 1), cause: 'STAFF', reason: null };
    const about = { applicationId: cast.secondApplication, jobSeekerId: cast.jobSeeker, positionId: cast.position };
    const locked = anApplication({
      id: cast.secondApplication,
      more: [happened('RecordLocked', { ...about, ...lock })],
    });
    const two = aPerson(cast.jobSeeker, [cast.application, cast.secondApplication]);
    const elsewhere = { [`person:${cast.jobSeeker}`]: two, [`application:${cast.secondApplication}`]: locked };
    expect(handOn({}, elsewhere)).toMatchObject({ refused: 'record.locked_elsewhere', params: { until: lock.until } });
  });
});

describe('the clock of an item', () => {
  const set = {
    set: `screening:${itemId}`,
    at: deadline,
    command: { name: 'MarkItemOverdue', payload: { screeningItemId: itemId } },
  };
  const stop = { cancel: `screening:${itemId}` };
  it.each([
    ['ScreeningAssigned', {}, set],
    ['ItemScreened', { verdict: 'UNDETERMINED' }, set],
    ['ItemScreened', { verdict: 'PASS' }, stop],
    ['ItemRevised', { verdict: 'UNDETERMINED' }, set],
    ['ItemRevised', { verdict: 'PASS' }, stop],
    ['VerdictTakenBack', {}, set],
    ['ItemCancelled', {}, stop],
  ] as const)('at %s %s', (type, more, action) => {
    const rule = screeningItemTimers[type] as (event: never) => unknown;
    expect(rule({ type, data: { screeningItemId: itemId, deadline, ...more } } as never)).toEqual([action]);
  });
});
