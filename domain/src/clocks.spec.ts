import { expect, it } from '@jest/globals';
import { advertisementTimers } from './advertisement/timers.ts';
import { linkTimers } from './link/timers.ts';
import { notificationTimers } from './notification/timers.ts';
import { privacyAuthorizationTimers } from './privacy-authorization/timers.ts';
import type { DomainEvent } from './shared/aggregate.ts';
import { testId, testNow } from './shared/testing.ts';
import { addDays } from './shared/time.ts';
import { mergeTimers } from './shared/timers.ts';

const rules = mergeTimers(advertisementTimers, linkTimers, notificationTimers, privacyAuthorizationTimers);
const [advertisementId, notificationId, jobSeekerId] = [testId(1), testId(2), testId(3)];
const linkId = 'a'.repeat(64);
const at = addDays(testNow, 3);
const deadline = addDays(testNow, 9);
const about = { advertisementId, notificationId, jobSeekerId, linkId };

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
  ['ConsentAskedAnew', { until: at }, [expires(`consent:${jobSeekerId}`, 'ExpireConsent', { jobSeekerId })]],
  ['ConsentWithdrawn', {}, [{ cancel: `consent:${jobSeekerId}` }, ...noReminders]],
  ['ConsentExpired', {}, [{ cancel: `consent:${jobSeekerId}` }, ...noReminders]],
  [
    'NotificationFailed',
    { retryAt: at },
    [expires(`notification-retry:${notificationId}`, 'RetryNotification', { notificationId })],
  ],
  ['NotificationFailed', { retryAt: null }, []],
  ['NotificationResent', {}, [{ cancel: `notification-retry:${notificationId}` }]],
])('the clock after %s %j', (type, more, actions) =>
  expect(rules[type]?.({ type, data: { ...about, ...more }, at: testNow } as DomainEvent)).toEqual(actions),
);
