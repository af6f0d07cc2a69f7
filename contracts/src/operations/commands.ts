import { z } from 'zod';
import { StreamName } from '../history/places.ts';
import { command } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { Id } from '../shared/shapes.ts';
import { FollowerName, KeptKind } from './operations.ts';

const aggregate = 'operations';
const parked = { follower: FollowerName, eventId: Id, stream: StreamName, settledBy: Id };

/** Why somebody gives an event up, in a line; about the event, and nobody's name. */
export const DiscardReason = oneLine.min(1, { error: 'common.required' }).max(200, { error: 'common.too_long' });

/** What is done about the running system, written down before it is done. By the system alone: what it notes, it does. */
export const operationsCommands = {
  NoteParkedRetry: command({
    aggregate,
    payload: z.strictObject(parked),
    grants: [{ system: true }],
    emits: ['ParkedEventRetried'],
    refusals: [],
  }),
  NoteParkedDiscard: command({
    aggregate,
    payload: z.strictObject({ ...parked, why: DiscardReason }),
    grants: [{ system: true }],
    emits: ['ParkedEventDiscarded'],
    refusals: [],
  }),
  NoteKeptTimeEnd: command({
    aggregate,
    payload: z.strictObject({ kind: KeptKind, count: z.int().min(1).max(1_000_000_000) }),
    grants: [{ system: true }],
    emits: ['KeptTimeEnded'],
    refusals: [],
  }),
};
