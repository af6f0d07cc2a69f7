import type { EventContract } from '@talentlog/contracts';
import type { Aggregate } from '@talentlog/domain/fold';
import { type Metadata, type NewEvent, type SubjectKeys, sealedFor, sealPersonal } from '@talentlog/runtime';

/** A decided fact on its way into the log. */
export interface DecidedFact {
  readonly aggregate: Aggregate;
  readonly stream: string;
  readonly eventId: string;
  readonly type: string;
  readonly data: object;
}

/** Turns decided facts into stored events: checked against their contracts, personal fields as ciphertext of that person's key. */
export interface Sealer {
  /** One event for each fact, in their order; the keys are fetched once for all. Rejects with SubjectErased. */
  seal(facts: readonly DecidedFact[], metadata: Metadata): Promise<readonly NewEvent[]>;
}

export function createSealer(keys: SubjectKeys): Sealer {
  return {
    async seal(facts, metadata) {
      const checked = facts.map((fact) => ({ fact, ...checkedFact(fact) }));
      const persons = checked.map(({ contract, data }) => sealedFor(contract, data)).filter((one) => one !== undefined);
      const held = await keys.forWriting([...new Set(persons)]);
      return checked.map(({ fact: { stream, eventId, type }, contract, data }) => ({
        id: eventId,
        type,
        schemaVersion: contract.version,
        data: sealPersonal(contract, data, held, { stream, eventId }),
        metadata,
      }));
    },
  };
}

function checkedFact({ aggregate, type, data }: DecidedFact): {
  readonly contract: EventContract;
  readonly data: Readonly<Record<string, unknown>>;
} {
  const contract = aggregate.events[type];
  if (contract === undefined) throw new Error(`${aggregate.name} has no event ${type}`);
  return { contract, data: contract.data.parse(data) as Record<string, unknown> };
}
