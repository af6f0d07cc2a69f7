/** The first digits of what was typed or pasted, in any width. */
export const digits = (value: string, length: number): string =>
  value.normalize('NFKC').replace(/\D/g, '').slice(0, length);
