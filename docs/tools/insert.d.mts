export function closingBrace(text: string, open: number): number;
export function appendEntry(
  text: string,
  pattern: RegExp,
  lines: readonly string[],
  what: string,
  from?: number,
): string;
export function withImport(text: string, names: readonly string[], from: string): string;
export function withMessage(pack: string, id: string, words: string): string;
export function lineOf(text: string, needle: string): number;
export function withRow(text: string, head: RegExp, row: string): string;
