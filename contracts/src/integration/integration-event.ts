import type { z } from 'zod';
import type { Topic } from './topics.ts';

/**
 * One kind of fact as other systems hear of it: names of its own, no field of ours that they have no use for. A released one only ever
 * gains optional fields (`tests/compatibility/integration.spec.ts`); what would break a reader gets another name or topic.
 */
export interface IntegrationEventContract<D extends z.ZodObject = z.ZodObject> {
  readonly topic: Topic;
  readonly version: number;
  /** What it tells, in a sentence, for `/api/asyncapi.json`. */
  readonly tells: string;
  readonly data: D;
  /** Field of `data` that its order is kept by: all that is told of one application arrives in order. */
  readonly key: string;
  /** Optional fields that only a subscriber with personal data gets, and only while the person is not erased. */
  readonly personal?: readonly string[];
}

/** A table of contracts of one topic. */
export const told = <
  const T extends Topic,
  const C extends Readonly<Record<string, Omit<IntegrationEventContract, 'topic' | 'version'>>>,
>(
  topic: T,
  contracts: C,
): { readonly [K in keyof C]: C[K] & { readonly topic: T; readonly version: 1 } } =>
  Object.fromEntries(
    Object.entries(contracts).map(([name, contract]) => [name, { ...contract, topic, version: 1 }]),
  ) as never;
