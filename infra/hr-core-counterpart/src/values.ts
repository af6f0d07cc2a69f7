import type { EntityType, PropertyType } from './property-types.ts';
import { entityType, propertyType } from './schema.ts';

/** A value as stored: dates as `/Date(ms)/`, Int64 as decimal text, as OData V2 writes them in JSON. */
export type Value = string | boolean | null;
export type Values = Readonly<Record<string, Value>>;

/** A request that this server does not take; `message` says why. */
export class BadRequest extends Error {}

const dateForm = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
const int64Form = /^-?\d{1,19}$/;

/** Checks a JSON value against its type and gives it as stored. Throws BadRequest. */
export function checkValue(name: string, of: PropertyType, value: unknown): Value {
  if (value === null) return null;
  if (of.type === 'Edm.Boolean') {
    if (typeof value === 'boolean') return value;
  } else if (of.type === 'Edm.Int64') {
    if (Number.isSafeInteger(value) || (typeof value === 'string' && int64Form.test(value))) return String(value);
  } else if (typeof value === 'string') {
    return of.type === 'Edm.DateTime' ? checkDate(name, value) : checkText(name, of, value);
  }
  throw new BadRequest(`${name}: not a value of ${of.type}`);
}

function checkDate(name: string, value: string): string {
  const milliseconds = dateForm.exec(value)?.[1];
  if (milliseconds === undefined) throw new BadRequest(`${name}: not a date of the form /Date(milliseconds)/`);
  return `/Date(${milliseconds})/`;
}

function checkText(name: string, of: Extract<PropertyType, { type: 'Edm.String' }>, value: string): string {
  if ([...value].length > of.max) throw new BadRequest(`${name}: longer than ${of.max}`);
  if (of.oneOf !== undefined && !of.oneOf.includes(value)) throw new BadRequest(`${name}: not in its pick list`);
  return value;
}

const literalForm = /^(?:'((?:[^']|'')*)'|datetime'([^']*)'|(-?\d{1,19})L|(true|false))$/;

/** A literal of a URI (`'x'`, `datetime'…'`, `1L`, `true`) as a value of its type. Throws BadRequest. */
export function parseLiteral(name: string, of: PropertyType, literal: string): Value {
  const match = literalForm.exec(literal);
  if (match === null) throw new BadRequest(`${name}: ${literal} is not a literal`);
  const [, quoted, datetime, int64, bool] = match;
  if (datetime !== undefined) {
    const at = Date.parse(`${datetime}Z`);
    if (of.type === 'Edm.DateTime' && !Number.isNaN(at)) return `/Date(${at})/`;
  } else if (quoted !== undefined && of.type === 'Edm.String')
    return checkValue(name, of, quoted.replaceAll("''", "'"));
  else if (int64 !== undefined && of.type === 'Edm.Int64') return int64;
  else if (bool !== undefined && of.type === 'Edm.Boolean') return bool === 'true';
  throw new BadRequest(`${name}: not a literal of ${of.type}`);
}

export interface Address {
  readonly entity: string;
  readonly type: EntityType;
  /** Undefined where only the entity set was named. */
  readonly key: Values | undefined;
}

/** Reads `Entity`, `Entity('key')` or `Entity(a='x',b=1L)`, with or without the service's address before it. Throws BadRequest. */
export function parseAddress(uri: string): Address {
  const match = /^(?:https?:\/\/[^/]+\/odata\/v2\/)?(\w+)(?:\((.*)\))?$/s.exec(uri);
  const entity = match?.[1] ?? '';
  const type = entityType(entity);
  if (type === undefined) throw new BadRequest(`${entity || uri} is not an entity set`);
  return { entity, type, key: match?.[2] === undefined ? undefined : parseKey(entity, type, match[2]) };
}

function parseKey(entity: string, type: EntityType, text: string): Values {
  const names = Object.keys(type.key);
  const only = names.length === 1 ? names[0] : undefined;
  const key: Record<string, Value> = {};
  for (const part of text.match(/(?:[^,']|'(?:[^']|'')*')+/g) ?? []) {
    const [, name = only ?? '', literal = ''] = /^(?:(\w+)=)?(.*)$/s.exec(part.trim()) ?? [];
    const of = Object.hasOwn(type.key, name) ? type.key[name] : undefined;
    if (of === undefined || Object.hasOwn(key, name)) throw new BadRequest(`${name} is not a key of ${entity}`);
    key[name] = parseLiteral(name, of, literal);
  }
  if (Object.keys(key).length !== names.length) throw new BadRequest(`${entity} has the key ${names.join(', ')}`);
  return key;
}

/** Reads `property eq literal`. Throws BadRequest. */
export function parseFilter(entity: string, type: EntityType, filter: string): readonly [string, Value] {
  const [, name = '', literal = ''] = /^(\w+)\s+eq\s+(\S.*)$/s.exec(filter.trim()) ?? [];
  const of = propertyType(type, name);
  if (of === undefined) throw new BadRequest(`${entity}: only "property eq literal" is understood in $filter`);
  return [name, parseLiteral(name, of, literal)];
}
