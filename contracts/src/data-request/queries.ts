import { z } from 'zod';
import { query } from '../shared/define.ts';
import {
  AccountRef,
  AllowedActions,
  flag,
  many,
  Paging,
  PersonSeen,
  PositionRef,
  Revision,
} from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { DataCopy } from './data-copy.ts';
import { DataRequestKind, DataRequestState, HeldUpWhy } from './data-request.ts';

const desk = [{ staff: 'ADMIN_PRIVACY' }] as const;

/** What the person and the desk see alike. */
const DataRequestBase = z.object({
  dataRequestId: Id,
  kind: DataRequestKind,
  state: DataRequestState,
  details: z.string(),
  receivedAt: z.string(),
  dueAt: z.string(),
  /** The answer, or why it was rejected; empty while it is open, and once the person was erased. */
  answer: z.string(),
  answeredAt: z.string().nullable(),
  copyUntil: z.string().nullable(),
  /** Of a deletion that was answered: from when the data are erased, whatever else was promised. */
  erasesAt: z.string().nullable(),
  /** Why a deletion that was answered is open again. */
  heldUp: HeldUpWhy.nullable(),
});

/** A data request as the privacy desk sees it. */
export const DataRequestRow = DataRequestBase.extend({
  person: PersonSeen,
  /** Null where the person asked in the portal, proved by a code to their phone. */
  enteredBy: AccountRef.nullable(),
  identityProof: z.string(),
  handler: AccountRef.nullable(),
  revision: Revision,
  allowedActions: AllowedActions,
});

/** A decision about a person that somebody took, or the system by a rule. */
export const ScreeningDecision = z.object({
  at: z.string(),
  type: z.string(),
  position: PositionRef,
  stage: z.string().nullable(),
  /** The word of a list that it came to: a verdict, a result, an outcome. */
  came: z.string().nullable(),
  /** Why, by the company's list of reasons. */
  why: z.string().nullable(),
  /** As what: for the person, who is told no names. */
  as: z.enum(['SCREENER', 'INTERVIEWER', 'RECRUITER', 'PERSON', 'RULE']),
  by: AccountRef.nullable(),
});

export const dataRequestQueries = {
  /** What people asked of their data; what is due first comes first. */
  dataRequests: query({
    params: z.strictObject({
      dataRequestId: Id.optional(),
      kind: many(DataRequestKind),
      open: flag,
      ...Paging,
    }),
    result: z.object({ rows: z.array(DataRequestRow) }),
    grants: desk,
    reads: 'DATA_REQUEST',
    view: 'dataRequests',
  }),
  myDataRequests: query({
    params: z.strictObject({}),
    result: z.array(DataRequestBase),
    grants: [{ self: 'VIEW_USER' }],
    reads: 'OWN',
    view: 'dataRequests',
  }),
  /** The person's own copy, while it can be fetched. */
  dataCopy: query({
    params: z.strictObject({ id: Id.optional() }),
    result: DataCopy,
    grants: [
      { link: 'dataCopy', stepUp: 'code' },
      { self: 'VIEW_USER', stepUp: 'code' },
    ],
    reads: 'OWN',
    view: 'dataRequests',
  }),
  /** Who decided what about a person: what an explanation is written from. */
  screeningDecisions: query({
    params: z.strictObject({ dataRequestId: Id }),
    result: z.object({ jobSeekerId: Id, decisions: z.array(ScreeningDecision) }),
    grants: desk,
    reads: 'DATA_REQUEST',
    view: 'dataRequests',
  }),
};
