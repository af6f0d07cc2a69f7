import { z } from 'zod';
import { event } from '../shared/define.ts';
import { sentLink } from '../shared/links.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { DataRequestAlarm, DataRequestKind, HeldUpWhy } from './data-request.ts';

const about = { dataRequestId: Id, jobSeekerId: Id, kind: DataRequestKind };
const subject = 'jobSeekerId';

export const dataRequestEvents = {
  /** `enteredBy` is empty where the person asked in the portal; their phone's code is the proof then. */
  DataRequestReceived: event({
    version: 1,
    subject,
    personal: ['details', 'identityProof'],
    revealable: ['details', 'identityProof'],
    withheld: {},
    data: z.strictObject({
      ...about,
      details: z.string(),
      identityProof: z.string(),
      enteredBy: z.string(),
      firstAlarmAt: Instant,
      lastAlarmAt: Instant,
      dueAt: Instant,
    }),
  }),
  DataRequestTaken: event({ version: 1, data: z.strictObject({ ...about, handledBy: z.string() }) }),
  DataRequestAlarmed: event({
    version: 1,
    data: z.strictObject({ ...about, alarm: DataRequestAlarm, dueAt: Instant }),
  }),
  /** `copyUntil` is set for a copy, `link` where its person has no account to fetch it with. */
  DataRequestFulfilled: event({
    version: 1,
    subject,
    personal: ['answer'],
    revealable: ['answer'],
    withheld: {},
    data: z.strictObject({
      ...about,
      answer: z.string(),
      handledBy: z.string(),
      copyUntil: Instant.nullable(),
      link: z.strictObject(sentLink).nullable(),
    }),
  }),
  /** The erasure that the answer promised was refused when its hour came, or stopped before: the desk has the request in hand again. */
  DataRequestHeldUp: event({
    version: 1,
    data: z.strictObject({ ...about, why: HeldUpWhy, dueAt: Instant, remindAt: Instant }),
  }),
  /** The person was erased: nobody is left to be answered, and no key to answer with. */
  DataRequestLapsed: event({ version: 1, data: z.strictObject(about) }),
  DataRequestRejected: event({
    version: 1,
    subject,
    personal: ['reason'],
    revealable: ['reason'],
    withheld: {},
    data: z.strictObject({ ...about, reason: z.string(), handledBy: z.string() }),
  }),
};
