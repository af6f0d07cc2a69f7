import { describe, expect, it } from '@jest/globals';
import { cellsOf } from '../shared/cells.ts';
import { given, happened, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { addMinutes } from '../shared/time.ts';
import { decidedNotification } from './deciders.ts';
import { failed, mail, notificationFixtures, notificationId } from './fixtures.ts';
import { notBefore } from './quiet-hours.ts';
import { notificationTimers } from './timers.ts';

it.each(cellsOf(notificationFixtures))('$name', ({ run }) => run());

const { histories } = notificationFixtures;
const at = (state: keyof typeof histories) => given(decidedNotification, notificationId, histories[state]);
const system = { actor: testSystem };

describe('queueing', () => {
  it.each([
    { change: { subject: '' }, code: 'notification.subject_empty' },
    { change: { content: '' }, code: 'notification.content_empty' },
    { change: { receiver: '' }, code: 'notification.field_unresolved' },
    { change: { content: '您好 {name}' }, code: 'notification.field_unresolved' },
    { change: { subject: 'For {{ position.title }}' }, code: 'notification.field_unresolved' },
  ])('refuses $code', ({ change, code }) =>
    expect(at('NONE').when('QueueNotification', { ...mail, ...change }, system).refused).toBe(code),
  );

  it('takes an SMS without a subject', () =>
    expect(
      at('NONE').when('QueueNotification', { ...mail, channel: 'SMS', subject: '' }, system).refused,
    ).toBeUndefined());

  it('is done once: the same id again is refused', () =>
    expect(at('QUEUED').when('QueueNotification', mail, system).refused).toBe('notification.invalid_transition'));

  it('needs a person', () =>
    expect(() => at('NONE').when('QueueNotification', { ...mail, jobSeekerId: null }, system)).toThrow(
      'common.required',
    ));

  it('belongs to the candidate whom a message to staff is about, and goes to the colleague', () => {
    const toStaff = { ...mail, jobSeekerId: null, accountId: testId(9), aboutJobSeekerId: testId(2) };
    const [queued] = at('NONE').when('QueueNotification', toStaff, system).own;
    expect(queued).toMatchObject({ data: { personId: testId(2), jobSeekerId: null, accountId: testId(9) } });
    expect(queued?.data).not.toHaveProperty('aboutJobSeekerId');
  });

  it('belongs to the account where there is no job seeker', () => {
    const toStaff = { ...mail, jobSeekerId: null, accountId: testId(9) };
    expect(at('NONE').when('QueueNotification', toStaff, system).own).toMatchObject([
      { data: { personId: testId(9) } },
    ]);
  });
});

describe('quiet hours', () => {
  it.each([
    { channel: 'SMS', now: '2026-11-02T13:59:00.000Z', from: '2026-11-02T13:59:00.000Z' },
    { channel: 'SMS', now: '2026-11-02T14:00:00.000Z', from: '2026-11-03T00:00:00.000Z' },
    { channel: 'SMS', now: '2026-11-02T23:59:00.000Z', from: '2026-11-03T00:00:00.000Z' },
    { channel: 'SMS', now: '2026-11-03T00:00:00.000Z', from: '2026-11-03T00:00:00.000Z' },
    { channel: 'MAIL', now: '2026-11-02T15:00:00.000Z', from: '2026-11-02T15:00:00.000Z' },
  ] as const)('$channel asked for at $now may go at $from', ({ channel, now, from }) =>
    expect(notBefore(channel, now, { from: 22, to: 8 })).toBe(from),
  );

  it('lets a company that wakes nobody send at night', () =>
    expect(notBefore('SMS', '2026-11-02T15:00:00.000Z', null)).toBe('2026-11-02T15:00:00.000Z'));

  it('keeps a message until then', () => {
    const night = '2026-11-02T15:00:00.000Z';
    const morning = '2026-11-03T00:00:00.000Z';
    const queued = happened(
      'NotificationQueued',
      { ...mail, personId: testId(2), channel: 'SMS', notBefore: morning },
      night,
    );
    const waiting = given(decidedNotification, notificationId, [queued]);
    expect(waiting.when('StartSendingNotification', { notificationId }, { ...system, now: night })).toMatchObject({
      refused: 'notification.send_failed',
      params: { until: morning },
    });
    expect(
      waiting.when('StartSendingNotification', { notificationId }, { ...system, now: morning }).refused,
    ).toBeUndefined();
  });
});

describe('a failed try', () => {
  const sending = happened('NotificationSending', {
    notificationId,
    personId: '',
    jobSeekerId: null,
    accountId: null,
    attempt: 1,
  });
  const retried = happened('NotificationRetried', {
    notificationId,
    personId: '',
    jobSeekerId: null,
    accountId: null,
    attempt: 2,
    notBefore: testNow,
  });
  const fail = (failures: number) => {
    const tries = Array.from({ length: failures }, () => [failed, retried, sending]).flat();
    return given(decidedNotification, notificationId, [...histories.SENDING, ...tries]);
  };
  const reason = { notificationId, reason: 'busy' };

  it.each([
    { failures: 0, minutes: 1 },
    { failures: 1, minutes: 5 },
    { failures: 2, minutes: 30 },
  ])('is repeated after $minutes min', ({ failures, minutes }) =>
    expect(fail(failures).when('MarkNotificationFailed', reason, system).own).toMatchObject([
      { data: { retryAt: addMinutes(testNow, minutes) } },
    ]),
  );

  it('is not repeated a fourth time, nor when it is permanent', () => {
    expect(fail(3).when('MarkNotificationFailed', reason, system).own).toMatchObject([{ data: { retryAt: null } }]);
    expect(fail(0).when('MarkNotificationFailed', { ...reason, permanent: true }, system).own).toMatchObject([
      { data: { retryAt: null } },
    ]);
  });

  it('waits for its time', () =>
    expect(at('FAILED').when('RetryNotification', { notificationId }, system).refused).toBe(
      'notification.send_failed',
    ));

  it('is resent by a person as a new attempt', () =>
    expect(at('FAILED').when('ResendNotification', { notificationId }).own).toMatchObject([
      { type: 'NotificationResent', data: { attempt: 2, resentBy: testActor.id } },
    ]));

  it('sets a timer', () => {
    const event = { type: 'NotificationFailed', at: testNow, data: failed.data } as never;
    expect(notificationTimers.NotificationFailed?.(event)).toMatchObject([{ command: { name: 'RetryNotification' } }]);
  });
});

describe('a receipt of the provider', () => {
  const receipt = { notificationId, attempt: 1, providerId: 'p' };
  const bad = { ...receipt, reason: 'EXPIRED' };
  const { SENDING, SENT, FAILED } = histories;
  const about = { notificationId, personId: testId(2), jobSeekerId: testId(2), accountId: null };
  const resent = happened('NotificationResent', { ...about, attempt: 2, notBefore: testNow, resentBy: testActor.id });
  const again = happened('NotificationSending', { ...about, attempt: 2 });
  const when = (history: readonly (typeof failed)[], command: string, payload: object) =>
    given(decidedNotification, notificationId, history as never).when(command, payload, system);

  it.each([
    ['that it arrived', SENT, 'MarkNotificationDelivered', receipt, 'NotificationDelivered'],
    ['that it did not', SENT, 'MarkNotificationUndelivered', bad, 'NotificationUndelivered'],
    ['before the provider’s own answer', SENDING, 'MarkNotificationDelivered', receipt, 'NotificationDelivered'],
    ['of a try whose answer was lost', FAILED, 'MarkNotificationDelivered', receipt, 'NotificationDelivered'],
  ])('%s is kept', (_what, history, command, payload, type) =>
    expect(when(history as never, command, payload).own).toMatchObject([
      { type, data: { attempt: 1, providerId: 'p' } },
    ]),
  );

  it.each([
    ['twice', histories.DELIVERED, 'MarkNotificationDelivered', receipt],
    ['that says otherwise later', histories.DELIVERED, 'MarkNotificationUndelivered', bad],
    ['that says otherwise at last', histories.UNDELIVERED, 'MarkNotificationDelivered', receipt],
    ['of what was never queued', [], 'MarkNotificationDelivered', receipt],
  ])('%s changes nothing', (_what, history, command, payload) =>
    expect(when(history as never, command, payload).refused).toBeDefined(),
  );

  it('that comes late says nothing of the message that a person has had sent anew', () => {
    const history = [...FAILED, resent, again] as never;
    expect(when(history, 'MarkNotificationDelivered', receipt).refused).toBe('notification.send_failed');
    expect(when(history, 'MarkNotificationUndelivered', bad).refused).toBe('notification.send_failed');
    expect(when(history, 'MarkNotificationDelivered', { ...receipt, attempt: 3 }).refused).toBeDefined();
    expect(when(history, 'MarkNotificationDelivered', { ...receipt, attempt: 2 }).refused).toBeUndefined();
  });

  it('ends the automatic tries', () =>
    expect(notificationTimers.NotificationDelivered?.({ data: { notificationId } } as never)).toEqual([
      { cancel: `notification-retry:${notificationId}` },
    ]));
});
