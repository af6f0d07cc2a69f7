import { describe, expect, it } from '@jest/globals';
import { given, happened, story, type Told, tell, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { addMinutes } from '../shared/time.ts';
import { decidedNotification } from './deciders.ts';
import { failed, mail, notificationFixtures, notificationId } from './fixtures.ts';
import { notification } from './notification.ts';

const { histories } = notificationFixtures;
const person = { personId: mail.jobSeekerId, jobSeekerId: mail.jobSeekerId, accountId: null };
const about = { notificationId, ...person };
const again = addMinutes(testNow, 1);
const after = (...events: readonly Told[]) => tell(story(notification, notificationId, events)).data;
const what = { applicationId: mail.applicationId, positionId: mail.positionId };
const queued = {
  ...person,
  ...what,
  channel: 'MAIL',
  attempt: 1,
  firstAttempt: 1,
  failures: 0,
  notBefore: testNow,
  retryAt: null,
};
const retried = happened('NotificationRetried', { ...about, attempt: 2, notBefore: again });
const resent = happened('NotificationResent', { ...about, attempt: 2, notBefore: again, resentBy: testActor.id });

describe('a message keeps', () => {
  it.each(['QUEUED', 'SENDING', 'SENT', 'CANCELLED'] as const)('to whom it goes and by what, %s', (state) =>
    expect(after(...histories[state])).toEqual(queued),
  );

  it('how often it failed and when it is tried again', () => {
    expect(after(...histories.FAILED)).toEqual({ ...queued, failures: 1, retryAt: again });
    expect(after(...histories.FAILED, retried)).toEqual({ ...queued, attempt: 2, failures: 1, notBefore: again });
  });

  it('no failures from before a person asked', () =>
    expect(after(...histories.FAILED, resent)).toEqual({ ...queued, attempt: 2, firstAttempt: 2, notBefore: again }));

  it('whose it is', () => {
    expect(
      notification.ownership(tell(story(notification, notificationId, histories.QUEUED)).data as never, ''),
    ).toEqual({ jobSeekerId: mail.jobSeekerId });
    const { initialData } = notification;
    expect(notification.ownership({ ...initialData, jobSeekerId: testId(2), positionId: testId(4) }, '')).toEqual({
      jobSeekerId: testId(2),
      positionId: testId(4),
    });
    expect(notification.ownership({ ...notification.initialData, accountId: testId(9) }, '')).toEqual({
      accountId: testId(9),
    });
  });
});

describe('a message is queued', () => {
  const queue = (more: object) =>
    given(decidedNotification, notificationId).when('QueueNotification', { ...mail, ...more }, { actor: testSystem });

  it('as it was written', () =>
    expect(queue({}).own).toEqual([
      { type: 'NotificationQueued', data: { ...mail, link: null, personId: mail.jobSeekerId, notBefore: testNow } },
    ]));

  it.each<[object, string, object | undefined]>([
    [{ subject: '' }, 'subject', undefined],
    [{ content: '' }, 'content', undefined],
    [{ receiver: '' }, 'receiver', { field: 'receiver' }],
    [{ subject: '{name}' }, 'subject', { field: 'subject' }],
    [{ content: '{name}' }, 'content', { field: 'content' }],
  ])('not with %j, and says which field is wrong', (more, path, params) =>
    expect(queue(more)).toMatchObject({ path, params }),
  );
});

describe('a message says of itself', () => {
  const at = (state: keyof typeof histories, command: string, more: object, now = testNow) =>
    given(decidedNotification, notificationId, histories[state]).when(
      command,
      { notificationId, ...more },
      { actor: command === 'ResendNotification' ? testActor : testSystem, now },
    );

  it.each<[keyof typeof histories, string, object, object]>([
    ['QUEUED', 'StartSendingNotification', {}, { type: 'NotificationSending', data: { ...about, attempt: 1 } }],
    ['QUEUED', 'CancelNotification', {}, { type: 'NotificationCancelled', data: about }],
    [
      'SENDING',
      'MarkNotificationSent',
      { providerId: 'p' },
      { type: 'NotificationSent', data: { ...about, attempt: 1, providerId: 'p' } },
    ],
    ['SENDING', 'MarkNotificationFailed', { reason: 'mailbox busy' }, { type: failed.type, data: failed.data }],
    [
      'FAILED',
      'RetryNotification',
      {},
      { type: 'NotificationRetried', data: { ...about, attempt: 2, notBefore: again } },
    ],
    [
      'FAILED',
      'ResendNotification',
      {},
      { type: 'NotificationResent', data: { ...about, attempt: 2, notBefore: again, resentBy: testActor.id } },
    ],
  ])('%s %s', (state, command, more, fact) =>
    expect(at(state, command, more, state === 'FAILED' ? again : testNow).own).toEqual([fact]),
  );

  it('why it does not go yet', () => {
    expect(at('FAILED', 'RetryNotification', {})).toMatchObject({
      refused: 'notification.send_failed',
      params: { because: 'NOT_DUE', until: again },
    });
    const forGood = [...histories.SENDING, happened(failed.type, { ...failed.data, retryAt: null })];
    expect(
      given(decidedNotification, notificationId, forGood).when(
        'RetryNotification',
        { notificationId },
        { actor: testSystem, now: again },
      ),
    ).toMatchObject({ refused: 'notification.send_failed', params: { because: 'NOT_DUE', until: '' } });
  });
});
