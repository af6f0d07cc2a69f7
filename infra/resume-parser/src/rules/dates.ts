const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
/** `2025.6T` is an amount, no June; behind a blank one letter is no unit (`2023.12 K 线识别`). */
const NO_UNIT = '(?!(?:[KMGTP]|\\s?(?:[KMGTP](?:b|B|bps|Hz|iB)|[mn]m|%))(?![a-zA-Z]))';
/** 2015年9月1日, 2015.09, 2015/9/1, 2015-09, Sep 2015, 09/2015, 201509, 2015年, 2015. */
const DATE = [
  `${YEAR}\\s?年\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?日)?`,
  `${YEAR}\\s?[./-]\\s?(?:1[0-2]|0?[1-9])(?!\\d)${NO_UNIT}(?:[./-](?:[12]\\d|3[01]|0?[1-9])(?!\\d))?`,
  `${MONTH_NAME},?\\s{0,2}${YEAR}`,
  `(?:1[0-2]|0?[1-9])/${YEAR}`,
  `${YEAR}(?:1[0-2]|0[1-9])(?!\\d)`,
  `${YEAR}\\s?年?(?!\\d)`,
].join('|');
const NOW = '至今|迄今|现在|目前|今(?!年)|present|now|current(?:ly)?|ongoing|to date|until now|today';
const RANGE = new RegExp(
  `(?<![\\d./])\\(?(${DATE})\\s{0,3}(?:起)?\\s{0,3}(?:(?:-{1,3}|~{1,2}|→|至|到|\\bto\\b|\\buntil\\b|\\btill\\b)\\s{0,3}(${DATE}|${NOW})|(至今))\\)?`,
  'i',
);

const ONE_DATE = new RegExp(`(?<![\\d./])\\(?(?:${DATE})\\)?`, 'i');

export interface DateRange {
  readonly start: string;
  /** null: until now. */
  readonly end: string | null;
  /** The line before and behind it. */
  readonly before: string;
  readonly after: string;
}

/** What follows a year: 年9月1日, .09, /9/1, or 0901. */
const MONTH_AND_DAY = new RegExp(`^\\s?[年./-]\\s?(\\d{1,2})(?!\\d)${NO_UNIT}(?:\\s?[月./-]\\s?(\\d{1,2}))?`);
const GLUED = /^(\d{2})(\d{2})?(?!\d)/;

const two = (text: string) => text.padStart(2, '0');

/** A month as `2015-09`, or `2015` where none is named; with the day where `day` asks for it and it is there. */
export function readDate(text: string, day = false): string | undefined {
  const year = new RegExp(YEAR).exec(text)?.[0];
  if (year === undefined) return undefined;
  const named = months.findIndex((month) => new RegExp(`(?<![a-z])${month}`, 'i').test(text));
  if (named >= 0) return `${year}-${two(String(named + 1))}`;
  const rest = text.slice(text.indexOf(year) + 4);
  const before = /(\d{1,2})\/$/.exec(text.slice(0, text.indexOf(year)))?.[1];
  const [, month, date] = before === undefined ? (MONTH_AND_DAY.exec(rest) ?? GLUED.exec(rest) ?? []) : ['', before];
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return year;
  const isDay = day && date !== undefined && Number(date) >= 1 && Number(date) <= 31;
  return isDay ? `${year}-${two(month)}-${two(date)}` : `${year}-${two(month)}`;
}

/** The first date in a line, and the line without it; a range of years is the date of its end. */
export function findDate(text: string): { readonly value: string; readonly rest: string } | undefined {
  const range = findRange(text);
  if (range !== undefined) return { value: range.end ?? range.start, rest: `${range.before}\t${range.after}` };
  const found = ONE_DATE.exec(text);
  const value = readDate(found?.[0] ?? '');
  if (found === null || value === undefined) return undefined;
  return { value, rest: `${text.slice(0, found.index)}\t${text.slice(found.index + found[0].length)}` };
}

/** The first range of dates in a line, in any of the spellings above. */
export function findRange(text: string): DateRange | undefined {
  const found = RANGE.exec(text);
  const start = readDate(found?.[1] ?? '');
  if (found === null || start === undefined) return undefined;
  const last = found[2] ?? found[3] ?? '';
  const end = new RegExp(`^(?:${NOW})$`, 'i').test(last) ? null : (readDate(last) ?? null);
  return {
    start,
    end,
    before: text.slice(0, found.index).trim(),
    after: text.slice(found.index + found[0].length).trim(),
  };
}
