import {
  emptyResume,
  entryNameField,
  type PayloadOf,
  placeOfEntry,
  ResumeBlock,
  type ResumeBlocks,
  writtenBlocks,
} from '@talentlog/contracts';
import { isBirthDate } from './identity-facts.ts';
import type { resume } from './resume.ts';

type Field = PayloadOf<typeof resume.commands.AcceptParsedFields>['fields'][number];
type Entry = Readonly<Record<string, unknown>>;

interface Place {
  readonly block: ResumeBlock;
  /** Index among the entries that were read; null in `basic`. */
  readonly entry: number | null;
  readonly name: string;
}

/** Where `basic.name` or `education[0].school` is; undefined for a path that no resume has. */
export function placeOf(path: string): Place | undefined {
  const [, block, index, name] = /^([a-zA-Z]+)(?:\[(\d{1,2})\])?\.([a-zA-Z]+)$/.exec(path) ?? [];
  const known = ResumeBlock.safeParse(block);
  if (!known.success || name === undefined) return undefined;
  const isList = Array.isArray(emptyResume[known.data]);
  if (isList !== (index !== undefined)) return undefined;
  return { block: known.data, entry: index === undefined ? null : Number(index), name };
}

/** "Until now" is read as an end without a value. */
const written = (entry: Entry, { name, value }: { name: string; value: Field['value'] }): Entry => {
  if (name !== 'end') return { ...entry, [name]: value };
  return value === null ? { ...entry, end: null, untilNow: true } : { ...entry, end: value, untilNow: false };
};

/** A birth date that cannot be is skipped as what does not fit; a document's number is looked at with its kind, when the block is saved. */
const canBe = ({ block, name }: Place, value: Field['value'], now: string): boolean =>
  block !== 'basic' || name !== 'birthDate' || typeof value !== 'string' || isBirthDate(value, now);

interface Read {
  readonly path: string;
  readonly value: Field['value'];
  readonly place: Place;
}

/** What was read of one entry, for each entry, in their order. */
function entriesRead(fields: readonly Field[]): readonly (readonly [Read, ...Read[]])[] {
  const entries = new Map<string, [Read, ...Read[]]>();
  for (const { path, value } of fields) {
    const place = placeOf(path);
    if (place === undefined) continue;
    const key = `${place.block}.${place.entry}`;
    const before = entries.get(key);
    if (before === undefined) entries.set(key, [{ path, value, place }]);
    else before.push({ path, value, place });
  }
  return [...entries.values()].sort(([a], [b]) => (a.place.entry ?? 0) - (b.place.entry ?? 0));
}

/** The block with an entry at a place, put over the one that is there or, where it is another, before it. */
function withEntry(content: ResumeBlocks[ResumeBlock], at: number, isThere: boolean, entry: Entry): unknown {
  if (!Array.isArray(content)) return entry;
  return [...content.slice(0, at), entry, ...content.slice(isThere ? at + 1 : at)];
}

/** Where what was read of an entry goes: over the same entry of the resume, else as one more. Without its name it is told by its number. */
function goesTo(content: ResumeBlocks[ResumeBlock], read: readonly [Read, ...Read[]]) {
  const [{ place }] = read;
  if (!Array.isArray(content)) return { at: 0, isThere: true };
  const values = Object.fromEntries(read.map((one) => [one.place.name, one.value]));
  const number = place.entry ?? 0;
  const isNamed = (values[entryNameField(place.block) ?? ''] ?? '') !== '';
  const found = isNamed ? placeOfEntry(place.block, content, values) : number < content.length ? number : -1;
  return found < 0 ? { at: Math.min(number, content.length), isThere: false } : { at: found, isThere: true };
}

/**
 * Applies values one by one onto the blocks. An entry that the resume has already is filled in; any other is added, in the order they
 * were read, over none that is there. What does not fit is skipped.
 */
export function applyFields(blocks: ResumeBlocks, fields: readonly Field[], now: string) {
  let changed: Partial<ResumeBlocks> = {};
  const accepted: string[] = [];
  for (const read of entriesRead(fields)) {
    const { block } = read[0].place;
    const content = changed[block] ?? blocks[block];
    const { at, isThere } = goesTo(content, read);
    let entry: Entry = Array.isArray(content) ? (isThere ? (content[at] ?? {}) : {}) : content;
    for (const { path, place, value } of read) {
      const next = written(entry, { name: place.name, value });
      const parsed = writtenBlocks[block].safeParse(withEntry(content, at, isThere, next));
      if (!parsed.success || !canBe(place, value, now)) continue;
      entry = next;
      changed = { ...changed, [block]: parsed.data };
      accepted.push(path);
    }
  }
  return { changed, accepted, skipped: fields.map(({ path }) => path).filter((path) => !accepted.includes(path)) };
}
