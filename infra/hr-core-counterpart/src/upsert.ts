import type { EntityType } from './property-types.ts';
import { propertyType } from './schema.ts';
import type { EntityStore } from './sqlite.ts';
import { BadRequest, checkValue, parseAddress, type Value, type Values } from './values.ts';

/** Result of one row, in the shape of SuccessFactors: a 200 can hold failures. */
export interface RowAnswer {
  readonly key: string | null;
  readonly status: 'OK' | 'ERROR';
  readonly editStatus: 'INSERTED' | 'UPSERTED' | null;
  readonly message: string | null;
  readonly index: number;
  readonly httpCode: number;
  readonly inlineResults: null;
}

interface Entity {
  readonly name: string;
  readonly type: EntityType;
  readonly key: Values;
  readonly values: Values;
}

/** Takes each row on its own: a wrong one is answered with its error and the others are kept. `fails` plants a failure. */
export function upsertRows(
  store: EntityStore,
  rows: readonly unknown[],
  fails: (index: number) => boolean,
): RowAnswer[] {
  return store.transact(() =>
    rows.map((row, index) => {
      if (fails(index)) return failed(index, 500, 'The system could not process this row');
      try {
        const entity = readEntity(row);
        checkComplete(store, entity);
        const known = store.upsert(entity.name, entity.key, entity.values);
        return {
          key: keyText(entity),
          status: 'OK',
          editStatus: known ? 'UPSERTED' : 'INSERTED',
          message: null,
          index,
          httpCode: 200,
          inlineResults: null,
        };
      } catch (error) {
        if (error instanceof BadRequest) return failed(index, 400, error.message);
        throw error;
      }
    }),
  );
}

const failed = (index: number, httpCode: number, message: string): RowAnswer => ({
  key: null,
  status: 'ERROR',
  editStatus: null,
  message,
  index,
  httpCode,
  inlineResults: null,
});

const keyText = ({ name, key }: Entity): string =>
  Object.entries(key)
    .map(([field, value]) => `${name}/${field}=${String(value)}`)
    .join(',');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shape, entity, key and types of one row. The key may stand in the uri, in the body, or in both if they agree. */
function readEntity(row: unknown): Entity {
  if (!isObject(row)) throw new BadRequest('a row is an object');
  const { __metadata: metadata, ...body } = row;
  if (!isObject(metadata) || typeof metadata.uri !== 'string') throw new BadRequest('__metadata.uri is missing');
  const { entity, type, key: fromUri = {} } = parseAddress(metadata.uri);
  const key: Record<string, Value> = { ...fromUri };
  const values: Record<string, Value> = {};
  for (const [name, given] of Object.entries(body)) {
    const of = propertyType(type, name);
    if (of === undefined) throw new BadRequest(`${entity} has no property ${name}`);
    const value = checkValue(name, of, given);
    if (!Object.hasOwn(type.key, name)) values[name] = value;
    else if (!Object.hasOwn(key, name)) key[name] = value;
    else if (key[name] !== value) throw new BadRequest(`${name} differs between uri and body`);
  }
  for (const name of Object.keys(type.key)) {
    if (key[name] === undefined || key[name] === null || key[name] === '')
      throw new BadRequest(`${entity}: key ${name} is missing`);
  }
  return { name: entity, type, key, values };
}

/** Required properties (of a new row; a known one may be changed in part) and the rows it refers to. */
function checkComplete(store: EntityStore, { name, type, key, values }: Entity): void {
  const merged: Values = { ...store.get(name, key)?.values, ...values };
  for (const [property, { required }] of Object.entries(type.properties)) {
    const value = merged[property];
    if (required && (value === undefined || value === null || value === ''))
      throw new BadRequest(`${name}: ${property} is required`);
  }
  const all: Values = { ...merged, ...key };
  for (const { entity, by } of type.references) {
    const wanted = Object.fromEntries(Object.entries(by).map(([theirs, ours]) => [theirs, all[ours] ?? null]));
    if (Object.values(wanted).every((value) => value === null)) continue;
    if (store.get(entity, wanted) === undefined) throw new BadRequest(`${name}: its ${entity} does not exist`);
  }
}
