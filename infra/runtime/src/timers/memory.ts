import { type LogPosition, START } from '../event-store/port.ts';
import { fireIdOf, instantOf } from './fire-id.ts';
import type { Timer, TimerChange, Timers } from './port.ts';

interface Kept extends Timer {
  readonly tryAt: string;
}

const earliestFirst = (one: Kept, other: Kept): number =>
  one.tryAt === other.tryAt ? (one.id < other.id ? -1 : 1) : one.tryAt < other.tryAt ? -1 : 1;

function make(change: TimerChange, position: LogPosition, timers: Map<string, Kept>): void {
  if ('cancel' in change) timers.delete(change.cancel);
  else if ('cancelPrefix' in change) {
    for (const id of [...timers.keys()]) if (id.startsWith(change.cancelPrefix)) timers.delete(id);
  } else {
    const dueAt = instantOf(change.dueAt);
    const payload = JSON.parse(JSON.stringify(change.payload ?? null)) as unknown;
    const fireId = fireIdOf(change.set, dueAt, position);
    timers.set(change.set, { id: change.set, dueAt, tryAt: dueAt, payload, fireId, failures: 0 });
  }
}

/** Timers that end with the process, for tests and trials. */
export function memoryTimers(): Timers {
  let timers = new Map<string, Kept>();
  let closed = false;
  const listeners = new Set<() => void>();
  const opened = () => {
    if (closed) throw new Error('the timers are closed');
  };
  const sorted = () => [...timers.values()].sort(earliestFirst);
  const current = ({ id, fireId }: Timer) => (timers.get(id)?.fireId === fireId ? timers.get(id) : undefined);
  return {
    apply: async (position, changes) => {
      opened();
      const next = new Map(timers);
      for (const change of changes) make(change, position, next);
      timers = next;
      if (changes.some((change) => 'set' in change)) for (const listener of listeners) listener();
    },
    due: async (now, limit) => {
      opened();
      return sorted()
        .filter(({ tryAt }) => tryAt <= now)
        .slice(0, limit)
        .map(({ tryAt: _tryAt, ...timer }) => timer);
    },
    done: async (timer) => {
      opened();
      if (current(timer)) timers.delete(timer.id);
    },
    postpone: async (timer, until) => {
      opened();
      const kept = current(timer);
      if (kept) timers.set(timer.id, { ...kept, tryAt: until, failures: kept.failures + 1 });
    },
    next: async () => {
      opened();
      return sorted()[0]?.tryAt;
    },
    onSet: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    formerPlace: async () => START,
    close: async () => {
      closed = true;
    },
  };
}
