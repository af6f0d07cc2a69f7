import { describe } from '@jest/globals';
import { messagesContract } from './messages.ts';
import { publishersContract } from './publishers.ts';
import { type BusThere, busOf } from './subject.ts';
import { topicsContract } from './topics.ts';

/** What every event bus must do. */
export function eventBusContract(name: string, there: BusThere): void {
  describe(`event bus: ${name}`, () => {
    const parts = busOf(there);
    topicsContract(parts);
    publishersContract(parts);
    messagesContract(parts);
  });
}
