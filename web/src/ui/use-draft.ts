import { useCallback, useEffect, useState } from 'react';

/** A device that keeps nothing, or has no room left, does not stop anybody from typing. */
const onDevice = <T>(work: (storage: Storage) => T): T | undefined => {
  try {
    return work(localStorage);
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
    const kept = onDevice((storage) => storage.getItem(name));
    if (typeof kept === 'string') setValue(kept);
  }, [name]);
  const change = useCallback(
    (next: string) => {
      setValue(next);
      onDevice((storage) => storage.setItem(name, next));
    },
    [name],
  );
  const forget = useCallback(() => onDevice((storage) => storage.removeItem(name)), [name]);
  return [value, change, forget];
}
