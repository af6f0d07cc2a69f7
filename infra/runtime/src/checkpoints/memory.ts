import { type LogPosition, START } from '../event-store/port.ts';
import type { Checkpoints, ParkedWork } from './port.ts';

/** Checkpoints that end with the process, for tests and trials. */
export function memoryCheckpoints(): Checkpoints {
  const positions = new Map<string, LogPosition>();
  const parked = new Map<string, Map<string, ParkedWork>>();
  let closed = false;
  const opened = () => {
    if (closed) throw new Error('the checkpoints are closed');
  };
  const set = async (name: string, position: LogPosition) => {
    opened();
    if (position > (positions.get(name) ?? START)) positions.set(name, position);
  };
  return {
    get: async (name) => {
      opened();
      return positions.get(name) ?? START;
    },
    set,
    pass: set,
    park: async (name, event) => {
      opened();
      parked.set(name, (parked.get(name) ?? new Map()).set(event.eventId, event));
    },
    parked: async (name) => {
      opened();
      return [...(parked.get(name)?.values() ?? [])];
    },
    unpark: async (name, eventId) => {
      opened();
      parked.get(name)?.delete(eventId);
    },
    close: async () => {
      closed = true;
    },
  };
}
