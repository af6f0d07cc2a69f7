import { asPlainValue, type Language } from '@talentlog/contracts';

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Whatever stands between a year and a month, and the signs after them. */
const between = /[\s.,，、/\\_年月日号‐-―−~-]+/u;
const asNumber = (part: string): string => {
  const name = /^[a-z]{3,9}$/.test(part) ? names.indexOf(part.slice(0, 3)) : -1;
  return name < 0 ? part : String(name + 1);
};
const isYear = (part: string): boolean => /^\d{4}$/.test(part);

/** Year and month of `202109`, `2021.9`, `2021年9月`, `9/2021`, `Sep 2021`, also with a day after them; a year alone has no month. */
function partsOf(text: string): readonly string[] {
  if (/^\d{6}(\d\d)?$/.test(text)) return [text.slice(0, 4), text.slice(4, 6)];
  const [first = '', second = '', third] = text
    .split(between)
    .filter((part) => part !== '')
    .map(asNumber);
  return isYear(second) && third === undefined ? [second, first] : [first, second];
}

/** A month as it is kept, `2021-09`, from what people write for one; a year alone stays a year, anything else stays as it was typed. */
export function monthIn(typed: string): string {
  if (typed.length > 30) return typed;
  const [year = '', month = ''] = partsOf(asPlainValue(typed).toLowerCase());
  if (!isYear(year)) return typed;
  if (month === '') return year;
  const isMonth = /^\d{1,2}$/.test(month) && Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? `${year}-${month.padStart(2, '0')}` : typed;
}

const monthOrYear = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/;

/** Whether what was typed is understood as a month, or as a year. */
export const isMonth = (typed: string): boolean => monthOrYear.test(monthIn(typed));

const shortNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A month, a year or a day in words, `2021年9月` or `Sep 2021`, from whatever people write for it; undefined for what is none. */
export function monthWords(typed: string, language: Language): string | undefined {
  const [, year, month] = monthOrYear.exec(monthIn(typed)) ?? [];
  if (year === undefined) return undefined;
  const isEnglish = language === 'en-US';
  if (month === undefined) return isEnglish ? year : `${year}年`;
  return isEnglish ? `${shortNames[Number(month) - 1]} ${year}` : `${year}年${Number(month)}月`;
}

/** Whether what ends then ends before, or when, what starts there starts; months compare with months, else the years alone. */
export function endsTooEarly(start: string, end: string): 'before' | 'same' | undefined {
  const [from, to] = [monthIn(start), monthIn(end)];
  if (![from, to].every((one) => monthOrYear.test(one))) return undefined;
  const length = Math.min(from.length, to.length);
  if (to.slice(0, length) < from.slice(0, length)) return 'before';
  return from === to && from.length > 4 ? 'same' : undefined;
}
