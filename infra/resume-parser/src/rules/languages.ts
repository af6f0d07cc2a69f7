import { exam, languageLevel, languages } from '../data/words.ts';
import { MAX_NAME } from './limits.ts';
import { bullet, type Line } from './line.ts';

export interface SpokenLanguage {
  readonly name: string;
  readonly level?: string;
  /** Its exams with their scores. */
  readonly certificate?: string;
  readonly line: Line;
}
/** What was read, and whether its line says more than that. */
interface Read {
  readonly language: SpokenLanguage;
  readonly isDoubtful: boolean;
}

const words = Object.entries(languages).map(([word, name]) => ({
  name,
  pattern: /[a-z]/.test(word) ? new RegExp(`\\b${word}\\b`, 'i') : new RegExp(word),
}));
const wordsIn = (text: string) => words.filter(({ pattern }) => pattern.test(text));
/** What stands in brackets stays together. */
const PIECES = /[,;、|\t。](?![^()]{0,20}\))|\s{2,}/;

/** Says nothing beside a language, its level and its exams. */
const FILLER =
  /成绩|分数|总分|得分|证书|考试|等级|级别|水平|能力|程度|语言|外语|语种|已?通过|获得|取得|拥有|持有|分|\b(?:score|level|certificates?|passed|language|proficiency|in)\b/gi;
const BETWEEN_EXAMS = '、';
const LEVELS = new RegExp(languageLevel, 'gi');

/** How many languages a text names, also those of which no list knows: the level of one must not become that of another. */
const namesIn = (text: string): number =>
  [...text.matchAll(/\p{Script=Han}{1,4}?语(?![言法音种])/gu)].filter(([name]) => !/[母外口双面用术成]语$/.test(name))
    .length;

type Told = Pick<SpokenLanguage, 'level' | 'certificate'>;

function levelsIn(text: string): Told {
  const found = [...text.matchAll(LEVELS)].map(([level]) => level.trim());
  // An exam and its score are no level of a list: how well is said in other words, or not at all.
  const how = found.find((one) => !exam.test(one));
  const certificate = withExams(
    undefined,
    found.filter((one) => exam.test(one)),
  );
  return { ...(how === undefined ? {} : { level: how }), ...(certificate === undefined ? {} : { certificate }) };
}

/** One spelling of an exam and its score: 大学英语六级 is CET-6. */
const plainExam = (text: string): string =>
  text
    .toUpperCase()
    .replace(/(?:大学)?(?:英语)?([四六])级/, (_, level: string) => (level === '四' ? 'CET4' : 'CET6'))
    .replace(FILLER, '')
    .replace(/[^\p{L}\p{N}.]/gu, '');

/** Exams next to those of before; one that is named again, with its score or without, is the same. */
function withExams(before: string | undefined, more: readonly string[]): string | undefined {
  const all = before === undefined ? [] : before.split(BETWEEN_EXAMS);
  for (const one of more) {
    const plain = plainExam(one);
    const same = all.findIndex((known) => {
      const other = plainExam(known);
      return other.startsWith(plain) || plain.startsWith(other);
    });
    const known = all[same];
    if (known === undefined) all.push(one);
    else if (plain.length > plainExam(known).length) all[same] = one;
  }
  return all.length === 0 ? undefined : all.join(BETWEEN_EXAMS);
}

const isTold = ({ level, certificate }: Told): boolean => (level ?? certificate) !== undefined;

/** Whether a piece says more than was read of it. */
function saysMore(text: string, name: RegExp | undefined, { level }: Told): boolean {
  let isLevelTaken = false;
  const rest = text
    .replace(LEVELS, (found) => {
      if (exam.test(found.trim())) return ' ';
      const isTaken = !isLevelTaken && found === level;
      isLevelTaken ||= isTaken;
      return isTaken ? ' ' : found;
    })
    .replace(name ?? '', ' ')
    .replace(FILLER, ' ');
  return /[\p{L}\p{N}]/u.test(rest);
}

/** The spoken language in a piece of text; outside their own section only next to a level, or a certificate alone. */
function languageIn(text: string, line: Line, needsLevel: boolean): Read | undefined {
  const [word] = wordsIn(text);
  const levels = levelsIn(text);
  const name = word !== undefined && (isTold(levels) || !needsLevel) ? word.name : nameOfExam(text, levels);
  const isTooLong = (levels.certificate?.length ?? 0) > MAX_NAME;
  return name === undefined
    ? undefined
    : { language: { name, line, ...levels }, isDoubtful: isTooLong || saysMore(text, word?.pattern, levels) };
}

/** The language of an exam that is named without it. */
function nameOfExam(text: string, levels: Told): string | undefined {
  if (!isTold(levels)) return undefined;
  if (/CET-?\s?[46]|四级|六级|TEM-?\s?[48]|IELTS|雅思|TOEFL|托福|TOEIC|托业/i.test(text)) return '英语';
  return /JLPT/i.test(text) ? '日语' : undefined;
}

/** Whether a piece of a list of skills tells of a language that people speak. */
export const isLanguage = (text: string, line: Line): boolean => languageIn(text, line, true) !== undefined;

/** A second mention may add an exam to how well it is spoken, or another exam. */
function joined(before: Read | undefined, next: Read): Read {
  if (before === undefined) return next;
  const { certificate: more } = next.language;
  const certificate = withExams(before.language.certificate, more === undefined ? [] : more.split(BETWEEN_EXAMS));
  return {
    language: {
      ...next.language,
      ...before.language,
      ...(certificate === undefined ? {} : { certificate }),
    },
    isDoubtful: before.isDoubtful || next.isDoubtful || (certificate?.length ?? 0) > MAX_NAME,
  };
}

/** The languages of a resume; `doubtful` are those whose lines say more than was read. */
export function spokenLanguages(
  own: readonly Line[],
  elsewhere: readonly Line[],
): { readonly found: readonly SpokenLanguage[]; readonly doubtful: ReadonlySet<SpokenLanguage> } {
  const found = new Map<string, Read>();
  const add = (line: Line, needsLevel: boolean) => {
    const text = line.text.replace(bullet, '');
    const whole = !needsLevel && wordsIn(text).length === 1 && namesIn(text) <= 1;
    const names = new Set<string>();
    let isLeft = false;
    for (const piece of whole ? [text] : text.split(PIECES)) {
      const one = languageIn(piece, line, needsLevel);
      if (one === undefined) isLeft ||= !needsLevel && saysMore(piece, undefined, {});
      else {
        found.set(one.language.name, joined(found.get(one.language.name), one));
        names.add(one.language.name);
      }
    }
    for (const name of isLeft ? names : []) {
      const one = found.get(name);
      if (one !== undefined) found.set(name, { ...one, isDoubtful: true });
    }
  };
  for (const line of own) add(line, false);
  for (const line of elsewhere) add(line, true);
  const all = [...found.values()];
  return {
    found: all.map(({ language }) => language),
    doubtful: new Set(all.filter(({ isDoubtful }) => isDoubtful).map(({ language }) => language)),
  };
}
