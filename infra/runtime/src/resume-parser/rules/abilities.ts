import { languageLevel, languages } from '../data/words.ts';
import { bullet, type Line } from './line.ts';

export interface Ability {
  readonly name: string;
  readonly level?: string;
  readonly line: Line;
}

const LEAD =
  /^(?:熟练掌握|熟练使用|熟练运用|熟练|精通|熟悉|掌握|了解|擅长|会使用|能够使用|proficient (?:in|with)|familiar with|experienced (?:in|with)|skilled in|knowledge of)\s?:?\s?/i;
const MAX_SKILLS = 40;
const languageWords = Object.keys(languages);

/** Things separated by commas, 、 or bars, without what praises them; sentences are no skills. */
export function skillsIn(lines: readonly Line[]): Ability[] {
  const found = new Map<string, Ability>();
  for (const line of lines) {
    const text = line.text.replace(bullet, '').replace(/^[\p{L}\p{N}/& ]{2,24}:\s?/u, '');
    for (const piece of text.split(
      /[、,;|\t。•]|\s\/\s|\s{2,}|(?<=\p{Script=Han})和(?=[A-Za-z])|(?<=[A-Za-z])[和及](?=[A-Za-z])/u,
    )) {
      const name = piece
        .trim()
        .replace(LEAD, '')
        .replace(/\s?\([^()]{0,20}\)$/, '')
        .replace(/等$|\.$/g, '')
        .trim();
      const isShort =
        name.length >= 1 && name.length <= (/\p{Script=Han}/u.test(name) ? 16 : 30) && /\p{L}/u.test(name);
      if (isShort && languagesIn(piece, line, true).length === 0 && !found.has(name.toLowerCase()))
        found.set(name.toLowerCase(), { name, line });
    }
  }
  return [...found.values()].slice(0, MAX_SKILLS);
}

/** Spoken languages in a piece of text; outside their own section only next to a level, or a certificate alone. */
function languagesIn(text: string, line: Line, needsLevel: boolean): Ability[] {
  const word = languageWords.find((candidate) =>
    /[a-z]/.test(candidate) ? new RegExp(`\\b${candidate}\\b`, 'i').test(text) : text.includes(candidate),
  );
  const level =
    languageLevel.exec(word === undefined ? text : text.replace(word, ''))?.[0] ?? languageLevel.exec(text)?.[0];
  if (word !== undefined && (level !== undefined || !needsLevel))
    return [{ name: languages[word] ?? word, line, ...(level === undefined ? {} : { level }) }];
  const certificate = /CET-?\s?[46]|四级|六级|TEM-?\s?[48]|IELTS|雅思|TOEFL|托福|TOEIC/i.test(text);
  if (certificate && level !== undefined) return [{ name: '英语', line, level }];
  return /JLPT/i.test(text) && level !== undefined ? [{ name: '日语', line, level }] : [];
}

export function spokenLanguages(own: readonly Line[], elsewhere: readonly Line[]): Ability[] {
  const found = new Map<string, Ability>();
  const add = (line: Line, needsLevel: boolean) => {
    for (const piece of line.text.replace(bullet, '').split(/[,;、|\t。]|\s{2,}/))
      for (const ability of languagesIn(piece, line, needsLevel))
        if (!found.has(ability.name)) found.set(ability.name, ability);
  };
  for (const line of own) add(line, false);
  for (const line of elsewhere) add(line, true);
  return [...found.values()];
}
