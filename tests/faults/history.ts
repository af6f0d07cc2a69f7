import { readFileSync } from 'node:fs';
import { type EventStore, openMemoryEventStore, uuidv5 } from '@talentlog/runtime';

const samples = JSON.parse(readFileSync(new URL('../compatibility/events.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>
>;
const at = '2026-11-21T04:00:00.000Z';
const space = '0f4c9a52-9d55-4a8e-8ef5-3b8f6d0f2a11';

/** What happened: enough for every follower to have something to do, with what its cases know (`lookAt`). */
const history: readonly (readonly [stream: string, type: string, data?: Readonly<Record<string, unknown>>])[] = [
  ['position-p1', 'PositionClosed', { positionId: 'p1' }],
  ['application-a1', 'RecordInvalidated', { applicationId: 'a1' }],
  ['privacyAuthorization-js1', 'ConsentWithdrawn', { jobSeekerId: 'js1', applicationIds: ['a1', 'a2'] }],
  ['companySettings-co1', 'PolicyTookEffect', { policy: 'privacy', version: '2027-01-01' }],
  ['resumeFile-rf1', 'ResumeFileUploaded'],
  ['resumeFile-rf1', 'ResumeFileCleared'],
  ['offer-o1', 'OfferSent', { offerId: 'o1' }],
  ['notification-n1', 'NotificationQueued', { notificationId: 'n1', channel: 'MAIL' }],
  ['notification-n2', 'NotificationQueued', { notificationId: 'n2', channel: 'SMS' }],
  ['infoCollection-c1', 'SapPushRequested'],
  ['account-ac1', 'AccountClosed', { accountId: 'ac1', jobSeekerId: 'js1', applicationIds: [] }],
  ['jobSeeker-js9', 'ErasureBegun', { jobSeekerId: 'js9', accountId: 'ac9', applicationIds: [] }],
];

/** By follower, what it must have done in the end, each once: written by hand. */
export const expected: Readonly<Record<string, readonly string[]>> = {
  timers: ['offer-expiry:o1', 'offer-reminder-24:o1', 'offer-reminder-72:o1'],
  'process:when-position-closed-then-stop-advertisements': ['StopAdvertisement ad1', 'StopAdvertisement ad2'],
  'process:when-record-ended-then-close-its-work': ['CancelAppointment ap1', 'CancelInterview i1'],
  'process:when-consent-withdrawn-or-account-closed-then-end-records': [
    'InvalidateApplication a1',
    'InvalidateApplication a2',
  ],
  'process:when-account-closed-then-erase-person': ['EraseJobSeeker'],
  'process:when-policy-changed-then-ask-for-consent': ['AskConsentAnew'],
  credentials: ['forgets ac1'],
  'worker:erase-person': [
    'FinishErasure',
    'destroys the key',
    'ends sign-ins',
    'forgets ac9',
    'forgets messages',
    'notes',
  ],
  'worker:parse-resume-file': ['ClearResumeFile', 'RecordResumeParsed'],
  // The recruiter of the application that ended, and the candidate of the offer.
  'notifier/queueing': ['QueueNotification MAIL', 'QueueNotification MAIL', 'QueueNotification SMS'],
  'notifier/sending-mail': ['MarkNotificationSent', 'StartSendingNotification', 'a mail'],
  'notifier/sending-sms': ['MarkNotificationSent', 'StartSendingNotification', 'an SMS'],
  'sap-bridge': ['RecordSapPushed', 'a hire'],
};

/** A log in which all of it happened. */
export async function historyTold(): Promise<EventStore> {
  const store = openMemoryEventStore();
  for (const [place, [stream, type, data]] of history.entries()) {
    const id = uuidv5(space, String(place));
    const metadata = { actor: 'x', correlationId: id, causationId: id, commandId: id, commandName: 'X', at };
    const [sample] = Object.values(samples[type] ?? {});
    const event = { id, type, schemaVersion: 1, data: { ...sample, ...data }, metadata };
    const revision = (await store.readStream(stream)).length - 1;
    const expectedRevision = revision < 0 ? ('no-stream' as const) : revision;
    await store.append({ commitId: id, writes: [{ stream, expected: expectedRevision, events: [event] }] });
  }
  return store;
}
