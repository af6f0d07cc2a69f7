import { type CommandContract, PaperTrial, signInCommands } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import type { z } from 'zod';
import { type Json, schemaOf } from '../openapi/schema.ts';

/** One JSON body is at most 1 MB (PROMISES.md); files go their own way. */
export const longestOfAll = 1024 * 1024;
const kilobyte = 1024;

/** A client may write each character as `\uXXXX`. */
const bytesPerCharacter = 6;
/** For texts and lists whose contract bounds them by something else than their length. */
const assumed = { text: 1000, items: 1000, names: 100 };

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const schemasIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const numberOr = (value: unknown, or: number): number => (typeof value === 'number' ? value : or);

/** The most bytes that a value of the schema takes as JSON. */
function longest(schema: Json): number {
  const { const: fixed, enum: choices, type, properties, items } = schema;
  if (fixed !== undefined) return JSON.stringify(fixed).length;
  if (Array.isArray(choices)) return Math.max(0, ...choices.map((one) => JSON.stringify(one).length));
  const options = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)].map(longest);
  if (options.length > 0) return Math.max(...options);
  if (type === 'array') {
    const each = isSchema(items) ? longest(items) : assumed.text;
    return 2 + numberOr(schema.maxItems, assumed.items) * (each + 1);
  }
  if (isSchema(properties))
    return (
      2 + sum(Object.entries(properties).map(([name, one]) => name.length + 4 + (isSchema(one) ? longest(one) : 0)))
    );
  if (type === 'object') {
    const { additionalProperties: named } = schema;
    return assumed.names * (assumed.text + (isSchema(named) ? longest(named) : 0));
  }
  if (type === 'boolean' || type === 'null') return 5;
  if (type === 'number' || type === 'integer') return 25;
  return 2 + bytesPerCharacter * numberOr(schema.maxLength, assumed.text);
}

/** What a body of this shape may take, between these bounds. */
const bounded = (shape: z.ZodType, least: number): number =>
  Math.min(longestOfAll, Math.max(least, longest(schemaOf(shape, 'input')) + kilobyte));

/** Whether somebody may send it without a sign-in. */
const isOpen = ({ grants }: CommandContract): boolean =>
  grants.some((grant) => 'guest' in grant || 'link' in grant || 'overLink' in grant);

/** What is asked of a body before it is read. */
export interface BodyRule {
  readonly most: number;
  /** Only for whoever is signed in. */
  readonly signedIn: boolean;
}

const contracts: ReadonlyMap<string, CommandContract> = new Map([
  ...Object.values(aggregates).flatMap((aggregate) => Object.entries<CommandContract>(aggregate.commands)),
  ...Object.entries(signInCommands as Readonly<Record<string, CommandContract>>),
]);

/** The rule of each command, by its name. What needs no sign-in is short; of the others only a text without end is refused. */
export const bodyRules: ReadonlyMap<string, BodyRule> = new Map(
  [...contracts].map(([name, contract]) => {
    const least = (isOpen(contract) ? 16 : 64) * kilobyte;
    return [name, { most: bounded(contract.payload, least), signedIn: !isOpen(contract) }];
  }),
);

export const paperRule: BodyRule = { most: bounded(PaperTrial, 64 * kilobyte), signedIn: true };
