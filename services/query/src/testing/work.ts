import { type About, hr, interviewer, screener } from './company.ts';
import { happened, now, type Told } from './story.ts';

/** What a sent link is known by. */
export const link = { linkId: 'a'.repeat(64), seed: 'seed', expiresAt: '2026-11-09T16:00:00.000Z' };

/** Work on an application, told in events: a resume given to a screener. */
export const screened = (screeningItemId: string, about: About, screenerId = screener): Told[] => [
  happened('application', about.applicationId, 'WorkOpened', {
    applicationId: about.applicationId,
    work: 'SCREENING',
    workId: screeningItemId,
  }),
  happened('screeningItem', screeningItemId, 'ScreeningAssigned', {
    ...about,
    screeningItemId,
    taskId: screeningItemId,
    screenerId,
    creatorId: hr,
    deadline: '2026-11-05T04:00:00.000Z',
    stage: 'RESUME_SCREENING',
    note: '看看项目',
    replacesItemId: null,
  }),
];

const place = {
  mode: 'ON_SITE',
  site: '3 号楼',
  videoTool: '',
  link: '',
  meetingCode: '',
  password: '',
  contact: '',
} as const;

/** An interview of one interviewer, with the sheet that waits for them. */
export const anInterview = (interviewId: string, evaluationId: string, about: About): Told[] => [
  happened('interview', interviewId, 'InterviewArranged', {
    ...about,
    interviewId,
    start: '2026-11-03T02:00:00.000Z',
    end: '2026-11-03T03:00:00.000Z',
    place,
    interviewerIds: [interviewer],
    seats: [{ interviewerId: interviewer, evaluationId }],
    signInCode: '123456',
    linkId: link.linkId,
    seed: link.seed,
    stage: 'FIRST_INTERVIEW',
    groupId: null,
    appointmentId: null,
    appointmentSessionId: null,
    arrangedBy: hr,
  }),
  happened('evaluation', evaluationId, 'EvaluationRequested', {
    ...about,
    evaluationId,
    interviewId,
    interviewerId: interviewer,
    start: '2026-11-03T02:00:00.000Z',
  }),
];

export const aCollection = (collectionId: string, offerId: string, about: About): Told[] => [
  happened('infoCollection', collectionId, 'CollectionCreated', { ...about, collectionId, offerId }),
  happened('infoCollection', collectionId, 'CollectionSent', { ...about, collectionId, offerId, ...link, sentBy: hr }),
];

export const aSession = (appointmentSessionId: string, positionId: string): Told =>
  happened('appointmentSession', appointmentSessionId, 'SessionCreated', {
    appointmentSessionId,
    positionId,
    facts: {
      name: '十一月初面',
      positionId,
      stage: 'FIRST_INTERVIEW',
      durationMinutes: 45,
      gapMinutes: 15,
      restTime: null,
      principalId: hr,
      interviewerIds: [interviewer],
    },
    place,
    deadline: '2026-11-04T04:00:00.000Z',
    segments: [
      {
        segmentId: appointmentSessionId,
        start: '2026-11-05T02:00:00.000Z',
        end: '2026-11-05T03:00:00.000Z',
        seats: 2,
        temporary: false,
      },
    ],
    createdBy: hr,
  });

export const aMessage = (
  notificationId: string,
  jobSeekerId: string,
  receiver = '+8613800006021',
  about: Pick<About, 'applicationId' | 'positionId'> | undefined = undefined,
): Told =>
  happened('notification', notificationId, 'NotificationQueued', {
    notificationId,
    personId: jobSeekerId,
    jobSeekerId,
    accountId: null,
    template: 'offer-sent',
    channel: 'SMS',
    scene: 'OFFER',
    language: 'zh-CN',
    receiver,
    subject: '',
    content: '请查看 https://x.example/send_offer/abcdefghijklmnopqrstuv',
    html: '',
    link: null,
    causeEventId: 'event',
    applicationId: about?.applicationId ?? null,
    positionId: about?.positionId ?? null,
    notBefore: now,
  });
