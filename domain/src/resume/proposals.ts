import {
  emptyResume,
  type PayloadOf,
  ResumeBlock,
  type ResumeBlocks,
  resumeBlocks,
  type resumeCommands,
} from '@talentlog/contracts';
import { resumeFile } from '../resume-file/resume-file.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { lockedInProcess } from './readiness.ts';
import { created, type Deciding, needPerson, personFacts, rangesRefused, savedFacts, target } from './saving.ts';

type Field = PayloadOf<(typeof resumeCommands)['AcceptParsedFields']>['fields'][number];
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
    ? [...content.slice(0, at), written((content[at] ?? {}) as Entry, { name, value }), ...content.slice(at + 1)]
    : written(content as Entry, { name, value });
  const parsed = resumeBlocks[block].safeParse(next);
  return parsed.success ? parsed.data : undefined;
}

/**
 * Applies values one by one onto the blocks. The n-th entry read is the n-th of the resume where it has one; others are added
 * in their order, without gaps. What does not fit is skipped.
 */
export function applyFields(blocks: ResumeBlocks, fields: readonly Field[]) {
  const changed: Record<string, ResumeBlocks[ResumeBlock]> = {};
  const positions = new Map<string, number>();
  const accepted: string[] = [];
  const skipped: string[] = [];
  for (const { path, value } of [...fields].sort(byEntry)) {
    const place = placeOf(path);
    const content = place && (changed[place.block] ?? blocks[place.block]);
    const key = path.slice(0, path.indexOf('.'));
    const length = Array.isArray(content) ? content.length : 0;
    const at = positions.get(key) ?? Math.min(place?.entry ?? 0, length);
    const next = place && content && withField(content, place, at, value);
    (next ? accepted : skipped).push(path);
    if (next === undefined || place === undefined) continue;
    changed[place.block] = next;
    positions.set(key, at);
  }
  return { changed: changed as Partial<ResumeBlocks>, accepted, skipped };
}

const byEntry = (a: Field, b: Field): number => (placeOf(a.path)?.entry ?? 0) - (placeOf(b.path)?.entry ?? 0);

export const acceptParsedFields: Deciding<'AcceptParsedFields'> = {
  target,
  needs: (context) => ({
    ...needPerson(context),
    file: { aggregate: resumeFile.name, id: context.payload.resumeFileId },
  }),
  decide: (context) => {
    const { id, data, payload, related } = context;
    const file = loaded(related, 'file', resumeFile);
    if (file.data.jobSeekerId !== id) return refuse('common.not_found', undefined, 'resumeFileId');
    if (file.state !== 'PARSED') return refuse('file.not_ready', { state: file.state }, 'resumeFileId');
    const locked = lockedInProcess(related);
    if (locked) return locked;
    const { changed, accepted, skipped } = applyFields(data.blocks, payload.fields);
    if (accepted.length === 0) return refuse('common.invalid', undefined, 'fields');
    for (const block of Object.keys(changed) as ResumeBlock[]) {
      const refused = rangesRefused(block, changed[block] ?? []);
      if (refused) return { ...refused, path: 'fields' };
    }
    const taken = { jobSeekerId: id, resumeFileId: payload.resumeFileId, fields: accepted };
    return accept(
      [
        ...created(context),
        ...savedFacts(id, data.blocks, changed),
        { type: 'ParsedFieldsAccepted', data: taken },
        ...personFacts(context, changed.basic),
      ],
      { accepted, skipped },
    );
  },
};
