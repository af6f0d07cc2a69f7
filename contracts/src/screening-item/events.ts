import { z } from 'zod';
import { Stage } from '../application/stages.ts';
import { event } from '../shared/define.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { ScreeningVerdict } from './screening-item.ts';

const item = {
  screeningItemId: Id,
  taskId: Id,
  applicationId: Id,
  jobSeekerId: Id,
  positionId: Id,
  screenerId: Id,
  creatorId: z.string(),
  deadline: Instant,
};
const answer = {
  version: 1,
  data: z.strictObject({
    ...item,
    verdict: ScreeningVerdict,
    opinion: z.string(),
    reason: z.string(),
    /** Which of the company's reasons it was; absent where none was chosen. */
    reasonCode: z.string().optional(),
    recommendedPositionId: Id.nullable(),
  }),
  subject: 'jobSeekerId',
  personal: ['opinion', 'reason', 'reasonCode'],
} as const;

export const screeningItemEvents = {
  ScreeningAssigned: event({
    version: 1,
    revealable: ['note'],
    withheld: { note: 'OPINION' },
    data: z.strictObject({
      ...item,
      stage: Stage,
      note: z.string(),
      /** The item this one replaces. */
      replacesItemId: Id.nullable(),
    }),
    subject: 'jobSeekerId',
    personal: ['note'],
  }),
  ItemScreened: event({
    ...answer,
    revealable: ['opinion', 'reason', 'reasonCode'],
    withheld: { opinion: 'OPINION', reason: 'OPINION', reasonCode: 'OPINION' },
  }),
  ItemRevised: event({
    ...answer,
    revealable: ['opinion', 'reason', 'reasonCode'],
    withheld: { opinion: 'OPINION', reason: 'OPINION', reasonCode: 'OPINION' },
  }),
  VerdictTakenBack: event({ version: 1, data: z.strictObject(item) }),
  ItemOverdue: event({ version: 1, data: z.strictObject(item) }),
  ItemCancelled: event({ version: 1, data: z.strictObject({ ...item, cause: z.enum(['STAFF', 'RECORD_ENDED']) }) }),
  /** The item goes on in other hands; `screenerId` is whose it was. */
  ItemHandedOver: event({ version: 1, data: z.strictObject({ ...item, newScreenerId: Id }) }),
  ItemReassigned: event({ version: 1, data: z.strictObject({ ...item, newItemId: Id, newScreenerId: Id }) }),
};
