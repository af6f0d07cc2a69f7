import { useCallback, useSyncExternalStore } from 'react';
import type { Truth } from '../../api/truth.ts';
import { useStore } from './context.tsx';

const unknown = (): Truth => 'current';

/** How true what the page shows is. */
export function useTruth(): Truth {
  const store = useStore();
  const watch = useCallback((watcher: () => void) => store.watch(watcher), [store]);
  return useSyncExternalStore(watch, () => store.truth(), unknown);
}

/** Whether something was done that the page does not show yet: nothing is offered a second time until it does. */
export const useIsBehind = (): boolean => useTruth() === 'behind';
