import { type Position, START } from '../event-store/port.ts';
import type { Checkpoints, ParkedWork } from './port.ts';

/** Checkpoints that end with the process, for tests and trials. */
export function memoryCheckpoints(): Checkpoints {
  const positions = new Map<string, Position>();
  const parked = new Map<string, Map<string, ParkedWork>>();
  const set = (name: string, position: Position) => {
    if (position > (positions.get(name) ?? START)) positions.set(name, position);
  };
  return {
    get: (name) => positions.get(name) ?? START,
    set,
    pass: set,
    park: (name, event) => {
      parked.set(name, (parked.get(name) ?? new Map()).set(event.eventId, event));
    },
    parked: (name) => [...(parked.get(name)?.values() ?? [])],
    unpark: (name, eventId) => {
      parked.get(name)?.delete(eventId);
    },
    close: () => undefined,
  };
}
