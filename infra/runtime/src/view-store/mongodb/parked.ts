import type { LogPosition } from '../../event-store/port.ts';
import type { UnprojectedEvent } from '../generation.ts';
import type { Guarded } from './documents.ts';
import type { Rows } from './rows.ts';
import { isRow } from './where.ts';

/** An event that a projector parked, under its position. */
interface ParkedDocument extends Guarded, Omit<UnprojectedEvent, 'position'> {}

/** Throws what cannot be kept. */
export function parkedDocument(
  { position, stream, eventId, type, error }: UnprojectedEvent,
  turn: number,
): ParkedDocument {
  for (const text of [position, stream, eventId, type, error])
    if (typeof text !== 'string') throw new TypeError('a parked event is told in texts');
  return { _id: position, turn, stream, eventId, type, error };
}

/** What a generation has parked, in the order of the log. */
export async function parkedIn(rows: Rows, collection: string): Promise<readonly UnprojectedEvent[]> {
  const found = await rows.of<ParkedDocument>(collection).find(isRow).sort({ _id: 1 }).toArray();
  return found.map(({ _id, stream, eventId, type, error }) => ({
    ...{ stream, position: _id as LogPosition, eventId, type, error },
  }));
}
