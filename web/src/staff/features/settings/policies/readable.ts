import { blocksOf, type MessageValues } from '@talentlog/contracts';

/** Not while a placeholder is being typed. */
export function isReadable(text: string, values: MessageValues): boolean {
  try {
    blocksOf(text, values);
    return true;
  } catch {
    return false;
  }
}
