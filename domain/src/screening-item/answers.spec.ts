import { describe, expect, it } from '@jest/globals';
import { ownActions } from '../allowed-actions.ts';
import { position } from '../position/position.ts';
import { defaultSettings } from '../shared/settings.ts';
import { anAccount, anApplication, aPerson, aPosition, cast } from '../shared/stories.ts';
import { given, happened, onlooker, story, tell, testActor, testId, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedScreeningItem } from './deciders.ts';
import type { ScreeningItemData } from './evolve.ts';
import {
  deadline,
  histories,
  itemId,
  screened,
  screenedApplication,
  screener,
  screeningItemFixtures,
  taker,
} from './fixtures.ts';
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

describe('why somebody is not suitable', () => {
  const entry = (code: string, retired: boolean) => ({ code, zh: code, en: code, retired });
  const screeningReason = [entry('YEARS', false), entry('FIELD', false), entry('GONE', true)];
  const settings = { dictionaries: { ...defaultSettings.dictionaries, screeningReason } };
  const reject = (command: string, state: keyof typeof histories, more: object) =>
    answer(command, state, { verdict: 'ELIMINATED', ...more }, { settings });
  const rejected = (reasonCode: string | null) => reject('ScreenItem', 'UNSCREENED', { reasonCode });

  it('is one of those that the company offers, with words or without', () => {
    expect(rejected('YEARS')).toMatchObject({
      own: [{ data: { reason: '', reasonCode: 'YEARS' } }],
      after: { data: { reasonCode: 'YEARS' } },
    });
    expect(reject('ScreenItem', 'UNSCREENED', { reasonCode: 'YEARS', reason: '差两年' }).own[0]?.data).toMatchObject({
      reason: '差两年',
      reasonCode: 'YEARS',
    });
    for (const code of ['GONE', 'NOBODY_SAID'])
      expect(rejected(code)).toMatchObject({ refused: 'dictionary.not_offered', path: 'reasonCode', params: { code } });
    expect(rejected(null)).toMatchObject({ refused: 'common.reason_required', path: 'reason' });
  });

  it('stays where it was given while it was offered, and is none beside another verdict', () => {
    const revise = (more: object) =>
      given(decidedScreeningItem, itemId, [...histories.UNSCREENED, screened('ELIMINATED', { reasonCode: 'GONE' })])
        .related({ application: screenedApplication })
        .when('ReviseItem', { screeningItemId: itemId, ...more }, { actor: screener, settings });
    expect(revise({ verdict: 'ELIMINATED', reasonCode: 'GONE' }).own[0]?.data).toMatchObject({ reasonCode: 'GONE' });
    const passed = revise({ verdict: 'PASS', reasonCode: 'NOBODY_SAID' });
    expect(passed.own[0]?.data).not.toHaveProperty('reasonCode');
    expect(passed.after.data).toMatchObject({ reasonCode: null });
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

describe('handing over', () => {
  const hand = { screeningItemId: itemId, fromAccountId: cast.screener, toAccountId: taker };
  const said = { verdict: 'UNDETERMINED', opinion: 'Solid.', reason: '', note: '', deadline };
  const handOver = (state: keyof typeof histories, payload: object = {}, to = anAccount(taker)) =>
    given(decidedScreeningItem, itemId, histories[state])
      .related({ screener: to })
      .when('HandOverScreening', { ...hand, ...payload }, { actor: testActor });

  it('leaves the item as it stands, in other hands, by one fact', () => {
    const { own, others, after } = handOver('UNDETERMINED');
    expect(own).toMatchObject([
      { type: 'ItemHandedOver', data: { screenerId: cast.screener, newScreenerId: taker, deadline } },
    ]);
    expect(others).toEqual([]);
    expect(after).toMatchObject({ state: 'UNDETERMINED', data: { ...said, screenerId: taker } });
    const offered = (id: string) => ownActions('screeningItem', after, onlooker({ kind: 'account', id }));
    expect(offered(taker)).toContain('ScreenItem');
    expect(offered(cast.screener)).not.toContain('ScreenItem');
  });

  it('is refused as a whole, so that it stays where it is', () => {
    const gone = anAccount(taker, happened('AccountSuspended', { accountId: taker, reason: '' }));
    for (const to of [gone, anAccount(taker, happened('RolesGranted', { accountId: taker, roles: ['HR'] }))])
      expect(handOver('UNSCREENED', {}, to)).toMatchObject({ refused: 'account.cannot_take', path: 'toAccountId' });
    const to = anAccount(cast.screener);
    expect(handOver('UNSCREENED', { toAccountId: cast.screener }, to).refused).toBe('account.cannot_take');
    const another = handOver('UNSCREENED', { fromAccountId: cast.colleague });
    expect(another).toMatchObject({ refused: 'common.not_found', path: 'fromAccountId' });
    expect(handOver('OVERDUE').refused).toBe('screening.overdue');
    expect(handOver('PASS').refused).toBe('screeningItem.invalid_transition');
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
