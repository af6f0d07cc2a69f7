import { asPlainValue } from '@talentlog/contracts';

/** The first digits of what was typed or pasted, in any width. */
export const digits = (value: string, length: number): string =>
  asPlainValue(value).replace(/\D/g, '').slice(0, length);
