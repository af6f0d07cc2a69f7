import { z } from 'zod';
import { CollectionRow } from '../info-collection/queries.ts';
import { InterviewRow, Place } from '../interview/queries.ts';
import { NotificationRow } from '../notification/queries.ts';
import { OfferRow } from '../offer/queries.ts';
import { ResumeFileSeen, ResumeLine } from '../resume/queries.ts';
import { ScreeningRow } from '../screening-item/queries.ts';
import { query } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import {
  AccountRef,
  AllowedActions,
  flag,
  many,
  Paging,
  PersonSeen,
  PositionRef,
  Revision,
  Search,
} from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { NextStep } from './next-step.ts';
import { ApplicationSource, InHand } from './source.ts';
import { Stage } from './stages.ts';

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
  /** What they are waited for; null where nobody is. */
  nextStep: NextStep.nullable(),
  /** Whose turn it is, by name, where one person is meant. */
  waitsForName: z.string().nullable(),
  /** It is the reader's own turn. */
  waitsForMe: z.boolean(),
  dueAt: z.string().nullable(),
  lockedBy: z.string().nullable(),
  tags: z.array(z.string()),
  /** Null where the resume may not be read, or says nothing of it. */
  resumeLine: ResumeLine.nullable(),
  /** Null without consent. */
  source: ApplicationSource.nullable(),
  revision: Revision,
  allowedActions: AllowedActions,
  /** Where it may be advanced to now, by whoever asks. */
  nextStages: z.array(Stage),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

export const DeliveryCard = z.object({
  applicationId: Id,
  positionId: Id,
  advertisementId: Id.nullable(),
  title: z.string(),
  titleEn: z.string(),
  track: z.string(),
  bucket: z.enum(['ACTIVE', 'ENDED', 'INVALID']),
  stage: z.string(),
  stepStatus: z.string(),
  outcome: z.string().nullable(),
  /** Stages the record went through, oldest first, for the bar. */
  visited: z.array(z.string()),
  deliveredAt: z.string(),
  since: z.string(),
  /** What the person is waited for, if anything; opens in place without a token. */
  todo: z
    .object({
      kind: z.enum(['APPOINTMENT', 'INTERVIEW', 'OFFER', 'COLLECTION']),
      id: Id,
      until: z.string().nullable(),
      seatsLeft: z.number().nullable(),
    })
    .nullable(),
  /** The next interview: the final one once it is arranged, before that the time that the person booked. */
  meeting: z
    .object({
      kind: z.enum(['INTERVIEW', 'BOOKED']),
      /** Of its page, which opens in place without a token. */
      id: Id,
      stage: z.string(),
      start: z.string(),
      end: z.string(),
      place: Place,
      reply: z.enum(['PENDING_REPLY', 'ACCEPTED', 'DECLINED']),
      signIn: z.enum(['UNSIGNED', 'SIGNED_IN', 'NOT_PRESENT']),
      /** From when on the candidate signs in; null for a booked time. */
      signInFrom: z.string().nullable(),
      /** Until when a booked time can be changed; null where it cannot. */
      changeUntil: z.string().nullable(),
    })
    .nullable(),
  /** Until when those who look at it now are asked to; null where nobody is, or the day is over. */
  nextBy: z.string().nullable(),
  revision: Revision,
  allowedActions: AllowedActions,
});
export type DeliveryCard = z.infer<typeof DeliveryCard>;

export const applicationQueries = {
  applications: query({
    params: z.strictObject({
      text: Search,
      position: many(Id),
      stage: many(oneLine.max(40)),
      stepStatus: many(oneLine.max(40)),
      bucket: many(z.enum(['ACTIVE', 'ENDED', 'INVALID'])),
      track: many(oneLine.max(10)),
      source: many(ApplicationSource),
      inHand: many(InHand),
      mine: flag,
      /** Also how many there are by source and by whose hands they are in, each without its own filter. */
      facets: flag,
      sort: z.enum(['since', '-since', 'deliveredAt', '-deliveredAt', 'stage', '-stage']).default('-since'),
      ...Paging,
    }),
    result: z.object({
      rows: z.array(ApplicationRow),
      stages: z.record(z.string(), z.number()),
      sources: z.record(z.string(), z.number()).optional(),
      hands: z.record(z.string(), z.number()).optional(),
    }),
    grants: [{ staff: 'VIEW_JOB_SEEKER' }],
    reads: 'LINES',
    view: 'applications',
  }),
  applicationDetail: query({
    params: z.strictObject({ applicationId: Id }),
    result: ApplicationRow.extend({
      visited: z.array(z.object({ stage: z.string(), at: z.string() })),
      /** Where it may skip to and be taken back to now, by whoever asks. */
      skipStages: z.array(Stage),
      returnStages: z.array(Stage),
      reason: z.string().nullable(),
      resume: z.object({ blocks: z.record(z.string(), z.unknown()), files: z.array(ResumeFileSeen) }).nullable(),
      screening: z.array(ScreeningRow),
      interviews: z.array(InterviewRow),
      offers: z.array(OfferRow),
      collection: CollectionRow.nullable(),
      comments: z.array(
        z.object({
          commentId: Id,
          at: z.string(),
          author: AccountRef,
          text: z.string(),
          private: z.boolean(),
          /** One of a person at most; screens show it first. */
          pinned: z.boolean(),
        }),
      ),
      notifications: z.array(NotificationRow),
      /** The person's other applications within the reader's scope. */
      others: z.array(z.object({ applicationId: Id, position: PositionRef, stage: z.string(), bucket: z.string() })),
      /** Those outside it: that they exist, at which stage, and whom to ask. */
      elsewhere: z.array(z.object({ stage: z.string(), bucket: z.string(), ask: AccountRef })),
      /** Actions about the person rather than the record (comment, request consent, tags). */
      personActions: AllowedActions,
    }),
    grants: [{ staff: 'VIEW_JOB_SEEKER' }],
    reads: 'APPLICATION',
    view: 'applications',
  }),
  myDeliveries: query({
    params: z.strictObject({ bucket: z.enum(['ACTIVE', 'ENDED', 'INVALID']).default('ACTIVE') }),
    result: z.object({
      deliveries: z.array(DeliveryCard),
      counts: z.object({ ACTIVE: z.number(), ENDED: z.number(), INVALID: z.number() }),
      resumeLocked: z.boolean(),
    }),
    grants: [{ self: 'VIEW_USER' }],
    reads: 'OWN',
    view: 'applications',
  }),
  /** People and positions for the command palette. */
  paletteSearch: query({
    params: z.strictObject({ text: oneLine.min(1).max(50) }),
    result: z.object({
      people: z.array(z.object({ applicationId: Id, name: z.string(), position: z.string(), stage: z.string() })),
      positions: z.array(z.object({ positionId: Id, title: z.string(), state: z.string() })),
    }),
    grants: [{ staff: 'VIEW_JOB_SEEKER' }],
    reads: 'LINES',
    view: 'applications',
  }),
};
