import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LogPosition, START } from '../../event-store/port.ts';
import { positionOf } from '../../event-store/position.ts';
import { logElsewhere } from '../log-elsewhere.ts';
import { lastPlace } from './places.ts';
import { look } from './stamp.ts';

/** Stores that know people by an id of theirs, and are told when somebody is erased. */
const telling = ['keys.db', 'credentials.db', 'sign-ins.db', 'uploads.db'];

/**
 * How far the log had come when all of these stores were last opened beside it. A store that was brought back from a copy knows nothing of
 * who was erased since.
 */
export function lastOpenedTogether(folder: string): LogPosition {
  // Stamps count events, and only the server knows where those are.
  if (logElsewhere(folder)) return START;
  const stamps = telling.map((name) => {
    const found = existsSync(join(folder, name)) ? look(join(folder, name)) : undefined;
    return found?.kind === 'store' ? (found.stamp?.position ?? 0) : 0;
  });
  return positionOf(Math.min(...stamps));
}

/** How far the views have come that are here; undefined where there are none. */
export function viewsReach(folder: string): LogPosition | undefined {
  const file = join(folder, 'views.db');
  return existsSync(file) && look(file).kind === 'store' ? positionOf(lastPlace('views.db', file)) : undefined;
}
