import { z } from 'zod';
import { CollectionRow } from '../info-collection/queries.ts';
import { InterviewRow } from '../interview/queries.ts';
import { ContactField } from '../job-seeker/job-seeker.ts';
import { NotificationRow } from '../notification/queries.ts';
import { OfferRow } from '../offer/offer-row.ts';
import { ConsentRecord } from '../privacy-authorization/queries.ts';
import { ResumeFileSeen } from '../resume/queries.ts';
import { ScreeningRow } from '../screening-item/queries.ts';
import { query } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { AccountRef, AllowedActions, flag, many, Paging, PositionRef, Search } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { DeliveryCard } from './delivery-card.ts';
import { ApplicationChosen, ApplicationRow } from './rows.ts';
import { ApplicationSource, InHand } from './source.ts';
import { Stage } from './stages.ts';

/** What a list of applications is narrowed and ordered by. */
const narrowing = {
  text: Search,
  position: many(Id),
  stage: many(oneLine.max(40)),
  stepStatus: many(oneLine.max(40)),
  bucket: many(z.enum(['ACTIVE', 'ENDED', 'INVALID'])),
  track: many(oneLine.max(10)),
  /** Recruiting batches of their positions, as they began. */
  batch: many(oneLine.max(40)),
  source: many(ApplicationSource),
  inHand: many(InHand),
  mine: flag,
  sort: z.enum(['since', '-since', 'deliveredAt', '-deliveredAt', 'stage', '-stage']).default('-since'),
};

export const applicationQueries = {
  applications: query({
    params: z.strictObject({
      ...narrowing,
      /** Also how many there are by source and by whose hands they are in, each without its own filter. */
      facets: flag,
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
  /**
   * The whole result of a list as far as one can act on it at once: the first `mostChosen` in its order, with what each takes now and how far
   * it was, and how many there are in all.
   */
  applicationChoice: query({
    params: z.strictObject(narrowing),
    result: z.object({ rows: z.array(ApplicationChosen), total: z.number() }),
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
      /** Phone or e-mail that waits for a yes: proposed by a colleague, or written by one before; masked. `isYours`: the reader’s is missing. */
      contactsToConfirm: z.array(
        z.object({
          field: ContactField,
          proposed: z.boolean(),
          isYours: z.boolean(),
          contact: z.string().nullable(),
          by: AccountRef,
          at: z.string(),
        }),
      ),
      consentRecord: ConsentRecord,
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
