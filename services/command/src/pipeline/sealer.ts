import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { EventContract } from '@talentlog/contracts';
import type { Aggregate } from '@talentlog/domain/fold';
import {
  type HeldKeys,
  type Metadata,
  type NewEvent,
  SubjectErased,
  type SubjectKeys,
  sealedFor,
  sealPersonal,
} from '@talentlog/runtime';

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
  /** One event for each fact, in their order; the keys are fetched once for all. Rejects with SubjectErased where somebody else than the house writes about who was erased. */
  seal(facts: readonly DecidedFact[], metadata: Metadata): Promise<readonly NewEvent[]>;
}

export function createSealer(keys: SubjectKeys): Sealer {
  return {
    async seal(facts, metadata) {
      const checked = facts.map((fact) => ({ fact, ...checkedFact(fact) }));
      const persons = checked.map(({ contract, data }) => sealedFor(contract, data)).filter((one) => one !== undefined);
      const held = await heldFor([...new Set(persons)], metadata, keys);
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

/**
 * What the house still has to say of somebody who was erased (a work that ends with them) is sealed under a key that nobody keeps: states
 * and times stay, the words are gone as they are written. People are refused.
 */
async function heldFor(persons: readonly string[], { actor }: Metadata, keys: SubjectKeys): Promise<HeldKeys> {
  if (!actor.startsWith('system:')) return keys.forWriting(persons);
  const held = new Map<string, KeyObject | undefined>();
  for (const person of persons) held.set(person, (await written(person, keys)) ?? createSecretKey(randomBytes(32)));
  return held;
}

const written = async (person: string, keys: SubjectKeys): Promise<KeyObject | undefined> => {
  try {
    return (await keys.forWriting([person])).get(person);
  } catch (error) {
    if (error instanceof SubjectErased) return undefined;
    throw error;
  }
};

function checkedFact({ aggregate, type, data }: DecidedFact): {
  readonly contract: EventContract;
  readonly data: Readonly<Record<string, unknown>>;
} {
  const contract = aggregate.events[type];
  if (contract === undefined) throw new Error(`${aggregate.name} has no event ${type}`);
  return { contract, data: contract.data.parse(data) as Record<string, unknown> };
}
