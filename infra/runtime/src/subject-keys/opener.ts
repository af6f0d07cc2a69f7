import type { EventContract } from '@talentlog/contracts';
import type { OpenEvent } from '../event-store/opened.ts';
import { createUpcasters, type Upcaster } from '../event-store/upcasting.ts';
import type { SubjectKeys } from './port.ts';
import { openPersonal } from './sealing.ts';

/** Lifts a stored event to its latest version, then opens its personal fields. An event nobody knows is a defect: it is not skipped. */
export function createOpener({
  contracts,
  keys,
  upcasters = [],
}: {
  contracts: Readonly<Record<string, EventContract>>;
  keys: SubjectKeys;
  upcasters?: readonly Upcaster[];
}): OpenEvent {
  const chain = createUpcasters(upcasters);
  return (recorded) => {
    const contract = contracts[recorded.type];
    if (contract === undefined) throw new Error(`unknown event type ${recorded.type}`);
    const lifted = chain.lift(recorded, contract.version);
    return {
      id: recorded.id,
      type: recorded.type,
      data: openPersonal(contract, lifted, keys, { stream: recorded.stream, eventId: recorded.id }),
      at: recorded.metadata.at,
      stream: recorded.stream,
      revision: recorded.revision,
      position: recorded.position,
      metadata: recorded.metadata,
    };
  };
}
