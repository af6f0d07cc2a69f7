import type { SapRecord } from '@talentlog/contracts';
import type { Hire, HireRow } from '@talentlog/runtime';
import { converters } from './convert.ts';
import { defaultMapping } from './default-mapping.ts';
import type { SapMapping, Source } from './mapping.ts';

export interface PushedCollection {
  readonly jobSeekerId: string;
  readonly record: SapRecord;
}

/** The person's stable key in SAP, where such keys have at most 32 characters. */
export const externalIdOf = (jobSeekerId: string): string => jobSeekerId.replaceAll('-', '');

type Value = string | number | boolean;
interface Scope {
  /** What paths are looked up in. */
  readonly document: Readonly<Record<string, unknown>>;
  /** Place in the list, from 1. */
  readonly index: number;
  readonly missing: Set<string>;
  readonly pickLists: SapMapping['pickLists'];
}

/** The rows to tell SAP, or the paths of what the collection lacks for them. */
export function toHire(
  collection: PushedCollection,
  mapping: SapMapping = defaultMapping,
): Hire | { missing: string[] } {
  const externalId = externalIdOf(collection.jobSeekerId);
  const document = { externalId, ...collection.record, files: filesOf(collection.record) };
  const missing = new Set<string>();
  const rows: HireRow[] = [];
  for (const { entity, forEach, when, key, fields } of mapping.rows) {
    if (when !== undefined && textAt(document, when) === undefined) continue;
    const items = forEach === undefined ? [undefined] : listAt(document, forEach);
    for (const [at, item] of items.entries()) {
      const scope: Scope = { document: { ...document, item }, index: at + 1, missing, pickLists: mapping.pickLists };
      rows.push({ entity, key: keyOf(key, scope), fields: fieldsOf(fields, scope) });
    }
  }
  return missing.size > 0 ? { missing: [...missing] } : { externalId, rows };
}

/** The attachments of all kinds as one list. */
const filesOf = ({ content }: SapRecord) =>
  Object.entries(content.attachments).flatMap(([category, files]) => files.map((file) => ({ ...file, category })));

function keyOf(sources: Readonly<Record<string, Source>>, scope: Scope): Record<string, string | number> {
  const key: Record<string, string | number> = {};
  for (const [name, source] of Object.entries(sources)) {
    const value = resolve(source, scope);
    if (value !== undefined && typeof value !== 'boolean') key[name] = value;
    else if ('from' in source) scope.missing.add(source.from);
  }
  return key;
}

/** An empty field is told as null, so that a correction can empty it. */
const fieldsOf = (sources: Readonly<Record<string, Source>>, scope: Scope): HireRow['fields'] =>
  Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, resolve(source, scope) ?? null]));

function resolve(source: Source, scope: Scope): Value | undefined {
  if ('value' in source) return source.value;
  if ('index' in source) return scope.index;
  if ('compose' in source) return composed(source.compose, scope);
  const text = textAt(scope.document, source.from);
  const found = text === undefined ? undefined : converted(source, text, scope);
  if (found === undefined && source.required) scope.missing.add(source.from);
  return found;
}

function converted(source: Extract<Source, { from: string }>, text: string, { pickLists }: Scope): string | undefined {
  const value = converters[source.as ?? 'text'](text);
  if (source.pick === undefined) return value;
  const list = pickLists[source.pick] ?? {};
  return Object.hasOwn(list, value) ? list[value] : undefined;
}

const composed = (pattern: string, { document, index }: Scope): string =>
  pattern.replaceAll(/\{([\w.]+)\}/g, (_all, path: string) =>
    path === 'index' ? String(index) : (textAt(document, path) ?? ''),
  );

const at = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => {
    const isObject = typeof part === 'object' && part !== null && Object.hasOwn(part, name);
    return isObject ? (part as Record<string, unknown>)[name] : undefined;
  }, document);

const listAt = (document: unknown, path: string): readonly unknown[] => {
  const list = at(document, path);
  return Array.isArray(list) ? list : [];
};

/** The text at the path, or undefined where there is none or an empty one. */
const textAt = (document: unknown, path: string): string | undefined => {
  const value = at(document, path);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};
