import { useState } from 'react';

let made = 0;
const more = (count: number): readonly string[] => Array.from({ length: count }, () => `entry-${made++}`);

/**
 * Keys of entries that have no id of their own: an entry keeps its key, and with it the focus in its fields, while others before it are
 * removed. `removed` tells that the entry at a place is going.
 */
export function useEntryKeys(count: number): {
  readonly keys: readonly string[];
  readonly removed: (at: number) => void;
} {
  const [keys, setKeys] = useState(() => more(count));
  const known = keys.length < count ? [...keys, ...more(count - keys.length)] : keys;
  if (known !== keys) setKeys(known);
  return { keys: known, removed: (at) => setKeys(known.filter((_, place) => place !== at)) };
}
