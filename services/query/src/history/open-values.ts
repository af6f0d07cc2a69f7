import { type EventContract, type Masked, Month, openTexts, YearOrMonth } from '@talentlog/contracts';
import type { z } from 'zod';
import { fits, isRecord, walk } from './shape-walk.ts';

/** What stands in place of a value that is not open. */
type Hidden = (leaf: z.core.$ZodType) => unknown;
type Data = Readonly<Record<string, unknown>>;

const never: Masked = { masked: 'ALWAYS' };
const onReason: Masked = { masked: 'REVEALABLE' };

export const isMasked = (value: unknown): value is Masked =>
  isRecord(value) && typeof value.masked === 'string' && Object.keys(value).length === 1;

/**
 * The data of an event as an auditor may read it. Only what its contract describes is there at all; of that, only what a kind says to be
 * harmless (an id, a time, a number, a word of a list) or `openTexts` names is in clear. `askable` are the personal fields whose values
 * may be asked for.
 */
export function maskedData(contract: EventContract, data: Data, askable: readonly string[]): Record<string, unknown> {
  return fieldsOf(contract, data, (field, schema, value) =>
    contract.personal?.includes(field)
      ? covered(schema, value, (leaf) => (askable.includes(field) && isAskable(leaf) ? onReason : never))
      : open(schema, value, field, () => never),
  );
}

/** The same event as if nothing that an auditor may not read had ever been known: each such value is null, as of an erased person. */
export const blankedData = (contract: EventContract, data: Data): Record<string, unknown> =>
  fieldsOf(contract, data, (field, schema, value) =>
    contract.personal?.includes(field) ? null : open(schema, value, field, () => null),
  );

function fieldsOf(
  { data: { shape } }: EventContract,
  data: Data,
  each: (field: string, schema: z.core.$ZodType, value: unknown) => unknown,
): Record<string, unknown> {
  const known = Object.keys(shape).filter((field) => data[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, each(field, shape[field] as z.core.$ZodType, data[field])]));
}

const open = (schema: z.core.$ZodType, value: unknown, place: string, hidden: Hidden): unknown =>
  walk(schema, value, place, (leaf, leafValue, at) =>
    isOpen(leaf, at) && fits(leaf, leafValue) ? leafValue : hidden(leaf),
  );

const covered = (schema: z.core.$ZodType, value: unknown, hidden: Hidden): unknown => walk(schema, value, '', hidden);

/** What a text says of its own shape: `uuid`, `datetime`, `regex`; undefined where it is any text. */
const formatOf = (schema: z.core.$ZodType): string | undefined =>
  (schema as { format?: string | null }).format ?? undefined;

const openFormats: ReadonlySet<string | undefined> = new Set(['uuid', 'date', 'datetime']);
const openKinds: ReadonlySet<string> = new Set(['number', 'boolean', 'enum', 'literal']);

const isOpen = (schema: z.core.$ZodType, place: string): boolean =>
  openKinds.has(kindOf(schema)) || openFormats.has(formatOf(schema)) || openTexts.has(place);

/** A text of a shape of its own is a hash, a code or the id of a link; but for months and e-mails, none is told. */
function isAskable(schema: z.core.$ZodType): boolean {
  const format = formatOf(schema);
  if (openKinds.has(kindOf(schema)) || openFormats.has(format)) return true;
  if (monthPatterns.has(patternOf(schema))) return true;
  return kindOf(schema) === 'string' && (format === undefined || format === 'email');
}

/** The shape of a text that has one of its own. */
const patternOf = (schema: z.core.$ZodType): string | undefined => {
  const [check] = (schema as z.core.$ZodTypes)._zod.def.checks ?? [];
  return (check?._zod.def as { pattern?: RegExp } | undefined)?.pattern?.source;
};
const monthPatterns: ReadonlySet<string | undefined> = new Set([Month, YearOrMonth].map(patternOf));

const kindOf = (schema: z.core.$ZodType): string => (schema as z.core.$ZodTypes)._zod.def.type;
