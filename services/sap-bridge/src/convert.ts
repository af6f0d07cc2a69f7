import { odataDate } from '@talentlog/runtime';

/** Surnames of two characters; every other Chinese surname has one. */
const longSurnames = [
  '欧阳',
  '司马',
  '上官',
  '诸葛',
  '东方',
  '皇甫',
  '尉迟',
  '公孙',
  '慕容',
  '令狐',
  '司徒',
  '长孙',
  '宇文',
  '夏侯',
  '端木',
  '轩辕',
  '南宫',
  '独孤',
];

/** Splits a name as its owner writes it: Chinese names begin with the family name, others end with it; one word is both. */
export function splitName(name: string): { family: string; given: string } {
  const whole = name.trim();
  if (/^\p{Script=Han}{2,}$/u.test(whole)) {
    const signs = [...whole];
    const isLong = signs.length > 2 && longSurnames.includes(signs.slice(0, 2).join(''));
    const at = isLong ? 2 : 1;
    return { family: signs.slice(0, at).join(''), given: signs.slice(at).join('') };
  }
  const words = whole.split(/[\s·]+/u);
  const family = words.at(-1) ?? whole;
  return { family, given: words.slice(0, -1).join(' ') || family };
}

/** A calendar day or month as a date; SAP's dates have no zone, so the day is written as UTC midnight. */
const date = (day: string): string => {
  const milliseconds = Date.parse(`${day.length === 7 ? `${day}-01` : day}T00:00:00Z`);
  if (Number.isNaN(milliseconds)) throw new Error('a collection holds a day that is none');
  return odataDate(milliseconds);
};

/** How a text of ours becomes a value of SAP's. */
export const converters = {
  text: (text: string) => text,
  date,
  familyName: (name: string) => splitName(name).family,
  givenName: (name: string) => splitName(name).given,
  /** Without the blanks people type between groups of digits. */
  digits: (text: string) => text.replaceAll(/\s/g, ''),
} as const;

export const converterNames = [
  'text',
  'date',
  'familyName',
  'givenName',
  'digits',
] as const satisfies readonly (keyof typeof converters)[];
