import { type LogPosition, START } from '../port.ts';

/** A place in the server's log, which two numbers name. */
interface Place {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/**
 * Whatever was written by an append has one number: where its record begins, commit and prepare alike. While it searches, the server also
 * names the place before a record, whose prepare is 0. A position is that number and one digit more: 1 for a record that was looked at,
 * 0 for one that was not. Undefined for places of another kind, which no append of ours makes.
 */
function positionOf({ commit, prepare }: Place): LogPosition | undefined {
  if (prepare !== commit && prepare !== 0n) return undefined;
  return `${commit}${prepare === commit ? 1 : 0}`.padStart(START.length, '0') as LogPosition;
}

/** Where an event stands. Throws where it has no single place. */
export function positionAt(place: Place | undefined): LogPosition {
  const position = place && positionOf(place);
  if (position === undefined) throw new Error('KurrentDB gave an event without one place in its log');
  return position;
}

/** How far the server says that it has searched. */
export const checkpointAt = positionOf;

/** Where the server reads on from a position. */
export function placeOf(position: LogPosition): 'start' | Place {
  if (position === START) return 'start';
  const commit = BigInt(position.slice(0, -1));
  return { commit, prepare: position.endsWith('1') ? commit : 0n };
}
