import { useCallback, useEffect, useMemo, useState } from 'react';
import { keptAt } from './kept.ts';

/**
 * What is being typed, kept for who types it until it was sent: it survives a reload and an expired sign-in. Never for secrets. The third
 * value forgets it.
 */
export function useDraft(key: string, initial: string): [string, (value: string) => void, () => void] {
  const kept = useMemo(() => keptAt('device', `draft:${key}`), [key]);
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const typed = kept.read();
    if (typeof typed === 'string') setValue(typed);
  }, [kept]);
  const change = useCallback(
    (next: string) => {
      setValue(next);
      kept.write(next);
    },
    [kept],
  );
  return [value, change, kept.drop];
}
