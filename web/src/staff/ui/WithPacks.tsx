import { type ReactNode, useEffect, useState } from 'react';
import type { PackName } from '../../i18n/packs.ts';
import { useLoadPacks } from '../../i18n/react.tsx';

/** Shows its content once the words it needs are there. */
export function WithPacks({ names, children }: { names: readonly PackName[]; children: ReactNode }) {
  const load = useLoadPacks();
  const [ready, setReady] = useState(false);
  // Names are a new list each time; what is loaded already is not loaded again.
  useEffect(() => {
    let shown = true;
    void load(...names).then(() => shown && setReady(true));
    return () => {
      shown = false;
    };
  }, [load, names]);
  return ready ? children : null;
}
