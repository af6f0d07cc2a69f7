import type { FieldProposal } from '@talentlog/runtime';
import { degreeOrder } from './data/words.ts';
import { awardsIn } from './rules/awards.ts';
import { basics } from './rules/basics.ts';
import type { FoundInEntry } from './rules/history.ts';
import { spokenLanguages } from './rules/languages.ts';
import { DOUBTFUL, MAX_DESCRIPTION } from './rules/limits.ts';
import { isReadInPart, type Line, toLines } from './rules/line.ts';
import { history, linesOf } from './rules/past.ts';
import type { HistoryKind } from './rules/roles.ts';
import { cutSections, topOf } from './rules/sections.ts';
import { skillsIn } from './rules/skills.ts';

const MAX_LINES = 3_000;
/** As many as a block of a resume takes. */
const MAX_ENTRIES = 30;
const MAX_SKILLS = 40;
/** As many as the command that records them takes. */
const MAX_PROPOSALS = 400;
const MAX_TEXT = 60_000;
const MAX_SHORT = 200;
/** Recognised characters are often wrong, and a wrong history is worse than none. */
const RECOGNISED = 0.6;
const core: ReadonlySet<string> = new Set('name phone email birthDate gender highestDegree workYears'.split(' '));

const proposal = (
  path: string,
  found: { value: string | number | null; line: Line; confidence: number },
): FieldProposal => ({
  path,
  value: found.value,
  line: found.line.raw,
  lineNumber: found.line.number,
  confidence: found.confidence,
});

function highestOf(education: readonly FoundInEntry[][]): FieldProposal[] {
  const rank = ({ value }: FoundInEntry) => degreeOrder.indexOf(String(value));
  const all = education.flat().filter(({ key }) => key === 'degree');
  const [best] = all.sort((a, b) => rank(b) - rank(a));
  return best === undefined ? [] : [proposal('basic.highestDegree', { ...best, confidence: 0.75 })];
}

/** What fits into the event that records it. */
class Room {
  #left = MAX_TEXT;
  /** Whether anything was left out. */
  isUsedUp = false;

  first<T>(entries: readonly T[], most: number): readonly T[] {
    this.isUsedUp ||= entries.length > most;
    return entries.slice(0, most);
  }

  /** Only a file of hostile length is cut, after this many characters in all. What was cut is doubtful. */
  take(one: FieldProposal): FieldProposal {
    if (typeof one.value !== 'string') return one;
    const value = one.value.slice(0, Math.min(MAX_DESCRIPTION, Math.max(this.#left, MAX_SHORT)));
    this.#left -= value.length;
    if (value === one.value) return one;
    this.isUsedUp = true;
    return { ...one, value, confidence: Math.min(one.confidence, DOUBTFUL) };
  }
}

const numbered = (kind: HistoryKind, entries: readonly FoundInEntry[][]): FieldProposal[] =>
  entries.flatMap((entry, n) => entry.map((found) => proposal(`${kind}[${n}].${found.key}`, found)));

/** What is told of each entry of a list; its name is surest. */
const listed = (
  block: 'award' | 'language' | 'skill',
  entries: readonly { readonly name: string; readonly line: Line }[],
  confidence: number,
  doubtful: ReadonlySet<object> = new Set(),
): FieldProposal[] =>
  entries.flatMap((entry, n) => {
    const { line, ...told } = entry;
    const most = doubtful.has(entry) || isReadInPart(line) ? DOUBTFUL : 1;
    return Object.entries(told).map(([key, value]) =>
      proposal(`${block}[${n}].${key}`, { value, line, confidence: Math.min(most, key === 'name' ? confidence : 0.7) }),
    );
  });

interface ReadFields {
  readonly fields: FieldProposal[];
  /** Whether the file says more than is proposed, because there is no room for it. */
  readonly incomplete: boolean;
}

/**
 * Proposes fields from the lines of a Chinese or English resume. Rules only: pure, no clock, linear in the text. Pictures
 * (`recognised`) yield core fields at a lower confidence.
 */
export function readFields(
  lines: readonly string[],
  { name, recognised }: { name: string; recognised: boolean },
): ReadFields {
  const room = new Room();
  const all = toLines(room.first(lines, MAX_LINES));
  const sections = cutSections(all);
  const past = history(sections);
  const basic = basics({ head: linesOf(sections, 'basic'), top: topOf(all), all }, name).map((found) =>
    proposal(`basic.${found.key}`, found),
  );
  const withDegree = basic.some(({ path }) => path === 'basic.highestDegree')
    ? basic
    : [...basic, ...highestOf(past.education)];
  if (recognised) {
    const fields = withDegree
      .filter(({ path }) => core.has(path.slice('basic.'.length)))
      .map((one) => ({ ...one, confidence: one.confidence * RECOGNISED }));
    return { fields, incomplete: false };
  }
  const languages = spokenLanguages(
    linesOf(sections, 'language'),
    linesOf(sections, 'skill', 'other', 'basic', 'award', 'campusPractice'),
  );
  const found = [
    ...withDegree,
    ...(Object.keys(past) as HistoryKind[]).flatMap((kind) => numbered(kind, room.first(past[kind], MAX_ENTRIES))),
    ...listed('award', room.first(awardsIn(linesOf(sections, 'award')), MAX_ENTRIES), 0.75),
    ...listed('language', languages.found, 0.8, languages.doubtful),
    ...listed('skill', room.first(skillsIn(linesOf(sections, 'skill')), MAX_SKILLS), 0.7),
  ];
  const fields = room.first(found, MAX_PROPOSALS).map((one) => room.take(one));
  const isListCut = linesOf(sections, 'award', 'language', 'skill').some(isReadInPart);
  return { fields, incomplete: room.isUsedUp || isListCut };
}
