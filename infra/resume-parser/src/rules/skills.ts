import { mastery, skillColumn } from '../data/words.ts';
import { isDuration } from './durations.ts';
import { isLanguage } from './languages.ts';
import { bullet, type Line } from './line.ts';

export interface Skill {
  readonly name: string;
  readonly level?: string;
  readonly line: Line;
}
/** A skill with the words it was read from. */
interface Candidate extends Skill {
  readonly piece: string;
}

const LEAD =
  /^(?:熟练掌握|熟练使用|熟练运用|熟练|精通|熟悉|掌握|了解|擅长|会使用|能够使用|proficient (?:in|with)|familiar with|experienced (?:in|with)|skilled in|knowledge of)\s?:?\s?/i;
const PIECES = /[、,;|\t。•]|\s\/\s|\s{2,}|(?<=\p{Script=Han})和(?=[A-Za-z])|(?<=[A-Za-z])[和及](?=[A-Za-z])/u;

const isLevel = (cell: string) => mastery.test(cell);

/** `Verilog | 36个月 | 熟练`, `ADS: 熟练 | 36个月`: one skill with how long and how well; undefined for a list of skills. */
function rowOf(line: Line, text: string): Candidate | undefined {
  const [name = '', ...told] = text.split(/[|\t]|(?<=\S):/).map((cell) => cell.trim());
  if (
    told.length === 0 ||
    isLevel(name) ||
    /[、,;]/.test(name) ||
    !told.every((cell) => isLevel(cell) || isDuration(cell))
  )
    return undefined;
  const level = told.find(isLevel);
  return { name, line, piece: text, ...(level === undefined ? {} : { level }) };
}

/** What praises a skill, and what stands behind it, is not its name. */
const bareName = (piece: string): string =>
  piece
    .trim()
    .replace(LEAD, '')
    .replace(/\s?\([^()]{0,20}\)$/, '')
    .replace(/等$|\.$/g, '')
    .trim();

const isName = (name: string): boolean =>
  name.length >= 1 && name.length <= (/\p{Script=Han}/u.test(name) ? 16 : 30) && /\p{L}/u.test(name);

const isHeader = (text: string): boolean => {
  const cells = text.split(/[|\t]/).map((cell) => cell.trim());
  return cells.length > 1 && cells.every((cell) => skillColumn.test(cell));
};

function candidatesIn(line: Line): Candidate[] {
  const text = line.text.replace(bullet, '');
  if (isHeader(text)) return [];
  const row = rowOf(line, text);
  if (row !== undefined) return [row];
  const list = text.replace(/^[\p{L}\p{N}/& ]{2,24}:\s?/u, '');
  return list
    .split(PIECES)
    .filter((piece) => !isDuration(piece) && !isLevel(piece.trim()))
    .map((piece) => ({ name: bareName(piece), line, piece }));
}

/** Things separated by commas, 、 or bars, and rows of tables, without what praises them; sentences are no skills. */
export function skillsIn(lines: readonly Line[]): Skill[] {
  const found = new Map<string, Skill>();
  for (const { piece, ...skill } of lines.flatMap(candidatesIn)) {
    const key = skill.name.toLowerCase();
    if (isName(skill.name) && !isLanguage(piece, skill.line) && !found.has(key)) found.set(key, skill);
  }
  return [...found.values()];
}
