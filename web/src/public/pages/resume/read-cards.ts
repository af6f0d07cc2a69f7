import {
  asEmail,
  byEntry,
  fieldOfPath,
  isSameName,
  normalisePhone,
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

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value).trim());
/** As contacts are compared: as they are kept, and phones that are none by their digits. */
const sameContact: Readonly<Record<'phone' | 'email', (text: string) => string>> = {
  phone: (text) => normalisePhone(text) ?? text.replace(/\D/g, ''),
  email: asEmail,
};

/**
 * Whether the file is about somebody else than the resume: nothing of it is then right without a look. Another name settles it. People
 * change a phone or an address, so that one of them counts only where the other does not agree and no name does.
 */
function isOfAnother(proposals: readonly Proposal[], blocks: ResumeSeen['blocks']): boolean {
  const own = entriesOf('basic', blocks.basic)[0] ?? {};
  const readAs = (field: string) => textOf(proposals.find(({ path }) => path === `basic.${field}`)?.value);
  const agrees = (field: string, isSame: (one: string, other: string) => boolean): boolean | undefined => {
    const [read, now] = [readAs(field), textOf(own[field])];
    return read === '' || now === '' ? undefined : isSame(read, now);
  };
  const contact = (field: keyof typeof sameContact) =>
    agrees(field, (one, other) => sameContact[field](one) === sameContact[field](other));
  const name = agrees('name', isSameName);
  const contacts = [contact('phone'), contact('email')];
  if (name === false) return true;
  const differs = contacts.includes(false) && !contacts.includes(true);
  return differs && (name === undefined || contacts.every((one) => one === false));
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
