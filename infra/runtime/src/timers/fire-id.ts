import type { LogPosition } from '../event-store/port.ts';
import { uuidv5 } from '../ids.ts';

const fireSpace = 'b1d6a1c0-3f3e-4b0a-9a54-7c1d2f5e8a90';

/** The instant in its one spelling. Throws RangeError where it is none. */
export const instantOf = (dueAt: string): string => new Date(dueAt).toISOString();

/** The id of one setting of a timer: the same event sets the same. */
export const fireIdOf = (id: string, at: string, position: LogPosition): string =>
  uuidv5(fireSpace, JSON.stringify([id, at, position]));
