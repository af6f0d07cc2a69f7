/** Event, its data, and what is set and cancelled: written by hand, from DOMAIN.md sections 2 and 5. Events happen at `timersAt`. */
export type TimerCase = readonly [type: string, data: Readonly<Record<string, unknown>>, changes: readonly string[]];

export const timersAt = '2026-11-21T01:00:00.000Z';

const details = { publishAt: '2026-11-22T01:00:00.000Z', deadline: '2026-12-20T15:59:59.999Z' };
const publish = 'set advertisement:ad1:publish 2026-11-22T01:00:00.000Z PublishAdvertisement {"advertisementId":"ad1"}';
const unpublish = 'cancel advertisement:ad1:publish';
const stop =
  'set advertisement:ad1:deadline 2026-12-20T15:59:59.999Z StopAdvertisement {"advertisementId":"ad1","cause":"DEADLINE"}';
const item = { screeningItemId: 's1', deadline: '2026-11-24T10:00:00.000Z' };
const overdue = 'set screening:s1 2026-11-24T10:00:00.000Z MarkItemOverdue {"screeningItemId":"s1"}';
const session = { appointmentSessionId: 'as1', deadline: '2026-11-25T10:00:00.000Z' };
const closing = 'set session:as1 2026-11-25T10:00:00.000Z CloseAppointmentSession {"appointmentSessionId":"as1"}';
const held = { appointmentId: 'ap1', until: '2026-11-21T01:10:00.000Z' };
const release = 'set hold:ap1 2026-11-21T01:10:00.000Z ReleaseSlot {"appointmentId":"ap1"}';
const interview = { interviewId: 'i1', start: '2026-11-21T02:00:00.000Z', end: '2026-11-21T03:00:00.000Z' };
const absent = 'set interview:absent:i1 2026-11-21T03:00:00.000Z MarkNotPresent {"interviewId":"i1"}';
const planned = [
  'cancel interview:start:i1',
  'cancel interview:reminder:i1',
  absent,
  'set interview:finish:i1 2026-11-22T03:00:00.000Z FinishInterview {"interviewId":"i1"}',
];
const link = { linkId: 'l1', expiresAt: '2026-11-28T15:59:59.999Z' };
const offer = { offerId: 'o1', expiresAt: '2026-11-28T15:59:59.999Z' };
const waiting = [
  'set offer-expiry:o1 2026-11-28T15:59:59.999Z ExpireOffer {"offerId":"o1"}',
  'set offer-reminder-72:o1 2026-11-25T15:59:59.999Z RemindOffer {"offerId":"o1","hoursLeft":72}',
  'set offer-reminder-24:o1 2026-11-27T15:59:59.999Z RemindOffer {"offerId":"o1","hoursLeft":24}',
];
const answered = ['cancel offer-expiry:o1', 'cancel offer-reminder-72:o1', 'cancel offer-reminder-24:o1'];

const requestAnswered = ['cancel data-request:d1:FIRST', 'cancel data-request:d1:LAST'];

const consentOver = ['cancel consent:js1', 'cancel consent-reminder-30:js1', 'cancel consent-reminder-7:js1'];

const policy = { policy: 'privacy', version: '2026-12-01', from: '2026-11-30T16:00:00.000Z' };
const noPolicy = ['cancel policy:privacy'];

export const timerCases: readonly TimerCase[] = [
  [
    'PolicyPublished',
    policy,
    ['set policy:privacy 2026-11-30T16:00:00.000Z StartPolicy {"policy":"privacy","version":"2026-12-01"}'],
  ],
  ['PolicyTookEffect', policy, noPolicy],
  ['PolicyCalledOff', policy, noPolicy],
  ['AdvertisementCreated', { advertisementId: 'ad1', details }, [publish, stop]],
  ['AdvertisementCreated', { advertisementId: 'ad1', details: { ...details, publishAt: null } }, [unpublish, stop]],
  ['AdvertisementEdited', { advertisementId: 'ad1', details }, [publish, stop]],
  ['AdvertisementPublished', { advertisementId: 'ad1' }, [unpublish]],
  ['AdvertisementEnabled', { advertisementId: 'ad1', deadline: details.deadline }, [stop]],
  ['AdvertisementStopped', { advertisementId: 'ad1' }, [unpublish, 'cancel advertisement:ad1:deadline']],
  ['AdvertisementDeleted', { advertisementId: 'ad1' }, [unpublish, 'cancel advertisement:ad1:deadline']],
  ['ScreeningAssigned', item, [overdue]],
  ['ItemScreened', { ...item, verdict: 'UNDETERMINED' }, [overdue]],
  ['ItemScreened', { ...item, verdict: 'PASSED' }, ['cancel screening:s1']],
  ['ItemRevised', { ...item, verdict: 'UNDETERMINED' }, [overdue]],
  ['ItemRevised', { ...item, verdict: 'NOT_PASSED' }, ['cancel screening:s1']],
  ['VerdictTakenBack', item, [overdue]],
  ['ItemOverdue', item, ['cancel screening:s1']],
  ['ItemCancelled', item, ['cancel screening:s1']],
  ['SessionOpened', session, [closing]],
  ['SessionReopened', session, [closing]],
  ['SessionClosed', session, ['cancel session:as1']],
  ['SessionFinished', session, ['cancel session:as1']],
  ['SessionCancelled', session, ['cancel session:as1']],
  ['SlotHeld', held, [release]],
  ['ReservationEditStarted', held, [release]],
  ['SlotReserved', held, ['cancel hold:ap1']],
  ['SlotReleased', held, ['cancel hold:ap1']],
  ['AppointmentRejected', held, ['cancel hold:ap1']],
  ['AppointmentCancelled', held, ['cancel hold:ap1']],
  ['InterviewArranged', interview, planned],
  ['InterviewRescheduled', interview, planned],
  // A day and a minute ahead is reminded, a day ahead is not; nor is who comes when the answer says no.
  [
    'InterviewArranged',
    { interviewId: 'i1', start: '2026-11-22T01:01:00.000Z', end: '2026-11-22T02:00:00.000Z' },
    [
      'cancel interview:start:i1',
      'set interview:reminder:i1 2026-11-21T01:01:00.000Z RemindOfInterview {"interviewId":"i1","start":"2026-11-22T01:01:00.000Z"}',
      'set interview:absent:i1 2026-11-22T02:00:00.000Z MarkNotPresent {"interviewId":"i1"}',
      'set interview:finish:i1 2026-11-23T02:00:00.000Z FinishInterview {"interviewId":"i1"}',
    ],
  ],
  [
    'InterviewAccepted',
    { interviewId: 'i1', start: '2026-11-23T01:00:00.000Z' },
    [
      'set interview:reminder:i1 2026-11-22T01:00:00.000Z RemindOfInterview {"interviewId":"i1","start":"2026-11-23T01:00:00.000Z"}',
    ],
  ],
  ['InterviewAccepted', { interviewId: 'i1', start: '2026-11-22T01:00:00.000Z' }, ['cancel interview:reminder:i1']],
  ['InterviewDeclined', interview, ['cancel interview:reminder:i1']],
  // An hour early: the interview starts when it may, half an hour before its time.
  [
    'SignedIn',
    interview,
    [
      'cancel interview:absent:i1',
      'set interview:start:i1 2026-11-21T01:30:00.000Z StartInterview {"interviewId":"i1"}',
    ],
  ],
  ['SignedIn', { ...interview, start: '2026-11-21T01:20:00.000Z' }, ['cancel interview:absent:i1']],
  ['SignInReset', interview, ['cancel interview:start:i1', absent]],
  ['SignInReset', { ...interview, end: '2026-11-21T00:30:00.000Z' }, ['cancel interview:start:i1']],
  ['MarkedNotPresent', interview, ['cancel interview:absent:i1']],
  ['InterviewStarted', interview, ['cancel interview:start:i1']],
  [
    'InterviewFinished',
    interview,
    ['cancel interview:start:i1', 'cancel interview:reminder:i1', 'cancel interview:finish:i1'],
  ],
  [
    'InterviewCancelled',
    interview,
    [
      'cancel interview:start:i1',
      'cancel interview:reminder:i1',
      'cancel interview:absent:i1',
      'cancel interview:finish:i1',
    ],
  ],
  ['LinkIssued', link, ['set link:l1 2026-11-28T15:59:59.999Z ExpireLink {"linkId":"l1"}']],
  ['LinkVoided', link, ['cancel link:l1']],
  ['LinkExpired', link, ['cancel link:l1']],
  [
    'RecordLocked',
    { applicationId: 'a1', until: '2026-11-24T01:00:00.000Z' },
    ['set application-unlock:a1 2026-11-24T01:00:00.000Z UnlockApplication {"applicationId":"a1"}'],
  ],
  ['RecordUnlocked', { applicationId: 'a1' }, ['cancel application-unlock:a1']],
  ['RecordEnded', { applicationId: 'a1' }, ['cancel application-unlock:a1']],
  ['RecordTransferred', { applicationId: 'a1' }, ['cancel application-unlock:a1']],
  ['RecordInvalidated', { applicationId: 'a1' }, ['cancel application-unlock:a1']],
  ['OfferSent', offer, waiting],
  ['OfferLinkRenewed', offer, waiting],
  // A link of two days is not reminded three days before its end.
  [
    'OfferSent',
    { offerId: 'o1', expiresAt: '2026-11-23T01:00:00.000Z' },
    [
      'set offer-expiry:o1 2026-11-23T01:00:00.000Z ExpireOffer {"offerId":"o1"}',
      'cancel offer-reminder-72:o1',
      'set offer-reminder-24:o1 2026-11-22T01:00:00.000Z RemindOffer {"offerId":"o1","hoursLeft":24}',
    ],
  ],
  ['OfferAccepted', offer, answered],
  ['OfferRefused', offer, answered],
  ['OfferWithdrawn', offer, answered],
  [
    'NotificationFailed',
    { notificationId: 'n1', retryAt: '2026-11-21T01:05:00.000Z' },
    ['set notification-retry:n1 2026-11-21T01:05:00.000Z RetryNotification {"notificationId":"n1"}'],
  ],
  ['NotificationFailed', { notificationId: 'n1', retryAt: null }, []],
  ['NotificationResent', { notificationId: 'n1' }, ['cancel notification-retry:n1']],
  ['NotificationDelivered', { notificationId: 'n1' }, ['cancel notification-retry:n1']],
  [
    'ConsentGranted',
    { jobSeekerId: 'js1', expiresAt: '2027-11-21T15:59:59.999Z' },
    [
      'set consent:js1 2027-11-21T15:59:59.999Z ExpireConsent {"jobSeekerId":"js1"}',
      // In the morning of Shanghai, thirty and seven days before.
      'set consent-reminder-30:js1 2027-10-22T01:59:59.999Z RemindOfConsent {"jobSeekerId":"js1"}',
      'set consent-reminder-7:js1 2027-11-14T01:59:59.999Z RemindOfConsent {"jobSeekerId":"js1"}',
    ],
  ],
  [
    'ConsentGranted',
    { jobSeekerId: 'js1', expiresAt: '2026-12-01T15:59:59.999Z' },
    [
      'set consent:js1 2026-12-01T15:59:59.999Z ExpireConsent {"jobSeekerId":"js1"}',
      'cancel consent-reminder-30:js1',
      'set consent-reminder-7:js1 2026-11-24T01:59:59.999Z RemindOfConsent {"jobSeekerId":"js1"}',
    ],
  ],
  [
    'ConsentAskedAnew',
    { jobSeekerId: 'js1', until: '2026-12-21T15:59:59.999Z' },
    [
      'set consent:js1 2026-12-21T15:59:59.999Z ExpireConsent {"jobSeekerId":"js1"}',
      // That would be an hour after they were asked.
      'cancel consent-reminder-30:js1',
      'set consent-reminder-7:js1 2026-12-14T01:59:59.999Z RemindOfConsent {"jobSeekerId":"js1"}',
    ],
  ],
  ['ConsentExpired', { jobSeekerId: 'js1' }, consentOver],
  ['ConsentWithdrawn', { jobSeekerId: 'js1', applicationIds: [] }, consentOver],
  [
    'ClosingRequested',
    { accountId: 'ac1', closesAt: '2026-11-28T01:00:00.000Z' },
    ['set closing:ac1 2026-11-28T01:00:00.000Z CloseAccount {"accountId":"ac1"}'],
  ],
  ['ClosingCancelled', { accountId: 'ac1' }, ['cancel closing:ac1']],
  ['AccountClosed', { accountId: 'ac1' }, ['cancel closing:ac1']],
  ['AccountErased', { accountId: 'ac1' }, ['cancel closing:ac1']],
  [
    'DataRequestReceived',
    { dataRequestId: 'd1', firstAlarmAt: '2026-12-11T01:00:00.000Z', lastAlarmAt: '2026-12-18T01:00:00.000Z' },
    [
      'set data-request:d1:FIRST 2026-12-11T01:00:00.000Z AlarmDataRequest {"dataRequestId":"d1","alarm":"FIRST"}',
      'set data-request:d1:LAST 2026-12-18T01:00:00.000Z AlarmDataRequest {"dataRequestId":"d1","alarm":"LAST"}',
    ],
  ],
  ['DataRequestFulfilled', { dataRequestId: 'd1', jobSeekerId: 'js1', kind: 'ACCESS' }, requestAnswered],
  // Who is to be forgotten is told so first, in the hour before the erasure.
  [
    'DataRequestFulfilled',
    { dataRequestId: 'd1', jobSeekerId: 'js1', kind: 'DELETION' },
    [
      ...requestAnswered,
      'set data-request:d1:erase 2026-11-21T02:00:00.000Z EraseJobSeeker {"jobSeekerId":"js1","cause":"REQUEST","requestId":"d1"}',
    ],
  ],
  ['DataRequestRejected', { dataRequestId: 'd1' }, requestAnswered],
  ['DataRequestLapsed', { dataRequestId: 'd1' }, requestAnswered],
  [
    'DataRequestHeldUp',
    { dataRequestId: 'd1', remindAt: '2026-12-18T01:00:00.000Z' },
    [
      'cancel data-request:d1:erase',
      'set data-request:d1:LAST 2026-12-18T01:00:00.000Z AlarmDataRequest {"dataRequestId":"d1","alarm":"LAST"}',
    ],
  ],
];
