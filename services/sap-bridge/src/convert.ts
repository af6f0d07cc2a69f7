import { asDigits, asDocumentNumber } from '@talentlog/contracts';
import { odataDate } from '@talentlog/runtime';
import { splitName } from './split-name.ts';

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
  /** Without what people type between groups of digits. */
  digits: asDigits,
  /** As it is printed on the document: without blanks, the last character of a resident number in capitals. */
  documentNumber: (text: string) => asDocumentNumber(text).replaceAll(/\s/g, ''),
} as const;

export const converterNames = [
  'text',
  'date',
  'familyName',
  'givenName',
  'digits',
  'documentNumber',
] as const satisfies readonly (keyof typeof converters)[];
