import { type CommandContract, PaperTrial } from '@talentlog/contracts';
import type { z } from 'zod';
import { commandContracts } from '../openapi/command-contracts.ts';
import { type Json, schemaOf } from '../openapi/schema.ts';

const kilobyte = 1024;
/** One JSON body is at most 1 MB; files go their own way. */
export const longestOfAll = 1024 * kilobyte;
/** What anybody may send without a sign-in, and to whatever takes no long text. */
export const short = 16 * kilobyte;

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
  /** Never less than `short`. Reckoned from the contract when it is first asked for. */
  readonly most: number;
  /** Only for whoever is signed in. */
  readonly signedIn: boolean;
}

function ruleFor(shape: z.ZodType, signedIn: boolean): BodyRule {
  let most: number | undefined;
  return {
    signedIn,
    get most() {
      most ??= bounded(shape, signedIn ? 64 * kilobyte : short);
      return most;
    },
  };
}

/** The rule of each command, by its name. What needs no sign-in is short; of the others only a text without end is refused. */
export const bodyRules: ReadonlyMap<string, BodyRule> = new Map(
  commandContracts.map(([name, contract]) => [name, ruleFor(contract.payload, !isOpen(contract))]),
);

export const paperRule: BodyRule = ruleFor(PaperTrial, true);
