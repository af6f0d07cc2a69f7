import {
  byEntry,
  fieldOfPath,
  isSameName,
  placeOfEntry,
  type ResumeBlock,
  type ResumeSeen,
} from '@talentlog/contracts';
import { type Doubt, doubtsOf } from './doubts.ts';
import { type Entry, entriesOf } from './entries.ts';
import { blockForms } from './forms.ts';
import { isKnown } from './proposed.ts';
import { type Proposal, type ReadEntry, type ResumeFile } from './read-entry.ts';
import { shortBlocks } from './use-summary.ts';

/** What a person decides about at once: an entry, or all the words of a list of words. */
export interface ReadCard {
  readonly id: string;
  readonly block: ResumeBlock;
  readonly entries: readonly ReadEntry[];
  /** What of it may be wrong. */
  readonly doubts: readonly Doubt[];
}

const asEntry = (proposals: readonly Proposal[]): Entry =>
  Object.fromEntries(
    proposals.map(({ path, value }) => {
      const field = fieldOfPath(path);
      return field === 'end' && value === '' ? ['untilNow', true] : [field, value];
    }),
  );

/** Of the basics what the resume does not say yet; an entry as a whole, unless the resume says all of it; and what it says else. */
function unknown(block: ResumeBlock, all: readonly Proposal[], blocks: ResumeSeen['blocks']) {
  const entries = entriesOf(block, blocks[block]);
  const at = block === 'basic' ? 0 : placeOfEntry(block, entries, asEntry(all));
  if (at < 0) return { proposals: all, held: new Map<string, unknown>() };
  const inResume = (path: string) => (block === 'basic' ? path : `${block}.${at}.${fieldOfPath(path)}`);
  const fresh = all.filter(({ path, value }) => !isKnown(blocks, inResume(path), value));
  const held = fresh.flatMap(({ path }): [string, unknown][] => {
    const now = heldIn(entries[at] ?? {}, fieldOfPath(path));
    return now === undefined ? [] : [[path, now]];
  });
  return { proposals: block === 'basic' || fresh.length === 0 ? fresh : all, held: new Map(held) };
}

/** What an entry says in a field, if it says anything; what goes on says so in the place of its end. */
function heldIn(entry: Entry, field: string): unknown {
  const now = field === 'end' && entry.untilNow === true ? true : entry[field];
  return now === null || now === '' ? undefined : now;
}

/** Whether the file names somebody else than the resume does: nothing of it is then right without a look. */
function isOfAnother(proposals: readonly Proposal[], blocks: ResumeSeen['blocks']): boolean {
  const read = proposals.find(({ path }) => path === 'basic.name')?.value;
  const own = entriesOf('basic', blocks.basic)[0]?.name;
  return Boolean(read) && Boolean(own) && !isSameName(String(read), String(own));
}

/** The doubts about an entry; where there are none, one about its first value. */
function doubtedWhole(block: ResumeBlock, read: ReadEntry): readonly Doubt[] {
  const doubts = doubtsOf(block, read);
  if (doubts.length > 0) return doubts;
  const spec = blockForms[block].find(({ name }) => read.proposals.some(({ path }) => fieldOfPath(path) === name));
  const proposal = read.proposals.find(({ path }) => fieldOfPath(path) === spec?.name);
  if (spec === undefined || proposal === undefined) return doubts;
  return [{ path: proposal.path, field: spec.name, why: 'guess', instead: [], proposal }];
}

/**
 * What was read from a file and the resume does not say yet, a card for each entry: those with something uncertain first. `typed` has what
 * the person corrected, by entry.
 */
export function cardsIn(
  file: Pick<ResumeFile, 'state' | 'proposals'>,
  blocks: ResumeSeen['blocks'],
  typed: Readonly<Record<string, Entry>> = {},
): readonly ReadCard[] {
  if (file.state !== 'PARSED') return [];
  const isOthers = isOfAnother(file.proposals, blocks);
  const cards = new Map<string, ReadCard>();
  for (const { key, block, proposals: all } of byEntry(file.proposals)) {
    const { proposals, held } = unknown(block, all, blocks);
    if (proposals.length === 0) continue;
    const read: ReadEntry = { key, proposals, held, entry: typed[key] ?? asEntry(proposals) };
    const id = shortBlocks.has(block) ? block : key;
    const before = cards.get(id);
    cards.set(id, {
      id,
      block,
      entries: [...(before?.entries ?? []), read],
      doubts: [...(before?.doubts ?? []), ...(isOthers ? doubtedWhole(block, read) : doubtsOf(block, read))],
    });
  }
  const isSure = ({ doubts }: ReadCard) => Number(doubts.length === 0);
  return [...cards.values()].sort((a, b) => isSure(a) - isSure(b));
}

/** Paths of what was read and is on no card, because the resume says the same. */
export function knownIn({ proposals }: Pick<ResumeFile, 'proposals'>, cards: readonly ReadCard[]): readonly string[] {
  const shown = new Set(
    cards.flatMap(({ entries }) => entries.flatMap((one) => one.proposals.map(({ path }) => path))),
  );
  return proposals.map(({ path }) => path).filter((path) => !shown.has(path));
}
