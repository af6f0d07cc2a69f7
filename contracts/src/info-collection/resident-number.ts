import { Day } from '../shared/shapes.ts';

/** Weights and check digits of a mainland resident number, GB 11643. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** Provinces and regions of GB/T 2260, by which a number begins. */
const regions = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|91)/;

/** The birth date inside a mainland resident number, as `1949-12-31`; undefined where the number cannot be one. */
export function birthDateIn(number: string): string | undefined {
  if (!/^\d{17}[\dXx]$/.test(number) || !regions.test(number)) return undefined;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  if ('10X98765432'[sum % 11] !== number[17]?.toUpperCase()) return undefined;
  const day = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  return Day.safeParse(day).success && day >= '1850-01-01' ? day : undefined;
}

/** Whether the eighteen characters have a known region, a day of the calendar and the right check digit. */
export const isResidentNumber = (number: string): boolean => birthDateIn(number) !== undefined;
