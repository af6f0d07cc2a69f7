import { type ReactNode, useCallback, useState } from 'react';
import { Done } from './Done.tsx';

/** What a screen did last, in words: `done` says it, `said` is shown where it was done. */
export function useDone(): {
  readonly said: ReactNode;
  readonly done: (text: string) => void;
  readonly clear: () => void;
} {
  const [last, setLast] = useState({ text: '', count: 0 });
  const done = useCallback((text: string) => setLast(({ count }) => ({ text, count: count + 1 })), []);
  const clear = useCallback(() => setLast(({ count }) => ({ text: '', count })), []);
  return { said: last.text === '' ? null : <Done key={last.count} text={last.text} />, done, clear };
}
