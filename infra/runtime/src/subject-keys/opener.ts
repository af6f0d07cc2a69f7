import type { EventContract } from '@talentlog/contracts';
import { type OpenEvents, type OpenedEvent, UnreadableEvent } from '../event-store/opened.ts';
import type { RecordedEvent } from '../event-store/port.ts';
import { createUpcasters, type Upcaster } from '../event-store/upcaster.ts';
import type { HeldKeys, SubjectKeys } from './port.ts';
import { openedFor, openPersonal } from './sealed-data.ts';

/** Lifts a stored event to its latest version, then opens its personal fields. An event nobody knows is a defect: it is not skipped. */
export function createOpener({
  contracts,
  keys,
  upcasters = [],
}: {
  contracts: Readonly<Record<string, EventContract>>;
  keys: SubjectKeys;
  upcasters?: readonly Upcaster[];
}): OpenEvents {
  const chain = createUpcasters(upcasters);
  const opened = (recorded: RecordedEvent, held: HeldKeys): OpenedEvent => {
    const contract = contracts[recorded.type];
    if (contract === undefined) throw new Error(`unknown event type ${recorded.type}`);
    const lifted = chain.lift(recorded, contract.version);
    return {
      id: recorded.id,
      type: recorded.type,
      data: openPersonal(contract, lifted, held, { stream: recorded.stream, eventId: recorded.id }),
      at: recorded.metadata.at,
      stream: recorded.stream,
      revision: recorded.revision,
      position: recorded.position,
      metadata: recorded.metadata,
    };
  };
  return async (events) => {
    const subjects = new Set(events.map(({ data }) => openedFor(data)).filter((subject) => subject !== undefined));
    const held = await keys.forReading([...subjects]);
    return (recorded) => {
      try {
        return opened(recorded, held);
      } catch (cause) {
        throw new UnreadableEvent(cause instanceof Error ? cause.message : String(cause), { cause });
      }
    };
  };
}
