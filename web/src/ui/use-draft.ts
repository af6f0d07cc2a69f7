import { useCallback, useEffect, useState } from 'react';

const storage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

/**
 * What is being typed, kept on this device until it was sent: it survives a reload and an expired session.
 * Never for secrets. The third value forgets it.
 */
export function useDraft(key: string, initial: string): [string, (value: string) => void, () => void] {
  const name = `draft:${key}`;
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const kept = storage()?.getItem(name);
    if (typeof kept === 'string') setValue(kept);
  }, [name]);
  const change = useCallback(
    (next: string) => {
      setValue(next);
      storage()?.setItem(name, next);
    },
    [name],
  );
  const forget = useCallback(() => storage()?.removeItem(name), [name]);
  return [value, change, forget];
}
