import { exam, languageLevel, languages } from '../data/words.ts';
import { bullet, type Line } from './line.ts';

export interface SpokenLanguage {
  readonly name: string;
  readonly level?: string;
  /** An exam with its score. */
  readonly certificate?: string;
  readonly line: Line;
}

const words = Object.entries(languages).map(([word, name]) => ({
  name,
  pattern: /[a-z]/.test(word) ? new RegExp(`\\b${word}\\b`, 'i') : new RegExp(word),
}));
const wordsIn = (text: string) => words.filter(({ pattern }) => pattern.test(text));
/** What stands in brackets stays together. */
const PIECES = /[,;、|\t。](?![^()]{0,20}\))|\s{2,}/;

type Told = Pick<SpokenLanguage, 'level' | 'certificate'>;

function levelsIn(text: string): Told {
  const found = [...text.matchAll(new RegExp(languageLevel, 'gi'))].map(([level]) => level);
  // An exam and its score are no level of a list: how well is said in other words, or not at all.
  const how = found.find((one) => !exam.test(one));
  const certificate = found.find((one) => exam.test(one));
  return { ...(how === undefined ? {} : { level: how }), ...(certificate === undefined ? {} : { certificate }) };
}

const isTold = ({ level, certificate }: Told): boolean => (level ?? certificate) !== undefined;

/** The spoken language in a piece of text; outside their own section only next to a level, or a certificate alone. */
function languageIn(text: string, line: Line, needsLevel: boolean): SpokenLanguage | undefined {
  const [word] = wordsIn(text);
  // 英语六级 is an exam of its own name, and 中文流利 a language and how well.
  const around = word === undefined ? text : text.replace(word.pattern, '');
  const beside = levelsIn(around);
  const levels = isTold(beside) ? beside : levelsIn(text);
  if (word !== undefined && (isTold(levels) || !needsLevel)) return { name: word.name, line, ...levels };
  if (!isTold(levels)) return undefined;
  if (/CET-?\s?[46]|四级|六级|TEM-?\s?[48]|IELTS|雅思|TOEFL|托福|TOEIC/i.test(text))
    return { name: '英语', line, ...levels };
  return /JLPT/i.test(text) ? { name: '日语', line, ...levels } : undefined;
}

/** Whether a piece of a list of skills tells of a language that people speak. */
export const isLanguage = (text: string, line: Line): boolean => languageIn(text, line, true) !== undefined;

/** A second mention may add the exam to how well it is spoken. */
const joined = (before: SpokenLanguage | undefined, next: SpokenLanguage): SpokenLanguage =>
  before === undefined ? next : { ...next, ...before };

export function spokenLanguages(own: readonly Line[], elsewhere: readonly Line[]): SpokenLanguage[] {
  const found = new Map<string, SpokenLanguage>();
  const add = (line: Line, needsLevel: boolean) => {
    const text = line.text.replace(bullet, '');
    const whole = !needsLevel && wordsIn(text).length === 1;
    for (const piece of whole ? [text] : text.split(PIECES)) {
      const one = languageIn(piece, line, needsLevel);
      if (one !== undefined) found.set(one.name, joined(found.get(one.name), one));
    }
  };
  for (const line of own) add(line, false);
  for (const line of elsewhere) add(line, true);
  return [...found.values()];
}
