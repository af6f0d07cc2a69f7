import { asPlainValue } from '@talentlog/contracts';

/**
 * The digits of a code in what was typed or pasted, in any width: where a whole message was pasted, those that stand together as the code
 * does; else as many as there are, and the first of too many.
 */
export function digits(value: string, length: number): string {
  const plain = asPlainValue(value);
  const groups = plain.match(/(?<!\d)\d(?:[ -]?\d){0,30}(?!\d)/g) ?? [];
  const whole = groups.map((group) => group.replace(/\D/g, '')).filter((group) => group.length === length);
  return whole.length === 1 ? (whole[0] ?? '') : plain.replace(/\D/g, '').slice(0, length);
}

/** The end of a number: its last digits where the whole number is pasted, else the first of too many. */
export function lastDigits(value: string, length: number): string {
  const all = asPlainValue(value).replace(/\D/g, '');
  return all.length >= 7 ? all.slice(-length) : all.slice(0, length);
}
