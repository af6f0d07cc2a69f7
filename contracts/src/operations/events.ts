import { z } from 'zod';
import { StreamName } from '../history/places.ts';
import { event } from '../shared/define.ts';
import { Id } from '../shared/shapes.ts';
import { FollowerName, KeptKind } from './operations.ts';

const parked = { follower: FollowerName, eventId: Id, stream: StreamName, settledBy: Id };

export const operationsEvents = {
  /** An administrator had a parked event, and what waited behind it, handled again. */
  ParkedEventRetried: event({ version: 1, data: z.strictObject(parked) }),
  /** An administrator gave a parked event up: this follower never handles it. */
  ParkedEventDiscarded: event({ version: 1, data: z.strictObject({ ...parked, why: z.string() }) }),
  /** The system let go of so many things whose time was over. */
  KeptTimeEnded: event({ version: 1, data: z.strictObject({ kind: KeptKind, count: z.int() }) }),
};
