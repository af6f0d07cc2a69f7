import { expect, it } from '@jest/globals';
import { advertisementTimers } from './advertisement/timers.ts';
import { dataRequestTimers } from './data-request/timers.ts';
import { linkTimers } from './link/timers.ts';
import { notificationTimers } from './notification/timers.ts';
import { privacyAuthorizationTimers } from './privacy-authorization/timers.ts';
import type { DomainEvent } from './shared/aggregate.ts';
import { testId, testNow } from './shared/testing.ts';
import { addDays } from './shared/time.ts';
import { mergeTimers } from './shared/timers.ts';

const rules = mergeTimers(
  advertisementTimers,
  linkTimers,
  notificationTimers,
  privacyAuthorizationTimers,
  dataRequestTimers,
);
const [advertisementId, notificationId, jobSeekerId, dataRequestId] = [1, 2, 3, 4].map(testId);
const linkId = 'a'.repeat(64);
const at = addDays(testNow, 3);
const deadline = addDays(testNow, 9);
const about = { advertisementId, notificationId, jobSeekerId, linkId, dataRequestId };

const publish = `advertisement:${advertisementId}:publish`;
const stop = `advertisement:${advertisementId}:deadline`;
const publishes = { set: publish, at, command: { name: 'PublishAdvertisement', payload: { advertisementId } } };
const stops = {
  set: stop,
  at: deadline,
  command: { name: 'StopAdvertisement', payload: { advertisementId, cause: 'DEADLINE' } },
};
const expires = (set: string, name: string, payload: object) => ({ set, at, command: { name, payload } });
const noReminders = [{ cancel: `consent-reminder-30:${jobSeekerId}` }, { cancel: `consent-reminder-7:${jobSeekerId}` }];
const alarm = (which: 'FIRST' | 'LAST') => `data-request:${dataRequestId}:${which}`;
const alarms = (which: 'FIRST' | 'LAST', when: string) => ({
  set: alarm(which),
  at: when,
  command: { name: 'AlarmDataRequest', payload: { dataRequestId, alarm: which } },
});
const planned = { details: { publishAt: at, deadline } };
const unplanned = { details: { publishAt: null, deadline } };

/** What the clock does after an event, written by hand: DOMAIN.md section 5. */
it.each<[string, object, readonly object[]]>([
  ['AdvertisementCreated', planned, [publishes, stops]],
  ['AdvertisementCreated', unplanned, [{ cancel: publish }, stops]],
  ['AdvertisementEdited', planned, [publishes, stops]],
  ['AdvertisementEdited', unplanned, [{ cancel: publish }, stops]],
  ['AdvertisementPublished', {}, [{ cancel: publish }]],
  ['AdvertisementEnabled', { deadline }, [stops]],
  ['AdvertisementStopped', {}, [{ cancel: publish }, { cancel: stop }]],
  ['AdvertisementDeleted', {}, [{ cancel: publish }, { cancel: stop }]],
  ['LinkIssued', { expiresAt: at }, [expires(`link:${linkId}`, 'ExpireLink', { linkId })]],
  ['LinkVoided', {}, [{ cancel: `link:${linkId}` }]],
  ['LinkExpired', {}, [{ cancel: `link:${linkId}` }]],
  [
    'ConsentGranted',
    { expiresAt: at },
    [expires(`consent:${jobSeekerId}`, 'ExpireConsent', { jobSeekerId }), ...noReminders],
  ],
  [
    'ConsentAskedAnew',
    { until: at },
    [expires(`consent:${jobSeekerId}`, 'ExpireConsent', { jobSeekerId }), ...noReminders],
  ],
  ['ConsentWithdrawn', {}, [{ cancel: `consent:${jobSeekerId}` }, ...noReminders]],
  ['ConsentExpired', {}, [{ cancel: `consent:${jobSeekerId}` }, ...noReminders]],
  [
    'NotificationFailed',
    { retryAt: at },
    [expires(`notification-retry:${notificationId}`, 'RetryNotification', { notificationId })],
  ],
  ['NotificationFailed', { retryAt: null }, []],
  ['DataRequestReceived', { firstAlarmAt: at, lastAlarmAt: deadline }, [alarms('FIRST', at), alarms('LAST', deadline)]],
  ['DataRequestTaken', {}, []],
  [
    'DataRequestFulfilled',
    { kind: 'DELETION' },
    [
      { cancel: alarm('FIRST') },
      { cancel: alarm('LAST') },
      {
        set: `data-request:${dataRequestId}:erase`,
        at: '2026-11-02T05:00:00.000Z',
        command: { name: 'EraseJobSeeker', payload: { jobSeekerId, cause: 'REQUEST', requestId: dataRequestId } },
      },
    ],
  ],
  ['DataRequestFulfilled', {}, [{ cancel: alarm('FIRST') }, { cancel: alarm('LAST') }]],
  ['DataRequestRejected', {}, [{ cancel: alarm('FIRST') }, { cancel: alarm('LAST') }]],
  [
    'DataRequestHeldUp',
    { remindAt: deadline },
    [{ cancel: `data-request:${dataRequestId}:erase` }, alarms('LAST', deadline)],
  ],
  ['NotificationResent', {}, [{ cancel: `notification-retry:${notificationId}` }]],
])('the clock after %s %j', (type, more, actions) =>
  expect(rules[type]?.({ type, data: { ...about, ...more }, at: testNow } as DomainEvent) ?? []).toEqual(actions),
);
