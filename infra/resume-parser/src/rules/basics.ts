import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { basicLabels } from '../data/headings.ts';
import { cities, compoundSurnames, notNames, surnames } from '../data/people.ts';
import { degrees } from '../data/words.ts';
import { findRange, readDate } from './dates.ts';
import { DOUBTFUL } from './limits.ts';
import { anyOf, type Line } from './line.ts';

/** What a rule says before it gets its place in the result. */
export interface Found {
  readonly key: string;
  readonly value: string | number;
  readonly line: Line;
  readonly confidence: number;
}

const LABELS = Object.entries(basicLabels).map(([key, list]) => ({
  key,
  exact: new RegExp(`^(?:${anyOf(list)})$`, 'i'),
}));
const ANY_LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(${anyOf(Object.values(basicLabels).join(' '))})\\s{0,6}(?::|(?=\\t))\\s{0,6}`,
  'giu',
);
const keyOf = (label: string) => LABELS.find(({ exact }) => exact.test(label.trim()))?.key ?? '';

const HAN_NAME = /^[\p{Script=Han}]{2,4}$/u;
const MINORITY_NAME = /^\p{Script=Han}{2,8}·\p{Script=Han}{2,8}$/u;
const LATIN_NAME = /^\p{Lu}[\p{L}'.-]{0,20}(?: \(?\p{Lu}[\p{L}'.-]{0,20}\)?){1,3}$/u;
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}/;

/** Whether a piece is a Chinese name: two to four characters that begin with a family name and are no known word. */
function isHanName(text: string): boolean {
  if (MINORITY_NAME.test(text)) return true;
  if (!HAN_NAME.test(text) || notNames.has(text) || cities.has(text)) return false;
  const compound = compoundSurnames.some((surname) => text.startsWith(surname));
  return compound ? text.length >= 3 : surnames.has(text.charAt(0)) && text.length <= 3;
}

export const degreeOf = (text: string): string | undefined => degrees.find(([pattern]) => pattern.test(text))?.[1];

/** How the value behind a label is read; undefined where it does not fit. */
const readers: Record<string, (text: string) => string | number | undefined> = {
  name: (text) => {
    const plain = text.replace(/(?<=\p{Script=Han}) {1,50}(?=\p{Script=Han})/gu, '');
    const first = plain.split(/[\s(,|]/)[0] ?? '';
    if (/^\p{Script=Han}{2,4}$/u.test(first) || MINORITY_NAME.test(first)) return first;
    return /^\p{L}[\p{L} .'-]{1,60}$/u.test(plain) ? plain : undefined;
  },
  gender: (text) =>
    /^(?:男|male\b|m\b)/i.test(text) ? 'MALE' : /^(?:女|female\b|f\b)/i.test(text) ? 'FEMALE' : undefined,
  birthDate: (text) => readDate(text, true),
  highestDegree: degreeOf,
  workYears: (text) => readYears(text),
  residence: (text) => text,
  nativePlace: (text) => text,
  nation: (text) => /^\p{L}+/u.exec(text)?.[0],
  politicalStatus: (text) => /^\p{L}[\p{L} ]+/u.exec(text)?.[0].trim(),
  maritalStatus: (text) => /^\p{L}+/u.exec(text)?.[0],
};
/** As long as the fields of a resume may be: a longer value stays whole, for its person to shorten. */
const MOST: Readonly<Record<string, number>> = {
  name: 40,
  email: 100,
  residence: 200,
  nativePlace: 100,
  nation: 40,
  politicalStatus: 40,
  maritalStatus: 40,
};
const fits = ({ key, value }: Pick<Found, 'key' | 'value'>): boolean =>
  String(value).length <= (MOST[key] ?? Number.POSITIVE_INFINITY);

function readYears(text: string): number | undefined {
  const years = /(\d{1,2})(?:\.\d)?\s?\+?\s?(?:年|years?|yrs?)/i.exec(text)?.[1];
  return years === undefined || Number(years) > 60 ? undefined : Number(years);
}

/** Values behind labels, several to a line, in table cells or with colons. */
function* labelled(line: Line): Generator<Found> {
  const marks = [...line.text.matchAll(ANY_LABEL)];
  for (const [at, mark] of marks.entries()) {
    const end = marks[at + 1]?.index ?? line.text.length;
    const cell = line.text.slice(mark.index + mark[0].length, end).split(/\t| \| |[;|]|\s?[•・]\s?/)[0] ?? '';
    const key = keyOf(mark[1] ?? '');
    const value = readers[key]?.(
      cell
        .trim()
        .replace(/[,;|/·•・]{1,50}$/, '')
        .trim(),
    );
    if (value !== undefined && value !== '') yield { key, value, line, confidence: 0.95 };
  }
}

/** What boards print behind the name, on its line. */
const BESIDE = /(?:流程状态|标签|备注|简历编号|更新时间|匹配度|应聘职位|ID)\s?:/;

function withoutBeside(text: string): string {
  const at = text.search(BESIDE);
  return at < 0 ? text : text.slice(0, at).trimEnd();
}

/** The name nobody labelled: the first piece near the top that looks like one, and not of an entry with its time. */
function headlineName(top: readonly Line[]): Found | undefined {
  for (const line of top.slice(0, 8)) {
    if (findRange(line.text) !== undefined) continue;
    const plain = withoutBeside(line.text)
      .replace(/个人简历|求职简历|应聘简历|的?简历|\bresume\b|\bcurriculum vitae\b|\bcv\b/gi, ' ')
      .replace(/^[^\p{L}]+|[\s:|-]{1,50}$/gu, '')
      .trim();
    if (/^(?:\p{Script=Han} ){1,3}\p{Script=Han}$/u.test(plain) && isHanName(plain.replaceAll(' ', '')))
      return { key: 'name', value: plain.replaceAll(' ', ''), line, confidence: 0.75 };
    const first = plain.split(/[\t|,/(:;•・]| {2}| - |-(?=[\p{Script=Han}\d])/u)[0]?.trim() ?? '';
    const han = isHanName(first) ? first : (first.split(' ').find(isHanName) ?? '');
    if (han !== '') return { key: 'name', value: han, line, confidence: first === plain ? 0.8 : 0.7 };
    if (LATIN_NAME.test(first) && first.length <= 40 && line.number <= 4)
      return { key: 'name', value: first, line, confidence: 0.7 };
  }
  return undefined;
}

function nameOfFile(file: string): Found | undefined {
  const name = file
    .replace(/\.\w{1,5}$/, '')
    .split(/[\s_+\-(（【[\]】）)·]|的?简历|个人/)
    .find(isHanName);
  return name === undefined
    ? undefined
    : { key: 'name', value: name, line: { raw: file, text: file, number: 0 }, confidence: 0.5 };
}

/** The first number that is a phone, mobile preferred; dates and other digits are not valid numbers. */
function phone(lines: readonly Line[]): Found | undefined {
  const numbers = lines.flatMap((line) => {
    const text = line.text
      .replace(/(?<!\d)(1[3-9]\d)[.·•・](\d{4})[.·•・](\d{4})(?!\d)/g, '$1$2$3')
      .replace(/(?<=\d)[ -](?=\d)/g, '');
    if (!/\d{7}/.test(text)) return [];
    return findPhoneNumbersInText(text, { defaultCountry: 'CN' }).map(({ number }) => ({ line, number }));
  });
  const isMobile = (type: string | undefined) => type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
  const valid = numbers.filter(({ number }) => number.isValid());
  const best = valid.find(({ number }) => isMobile(number.getType())) ?? valid[0];
  return best === undefined
    ? undefined
    : { key: 'phone', value: best.number.number, line: best.line, confidence: 0.95 };
}

function email(lines: readonly Line[]): Found | undefined {
  for (const line of lines) {
    const found = EMAIL.exec(line.text.replace(/ ?@ ?/, '@'))?.[0];
    if (found !== undefined) return { key: 'email', value: found.toLowerCase(), line, confidence: 0.98 };
  }
  return undefined;
}

/** Words that mean one thing wherever they stand in the head of a resume: 男, 5年工作经验, 1996年3月生. */
function* unlabelled(head: readonly Line[], all: readonly Line[]): Generator<Found> {
  for (const line of head.slice(0, 12)) {
    const aged = /\d{2}岁\s?\(([^()]{4,20})\)/.exec(line.text)?.[1];
    for (const piece of line.text.split(/[\s|/,·•・;]+/)) {
      if (/^(?:男|女|male|female)$/i.test(piece))
        yield { key: 'gender', value: /^(?:男|male)$/i.test(piece) ? 'MALE' : 'FEMALE', line, confidence: 0.85 };
    }
    const born =
      /(?:出生于|生于|born(?: on| in)?)\s?([^,;|\t]{4,20})|((?:19|20)\d{2}[年./-]\s?\d{1,2}(?:[月./-]\s?\d{0,2}日?)?)\s?(?:出生|生\b|生(?=[\s|,]|$))/i.exec(
        line.text,
      );
    const birthDate = readDate(aged ?? born?.[1] ?? born?.[2] ?? '', true);
    if (birthDate !== undefined) yield { key: 'birthDate', value: birthDate, line, confidence: 0.85 };
    const degree = line.text.split(/[\s|/,·;]+/).find((piece) => piece.length <= 6 && degreeOf(piece) !== undefined);
    if (degree !== undefined) yield { key: 'highestDegree', value: degreeOf(degree) ?? '', line, confidence: 0.7 };
  }
  for (const line of all) {
    const years =
      /(\d{1,2}\s?\+?\s?年)(?:以上)?(?:的?\p{Script=Han}{0,10})(?:工作|从业|开发|行业|设计|研发)?经验|(\d{1,2}\s?\+?\s?years?)[\p{L} '-]{0,40}\bexperience\b/iu.exec(
        line.text,
      );
    const value = years === null ? undefined : readYears(years[1] ?? years[2] ?? '');
    if (value !== undefined) yield { key: 'workYears', value, line, confidence: 0.7 };
  }
}

/** Of a resume: those about the person, those above the first other section, and all. */
interface Lines {
  readonly head: readonly Line[];
  readonly top: readonly Line[];
  readonly all: readonly Line[];
}

/** One proposal per basic field: labels first, then words that speak for themselves, then guesses by position. */
export function basics({ head, top, all }: Lines, file: string): Found[] {
  const candidates = [
    ...head.flatMap((line) => [...labelled(line)]),
    ...[phone(all), email(all)],
    ...unlabelled(head, all),
    headlineName(top),
    nameOfFile(file),
  ];
  const chosen = new Map<string, Found>();
  for (const found of candidates) if (found !== undefined && !chosen.has(found.key)) chosen.set(found.key, found);
  return [...chosen.values()].map((found) =>
    fits(found) ? found : { ...found, confidence: Math.min(found.confidence, DOUBTFUL) },
  );
}
