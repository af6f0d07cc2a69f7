import { z } from 'zod';
import { AdvertisementDetails } from '../advertisement/advertisement.ts';
import { InterviewPlace } from '../interview/interview.ts';
import { PositionDetails } from '../position/position.ts';
import { query } from '../shared/define.ts';
import { FileRef, Id, Language } from '../shared/shapes.ts';
import { ResumeFileSeen } from './seeker.ts';
import { AccountRef, AllowedActions, flag, many, Paging, PersonSeen, PositionRef, Search } from './shapes.ts';

const viewers = [{ staff: 'VIEW_JOB_SEEKER' }] as const;

export const ApplicationRow = z.object({
  applicationId: Id,
  person: PersonSeen,
  position: PositionRef,
  track: z.string(),
  bucket: z.enum(['ACTIVE', 'ENDED', 'INVALID']),
  stage: z.string(),
  stepStatus: z.string(),
  outcome: z.string().nullable(),
  since: z.string(),
  deliveredAt: z.string(),
  waitsFor: z.string(),
  /** Whose turn it is, by name, where one person is meant. */
  waitsForName: z.string().nullable(),
  dueAt: z.string().nullable(),
  lockedBy: z.string().nullable(),
  tags: z.array(z.string()),
  allowedActions: AllowedActions,
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

export const TimelineEntry = z.object({
  eventId: z.string(),
  type: z.string(),
  at: z.string(),
  /** Who, as the viewer may know them: an account's name, SEEKER, or SYSTEM. */
  actor: z.object({ kind: z.enum(['STAFF', 'SEEKER', 'SYSTEM', 'GUEST']), name: z.string() }),
  stream: z.string(),
  position: z.string(),
  facts: z.record(z.string(), z.unknown()),
});

export const ScreeningRow = z.object({
  itemId: Id,
  taskId: Id,
  applicationId: Id,
  person: PersonSeen,
  position: PositionRef,
  state: z.string(),
  screener: AccountRef,
  creator: AccountRef,
  createdAt: z.string(),
  deadline: z.string(),
  opinion: z.string().nullable(),
  allowedActions: AllowedActions,
});

export const InterviewRow = z.object({
  interviewId: Id,
  applicationId: Id,
  person: PersonSeen,
  position: PositionRef,
  stage: z.string(),
  life: z.string(),
  reply: z.string(),
  signIn: z.string(),
  start: z.string(),
  end: z.string(),
  mode: z.string(),
  place: z.string(),
  /** The place field by field, for those who may change it; null otherwise. */
  placeDetails: InterviewPlace.nullable(),
  interviewers: z.array(AccountRef),
  evaluations: z.array(
    z.object({
      evaluationId: Id,
      interviewer: AccountRef,
      state: z.string(),
      result: z.string().nullable(),
      scores: z.array(z.object({ dimension: z.string(), score: z.number() })),
      text: z.string().nullable(),
      allowedActions: AllowedActions,
    }),
  ),
  allowedActions: AllowedActions,
});

export const SessionRow = z.object({
  sessionId: Id,
  name: z.string(),
  position: PositionRef,
  stage: z.string(),
  state: z.string(),
  mode: z.string(),
  principal: AccountRef,
  deadline: z.string(),
  seats: z.number(),
  reserved: z.number(),
  invited: z.number(),
  arranged: z.number(),
  allowedActions: AllowedActions,
});

export const OfferRow = z.object({
  offerId: Id,
  applicationId: Id,
  person: PersonSeen,
  position: PositionRef,
  type: z.string(),
  approval: z.string(),
  status: z.string(),
  link: z.string(),
  invalidReason: z.string().nullable(),
  plannedEntryDate: z.string(),
  expiresAt: z.string().nullable(),
  sender: AccountRef.nullable(),
  steps: z.array(
    z.object({
      approver: AccountRef,
      status: z.string(),
      at: z.string().nullable(),
      reason: z.string().nullable(),
      forwardedFrom: z.array(AccountRef),
    }),
  ),
  currentApprover: AccountRef.nullable(),
  version: z.number(),
  updatedAt: z.string(),
  allowedActions: AllowedActions,
});

export const CollectionRow = z.object({
  collectionId: Id,
  offerId: Id,
  applicationId: Id,
  person: PersonSeen,
  position: PositionRef,
  state: z.string(),
  pushing: z.boolean(),
  pushError: z.string().nullable(),
  remindedAt: z.string().nullable(),
  submittedAt: z.string().nullable(),
  entryDate: z.string().nullable(),
  expiresAt: z.string().nullable(),
  updatedAt: z.string(),
  allowedActions: AllowedActions,
});

export const NotificationRow = z.object({
  notificationId: Id,
  jobSeekerId: z.string().nullable(),
  channel: z.enum(['MAIL', 'SMS']),
  scene: z.string(),
  receiver: z.string(),
  subject: z.string(),
  content: z.string(),
  state: z.string(),
  attempt: z.number(),
  reason: z.string().nullable(),
  queuedAt: z.string(),
  sentAt: z.string().nullable(),
  allowedActions: AllowedActions,
});

export const PositionRow = z.object({
  positionId: Id,
  details: PositionDetails,
  state: z.string(),
  hrOwner: AccountRef,
  responsible: z.array(AccountRef),
  advertisements: z.array(
    z.object({
      advertisementId: Id,
      number: z.string(),
      state: z.string(),
      details: AdvertisementDetails,
      publishedAt: z.string().nullable(),
      allowedActions: AllowedActions,
    }),
  ),
  applications: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  allowedActions: AllowedActions,
});

export const staffQueries = {
  /** Accounts one can hand work to. */
  staffMembers: query({
    params: z.strictObject({ role: many(z.string().max(4)) }),
    result: z.array(AccountRef.extend({ roles: z.array(z.string()) })),
    grants: [{ self: 'VIEW_USER' }],
    view: 'accounts',
  }),
  /** What the viewer owes, by due time, and the counts for the rail. */
  myWork: query({
    params: z.strictObject({}),
    result: z.object({
      items: z.array(
        z.object({
          kind: z.enum([
            'SCREEN',
            'EVALUATE',
            'SIGN_IN',
            'APPROVE',
            'HANDLE',
            'ARRANGE',
            'SEND_OFFER',
            'SEND_COLLECTION',
            'REVIEW_COLLECTION',
            'PUSH_COLLECTION',
            'CONFIRM_ONBOARDING',
          ]),
          id: Id,
          applicationId: Id.nullable(),
          person: PersonSeen.nullable(),
          position: PositionRef,
          dueAt: z.string().nullable(),
          since: z.string(),
        }),
      ),
      counts: z.record(z.string(), z.number()),
    }),
    grants: [{ self: 'VIEW_USER' }],
    view: 'applications',
  }),
  applications: query({
    params: z.strictObject({
      text: Search,
      position: many(Id),
      stage: many(z.string().max(40)),
      stepStatus: many(z.string().max(40)),
      bucket: many(z.enum(['ACTIVE', 'ENDED', 'INVALID'])),
      track: many(z.string().max(10)),
      mine: flag,
      sort: z.enum(['since', '-since', 'deliveredAt', '-deliveredAt', 'stage', '-stage']).default('-since'),
      ...Paging,
    }),
    result: z.object({ rows: z.array(ApplicationRow), stages: z.record(z.string(), z.number()) }),
    grants: viewers,
    view: 'applications',
  }),
  applicationDetail: query({
    params: z.strictObject({ applicationId: Id }),
    result: ApplicationRow.extend({
      visited: z.array(z.object({ stage: z.string(), at: z.string() })),
      nextStages: z.array(z.string()),
      reason: z.string().nullable(),
      resume: z.object({ blocks: z.record(z.string(), z.unknown()), files: z.array(ResumeFileSeen) }).nullable(),
      screening: z.array(ScreeningRow),
      interviews: z.array(InterviewRow),
      offers: z.array(OfferRow),
      collection: CollectionRow.nullable(),
      comments: z.array(z.object({ at: z.string(), author: AccountRef, text: z.string(), private: z.boolean() })),
      notifications: z.array(NotificationRow),
      others: z.array(z.object({ applicationId: Id, position: PositionRef, stage: z.string(), bucket: z.string() })),
      /** Actions about the person rather than the record (comment, request consent, tags). */
      personActions: AllowedActions,
    }),
    grants: viewers,
    view: 'applications',
  }),
  /** Phone and e-mail in clear, for a quarter of an hour after the viewer's own `RevealContact`; refused otherwise. */
  personContact: query({
    params: z.strictObject({ jobSeekerId: Id }),
    result: z.object({ phone: z.string().nullable(), email: z.string().nullable(), until: z.string() }),
    grants: [{ staff: 'VIEW_CONTACT' }],
    view: 'jobSeeker',
  }),
  personTimeline: query({
    params: z.strictObject({ jobSeekerId: Id, applicationId: Id.optional() }),
    result: z.array(TimelineEntry),
    grants: viewers,
    view: 'timeline',
  }),
  positions: query({
    params: z.strictObject({
      text: Search,
      state: many(z.string().max(20)),
      track: many(z.string().max(10)),
      mine: flag,
      sort: z.enum(['-updatedAt', 'title']).default('-updatedAt'),
      ...Paging,
    }),
    result: z.object({ rows: z.array(PositionRow) }),
    grants: [{ staff: 'MANAGE_POSITION' }],
    view: 'positions',
  }),
  positionDetail: query({
    params: z.strictObject({ positionId: Id }),
    result: PositionRow,
    grants: [{ staff: 'MANAGE_POSITION' }],
    view: 'positions',
  }),
  screeningItems: query({
    params: z.strictObject({ mine: flag, state: many(z.string().max(20)), text: Search, ...Paging }),
    result: z.object({ rows: z.array(ScreeningRow) }),
    grants: [{ staff: 'SCREEN_RESUME' }, { staff: 'MANAGE_SCREENING' }],
    view: 'screening',
  }),
  /** One item with the resume to judge. */
  screeningItem: query({
    params: z.strictObject({ itemId: Id }),
    result: ScreeningRow.extend({
      resume: z.object({ blocks: z.record(z.string(), z.unknown()), files: z.array(ResumeFileSeen) }).nullable(),
      note: z.string(),
    }),
    grants: [{ staff: 'SCREEN_RESUME' }, { staff: 'MANAGE_SCREENING' }],
    view: 'screening',
  }),
  sessions: query({
    params: z.strictObject({ state: many(z.string().max(20)), text: Search, ...Paging }),
    result: z.object({ rows: z.array(SessionRow) }),
    grants: [{ staff: 'MANAGE_INTERVIEW' }],
    view: 'sessions',
  }),
  sessionDetail: query({
    params: z.strictObject({ sessionId: Id }),
    result: SessionRow.extend({
      site: z.string(),
      videoTool: z.string(),
      durationMinutes: z.number(),
      gapMinutes: z.number(),
      contact: z.string(),
      interviewers: z.array(AccountRef),
      segments: z.array(
        z.object({
          segmentId: Id,
          start: z.string(),
          end: z.string(),
          seats: z.number(),
          temporary: z.boolean(),
          taken: z.array(z.object({ appointmentId: Id, name: z.string(), held: z.boolean() })),
        }),
      ),
      seekers: z.array(
        z.object({
          appointmentId: Id,
          applicationId: Id,
          person: PersonSeen,
          state: z.string(),
          reservation: z.enum(['UNRESERVED', 'RESERVED', 'REFUSED']),
          arranged: z.boolean(),
          urgedAt: z.string().nullable(),
          segmentId: z.string().nullable(),
          reason: z.string().nullable(),
          allowedActions: AllowedActions,
        }),
      ),
    }),
    grants: [{ staff: 'MANAGE_INTERVIEW' }],
    view: 'sessions',
  }),
  interviews: query({
    params: z.strictObject({
      from: z.string().max(30).optional(),
      to: z.string().max(30).optional(),
      mine: flag,
      life: many(z.string().max(20)),
      ...Paging,
    }),
    result: z.object({ rows: z.array(InterviewRow) }),
    grants: viewers,
    view: 'interviews',
  }),
  interviewDetail: query({
    params: z.strictObject({ interviewId: Id }),
    result: InterviewRow,
    grants: viewers,
    view: 'interviews',
  }),
  offers: query({
    params: z.strictObject({
      approval: many(z.string().max(20)),
      status: many(z.string().max(20)),
      mine: flag,
      text: Search,
      ...Paging,
    }),
    result: z.object({ rows: z.array(OfferRow) }),
    grants: [{ staff: 'VIEW_OFFER' }],
    view: 'offers',
  }),
  offerDetail: query({
    params: z.strictObject({ offerId: Id }),
    result: OfferRow.extend({
      pay: z.object({ monthly: z.number(), months: z.number(), signOn: z.number(), note: z.string() }).nullable(),
      probationMonths: z.number(),
      positionTitle: z.string(),
      /** Those who are asked to agree, in order, also before it was submitted. */
      approvers: z.array(AccountRef),
      attachment: FileRef.nullable(),
      workLocation: z.string(),
      note: z.string(),
      linkDays: z.number(),
      letter: z.string().nullable(),
      /** The person's language, for the words that go to them. */
      language: Language,
    }),
    grants: [{ staff: 'VIEW_OFFER' }],
    view: 'offers',
  }),
  collections: query({
    params: z.strictObject({ state: many(z.string().max(20)), text: Search, ...Paging }),
    result: z.object({ rows: z.array(CollectionRow) }),
    grants: [{ staff: 'MANAGE_COLLECTION' }],
    view: 'collections',
  }),
  collectionDetail: query({
    params: z.strictObject({ collectionId: Id }),
    result: CollectionRow.extend({
      content: z.record(z.string(), z.unknown()),
      entry: z
        .object({
          department: z.string(),
          position: z.string(),
          employeeGroup: z.string(),
          employeeSubgroup: z.string(),
          entryDate: z.string(),
        })
        .nullable(),
      rejection: z.object({ reason: z.string(), fields: z.array(z.string()), at: z.string() }).nullable(),
      pushes: z.array(
        z.object({ pushId: Id, at: z.string(), kind: z.string(), outcome: z.string(), message: z.string() }),
      ),
    }),
    grants: [{ staff: 'MANAGE_COLLECTION' }],
    view: 'collections',
  }),
  notifications: query({
    params: z.strictObject({
      jobSeekerId: Id.optional(),
      state: many(z.string().max(20)),
      channel: many(z.enum(['MAIL', 'SMS'])),
      text: Search,
      ...Paging,
    }),
    result: z.object({ rows: z.array(NotificationRow) }),
    grants: [{ staff: 'VIEW_NOTIFICATION' }],
    view: 'notifications',
  }),
  /** People and positions for the command palette. */
  paletteSearch: query({
    params: z.strictObject({ text: z.string().trim().min(1).max(50) }),
    result: z.object({
      people: z.array(z.object({ applicationId: Id, name: z.string(), position: z.string(), stage: z.string() })),
      positions: z.array(z.object({ positionId: Id, title: z.string(), state: z.string() })),
    }),
    grants: viewers,
    view: 'applications',
  }),
};
