import { describe } from '@jest/globals';
import { consumedTopicsContract } from './consumed-topics.ts';
import { consumersContract } from './consumers.ts';
import { groupsContract } from './groups.ts';
import { messagesContract } from './messages.ts';
import { parkedContract } from './parked.ts';
import { publishersContract } from './publishers.ts';
import { busOf, type OpenBus } from './subject.ts';
import { topicsContract } from './topics.ts';

/** What every event bus must do; `open` gives handles of one and the same. */
export function eventBusContract(name: string, open: OpenBus): void {
  describe(`event bus: ${name}`, () => {
    const parts = busOf(open);
    topicsContract(parts);
    publishersContract(parts);
    messagesContract(parts);
    consumersContract(parts);
    consumedTopicsContract(parts);
    parkedContract(parts);
    groupsContract(parts);
  });
}
