import { useDeferredValue, useState } from 'react';
import type { Choice } from './choice.ts';

/** As many as are listed without a search. */
export const mostListed = 100;

/** What may be chosen of more than fits into a list: the first, or those that fit the text typed. */
export interface Found {
  readonly choices: readonly Choice[];
  /** How many there are of what was asked. */
  readonly total: number;
  readonly text: string;
  readonly search: (text: string) => void;
  /** Somebody searched: the box stays, also while it is empty. */
  readonly isUsed: boolean;
  /** The choices do not answer yet what was typed last. */
  readonly isLooking: boolean;
}

/** What is typed to search by, and what of it the server is asked: nothing of what is just being typed. */
export function useSearched() {
  const [text, setText] = useState<string>();
  const asked = useDeferredValue(text?.trim() ?? '');
  const searched = { text: text ?? '', search: (next: string) => setText(next), isUsed: text !== undefined };
  const isBehind = asked !== (text?.trim() ?? '');
  return { searched, isBehind, params: { size: mostListed, ...(asked === '' ? {} : { text: asked }) } };
}
