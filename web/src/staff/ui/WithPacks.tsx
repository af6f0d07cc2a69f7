import { type ReactNode, useEffect, useState } from 'react';
import type { PackName } from '../../i18n/packs.ts';
import { useLoadPacks } from '../../i18n/react.tsx';

/** Shows its content once the words it needs are there. */
export function WithPacks({ names, children }: { names: readonly PackName[]; children: ReactNode }) {
  const load = useLoadPacks();
  const [ready, setReady] = useState(false);
  const key = names.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are compared by value, as `key`
  useEffect(() => {
    let shown = true;
    void load(...names).then(() => shown && setReady(true));
    return () => {
      shown = false;
    };
  }, [load, key]);
  return ready ? children : null;
}
