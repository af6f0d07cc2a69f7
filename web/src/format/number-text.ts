import { asPlainValue } from '@talentlog/contracts';

const plain = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/;

/**
 * The number a text says, as people here write it: full-width digits and commas between thousands too. Nothing is guessed from the
 * front of a longer text: `32k` and `3.2万` say another number than their digits do.
 */
export function numberIn(text: string): number | undefined {
  const typed = asPlainValue(text);
  return plain.test(typed) ? Number(typed.replaceAll(',', '')) : undefined;
}
