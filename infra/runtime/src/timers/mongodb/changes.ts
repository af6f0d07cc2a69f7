import type { LogPosition } from '../../event-store/port.ts';
import { fireIdOf, instantOf } from '../fire-id.ts';
import type { TimerChange } from '../port.ts';

/** How one timer is set. */
export interface Setting {
  readonly dueAt: string;
  readonly payload: string;
  readonly fireId: string;
}

/** What the changes of one event come to, in whichever order they are made. */
export interface Folded {
  /** Each timer that is named: its setting, or undefined where it is cancelled; sorted by its id. */
  readonly timers: readonly (readonly [id: string, setting: Setting | undefined])[];
  /** All others whose ids begin so are cancelled. */
  readonly prefixes: readonly string[];
}

/** Throws RangeError where an instant is none, before anything is written. */
export function folded(position: LogPosition, changes: readonly TimerChange[]): Folded {
  const timers = new Map<string, Setting | undefined>();
  const prefixes: string[] = [];
  for (const change of changes) {
    if ('cancel' in change) timers.set(change.cancel, undefined);
    else if ('cancelPrefix' in change) {
      prefixes.push(change.cancelPrefix);
      for (const id of timers.keys()) if (id.startsWith(change.cancelPrefix)) timers.set(id, undefined);
    } else {
      const dueAt = instantOf(change.dueAt);
      const payload = JSON.stringify(change.payload ?? null);
      timers.set(change.set, { dueAt, payload, fireId: fireIdOf(change.set, dueAt, position) });
    }
  }
  return { timers: [...timers].sort(([one], [other]) => (one < other ? -1 : 1)), prefixes };
}
