import { fieldOfPath, longestDescription, type ResumeBlock } from '@talentlog/contracts';
import { endsTooEarly, monthIn } from '../../../format/month-text.ts';
import type { Entry } from './entries.ts';
import { blockForms, type FieldSpec } from './forms.ts';
import type { Proposal, ReadEntry } from './read-entry.ts';

/** Something read that may be wrong. */
export interface Doubt {
  readonly path: string;
  readonly field: FieldSpec['name'];
  /**
   * `day`: a date without its day does not fit; `range`: it ends before it starts; `guess`: what it is was guessed; `replaces`: the resume
   * says something else today, which would be gone; `long`: more than the field takes.
   */
  readonly why: 'guess' | 'day' | 'range' | 'replaces' | 'long';
  /** What its line says besides, and may be meant. */
  readonly instead: readonly string[];
  /** What would be replaced. */
  readonly held?: unknown;
  readonly proposal: Proposal;
}

/** What the reader itself is not sure of; at the edge it is a guess which field a piece of a line is. */
const unsureBelow = 0.6;
const mostInstead = 2;
const apart = /[\s|｜/／、，,;；:：·•()（）]+/u;
const isDate = (piece: string): boolean => /^\d{4}$|^\d{4}-\d\d$/.test(monthIn(piece)) || /^[-–—~至今]+$/u.test(piece);
const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const piecesOf = (line: string): readonly string[] =>
  line.split(apart).filter((piece) => piece.length > 1 && piece.length <= 40);
/** A value stands in its line as a whole, not cut out of a longer word. */
const isWhole = (value: string, line: string): boolean => {
  const at = line.indexOf(value);
  const beside = (one: string | undefined) => one === undefined || !/[\p{L}\p{N}.]/u.test(one);
  return at >= 0 && beside(line[at - 1]) && beside(line[at + value.length]);
};

/** What a line says besides what was read from it: the whole of a word that was cut first, else words that nothing was read from. */
function insteadOf(value: string, line: string, entry: Entry): readonly string[] {
  const pieces = piecesOf(line).filter((piece) => !isDate(piece));
  const longer = pieces.filter((piece) => piece !== value && piece.includes(value));
  if (longer.length > 0) return longer.slice(0, 1);
  const read = Object.values(entry).map(textOf).filter(Boolean);
  return pieces.filter((piece) => !read.some((one) => one.includes(piece))).slice(0, mostInstead);
}

function doubtAbout(
  spec: FieldSpec,
  proposal: Proposal,
  { entry, held }: ReadEntry,
): Pick<Doubt, 'why' | 'instead' | 'held'> | undefined {
  const value = textOf(entry[spec.name]);
  if (spec.kind === 'day')
    return /^\d{4}-\d\d-\d\d$/.test(value) || value === '' ? undefined : { why: 'day', instead: [] };
  if (spec.name === 'end' && entry.untilNow !== true && endsTooEarly(textOf(entry.start), value) !== undefined)
    return { why: 'range', instead: [] };
  if (spec.kind === 'area' && value.length > longestDescription) return { why: 'long', instead: [] };
  const isAsRead = value === '' ? spec.name === 'end' && entry.untilNow === true : true;
  if (value !== proposal.value || !isAsRead) return undefined;
  if (held.has(proposal.path)) return { why: 'replaces', instead: [], held: held.get(proposal.path) };
  if (value === '') return undefined;
  const isGuess = proposal.confidence === unsureBelow && spec.kind === 'text' && !isWhole(value, proposal.line);
  if (proposal.confidence >= unsureBelow && !isGuess) return undefined;
  return { why: 'guess', instead: spec.kind === 'text' ? insteadOf(value, proposal.line, entry) : [] };
}

/** What of an entry that was read may be wrong; what the person changed is not doubted any more. */
export function doubtsOf(block: ResumeBlock, read: ReadEntry): readonly Doubt[] {
  return read.proposals.flatMap((proposal) => {
    const spec = blockForms[block].find(({ name }) => name === fieldOfPath(proposal.path));
    const doubt = spec && doubtAbout(spec, proposal, read);
    return spec && doubt ? [{ ...doubt, path: proposal.path, field: spec.name, proposal }] : [];
  });
}
