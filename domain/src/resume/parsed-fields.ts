import { emptyResume, type PayloadOf, ResumeBlock, type ResumeBlocks, resumeBlocks } from '@talentlog/contracts';
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

/** The block with one more value, or undefined where its shape does not allow it. */
function withField(content: ResumeBlocks[ResumeBlock], { block, name }: Place, at: number, value: Field['value']) {
  const next = Array.isArray(content)
    ? [...content.slice(0, at), written(content[at] ?? {}, { name, value }), ...content.slice(at + 1)]
    : written(content, { name, value });
  const parsed = resumeBlocks[block].safeParse(next);
  return parsed.success ? parsed.data : undefined;
}

/** A birth date that cannot be is skipped as what does not fit; a document's number is looked at with its kind, when the block is saved. */
const canBe = ({ block, name }: Place, value: Field['value'], now: string): boolean =>
  block !== 'basic' || name !== 'birthDate' || typeof value !== 'string' || isBirthDate(value, now);

/**
 * Applies values one by one onto the blocks. The n-th entry read is the n-th of the resume where it has one; others are added
 * in their order, without gaps. What does not fit is skipped.
 */
export function applyFields(blocks: ResumeBlocks, fields: readonly Field[], now: string) {
  let changed: Partial<ResumeBlocks> = {};
  const positions = new Map<string, number>();
  const accepted: string[] = [];
  const skipped: string[] = [];
  for (const { path, value } of [...fields].sort(byEntry)) {
    const place = placeOf(path);
    const content = place && (changed[place.block] ?? blocks[place.block]);
    const key = path.slice(0, path.indexOf('.'));
    const length = Array.isArray(content) ? content.length : 0;
    const at = positions.get(key) ?? Math.min(place?.entry ?? 0, length);
    const next = place && content && canBe(place, value, now) ? withField(content, place, at, value) : undefined;
    (next ? accepted : skipped).push(path);
    if (next === undefined || place === undefined) continue;
    changed = { ...changed, [place.block]: next };
    positions.set(key, at);
  }
  return { changed, accepted, skipped };
}

const byEntry = (a: Field, b: Field): number => (placeOf(a.path)?.entry ?? 0) - (placeOf(b.path)?.entry ?? 0);
