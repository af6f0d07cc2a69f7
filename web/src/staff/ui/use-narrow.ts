import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(max-width: 860px)');

function listen(changed: () => void): () => void {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the screen is a phone's, where the styles begin to be narrow. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, () => query().matches);
