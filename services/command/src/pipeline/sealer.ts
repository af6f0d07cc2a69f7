import type { Aggregate } from '@talentlog/domain';
import { type Metadata, type NewEvent, type SubjectKeys, sealPersonal } from '@talentlog/runtime';

/** Turns a decided fact into a stored event: checked against its contract, personal fields as ciphertext of that person's key. */
export interface Sealer {
  seal(
    aggregate: Aggregate,
    stream: string,
    fact: { type: string; data: object },
    eventId: string,
    metadata: Metadata,
  ): NewEvent;
}

export function createSealer(keys: SubjectKeys): Sealer {
  return {
    seal(aggregate, stream, fact, eventId, metadata) {
      const contract = aggregate.events[fact.type];
      if (contract === undefined) throw new Error(`${aggregate.name} has no event ${fact.type}`);
      const data = contract.data.parse(fact.data) as Record<string, unknown>;
      return {
        id: eventId,
        type: fact.type,
        schemaVersion: contract.version,
        data: sealPersonal(contract, data, keys, { stream, eventId }),
        metadata,
      };
    },
  };
}
