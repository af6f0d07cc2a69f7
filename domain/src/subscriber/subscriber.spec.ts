import { describe, expect, it } from '@jest/globals';
import { cellsOf } from '../shared/cells.ts';
import { given, happened, testId } from '../shared/testing.ts';
import { decidedSubscriber } from './deciders.ts';
import { letsIn } from './evolve.ts';
import { asked, feedKeyId, subscriberFixtures, subscriberHistories, subscriberId } from './fixtures.ts';

const { NONE, ACTIVE, RENEWED, REMOVED } = subscriberHistories;
const live = given(decidedSubscriber, subscriberId, ACTIVE);

describe('a subscriber', () => {
  it.each(cellsOf(subscriberFixtures))('$name', ({ run }) => run());

  it('is registered with topics in their order and the name of its token, and no reason where none is needed', () => {
    const registered = given(decidedSubscriber, subscriberId, NONE).when('RegisterSubscriber', {
      ...{ systemName: '数据平台', topics: ['hires', 'applications'], personalData: false, reason: '报表' },
    });
    const { feedKeyId: made } = registered.result as { feedKeyId: string };
    expect(registered.own).toEqual([
      {
        type: 'SubscriberRegistered',
        data: {
          ...{ subscriberId, systemName: '数据平台', topics: ['applications', 'hires'] },
          ...{ personalData: false, reason: '', feedKeyId: made },
        },
      },
    ]);
    expect(registered.result).toEqual({ subscriberId, feedKeyId: made });
  });

  it.each(['RegisterSubscriber', 'ChangeSubscriber'])('may have personal data for a reason alone: %s', (command) => {
    const before = command === 'RegisterSubscriber' ? NONE : ACTIVE;
    const id = command === 'RegisterSubscriber' ? {} : { subscriberId };
    const told = given(decidedSubscriber, subscriberId, before);
    const payload = { ...id, ...asked, personalData: true };
    expect(told.when(command, payload)).toMatchObject({ refused: 'common.reason_required', path: 'reason' });
    expect(told.when(command, { ...payload, reason: '入职办理' }).after.data).toMatchObject({
      ...{ personalData: true, reason: '入职办理' },
    });
  });

  it('that could have personal data once is known to have had them, whatever it may have now', () => {
    const may = { ...asked, personalData: true, reason: '入职办理' };
    const events = (...given: readonly object[]) =>
      given.map((data) => happened('SubscriberChanged', { subscriberId, ...data }));
    const had = (...changes: readonly object[]) =>
      given(decidedSubscriber, subscriberId, [...ACTIVE, ...events(...changes)]).when('SuspendSubscriber', {
        ...{ subscriberId, reason: '接口频繁报错' },
      }).after.data;
    expect(had()).toMatchObject({ personalData: false, hadPersonalData: false });
    expect(had(may)).toMatchObject({ personalData: true, hadPersonalData: true });
    expect(had({ ...asked, systemName: '报表' })).toMatchObject({ personalData: false, hadPersonalData: false });
    expect(had(may, asked)).toMatchObject({ personalData: false, hadPersonalData: true });
    const registered = given(decidedSubscriber, subscriberId, NONE).when('RegisterSubscriber', may);
    expect(registered.after.data).toMatchObject({ hadPersonalData: true });
  });

  it('is not changed into what it is', () =>
    expect(live.when('ChangeSubscriber', { subscriberId, ...asked }).refused).toBe('subscriber.unchanged'));

  it.each([
    ['its name', { systemName: '人力资源系统' }],
    ['its topics', { topics: ['applications', 'hires'] }],
    ['its reason', { reason: '报表' }],
    ['what it may have of people', { personalData: false }],
  ])('is changed where only %s differs', (_what, change) => {
    const may = { ...asked, personalData: true, reason: '入职办理' };
    const before = [...ACTIVE, happened('SubscriberChanged', { subscriberId, ...may })];
    const changed = given(decidedSubscriber, subscriberId, before).when('ChangeSubscriber', {
      ...{ subscriberId, ...may, ...change },
    });
    expect(changed.own).toMatchObject([{ type: 'SubscriberChanged', data: change }]);
  });

  it.each([
    [0, '2026-11-02T04:00:00.000Z'],
    [24, '2026-11-03T04:00:00.000Z'],
  ])('has its former token end after %i hours', (graceHours, formerEndsAt) => {
    const { after, result } = live.when('RenewFeedToken', { subscriberId, graceHours });
    expect(after.data).toMatchObject({ formerKeyId: feedKeyId, formerEndsAt });
    expect(result).toMatchObject({ formerEndsAt });
  });

  it('of a removed one nothing is left to do', () =>
    expect(given(decidedSubscriber, subscriberId, REMOVED).when('ResumeSubscriber', { subscriberId }).refused).toBe(
      'subscriber.invalid_transition',
    ));

  it('a former token works until its end, one before it never', () => {
    const renewed = { feedKeyId: 'c', formerKeyId: 'b', formerEndsAt: '2026-11-22T04:00:00.000Z' };
    const at = (keyId: string, now: string) => letsIn(renewed, keyId, now);
    expect(['c', 'b', 'a'].map((keyId) => at(keyId, '2026-11-22T03:59:59.999Z'))).toEqual([true, true, false]);
    expect(['c', 'b', 'a'].map((keyId) => at(keyId, '2026-11-22T04:00:00.000Z'))).toEqual([true, false, false]);
    expect(
      given(decidedSubscriber, subscriberId, RENEWED).when('RenewFeedToken', { subscriberId, graceHours: 1 }).after
        .data,
    ).toMatchObject({ formerKeyId: testId(63) });
  });
});
