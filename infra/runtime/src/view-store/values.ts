import type { Row } from './schema.ts';

/** What a column can hold beside null. */
export type Scalar = string | number | boolean;

/** A column's values in one row: none is null; `many` when the field holds an array, whose nulls do not count. */
export interface FieldValues {
  readonly many: boolean;
  readonly values: readonly Scalar[];
  /** What the field holds as it is. */
  readonly raw: unknown;
}

const none: FieldValues = { many: false, values: [], raw: undefined };

/**
 * Reads a field path. Throws TypeError where it ends at an object, which no list can filter or sort by. Answers `before` where the
 * field holds what it held then, as most fields of a row that moves do.
 */
export function fieldValues(row: Row, path: readonly string[], before?: FieldValues): FieldValues {
  let value: unknown = row;
  for (const step of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step)) return none;
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  if (before !== undefined && before.raw === value) return before;
  if (!Array.isArray(value)) {
    const scalar = scalarOf(value, path);
    return scalar === null ? none : { many: false, values: [scalar], raw: value };
  }
  const values = value.map((element) => scalarOf(element, path)).filter((element) => element !== null);
  return { many: true, values: [...new Set(values)], raw: value };
}

/** As JSON keeps it: what is not finite is null. */
function scalarOf(value: unknown, path: readonly string[]): Scalar | null {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === null || value === undefined) return null;
  throw new TypeError(`column "${path.join('.')}" holds a ${typeof value}`);
}
