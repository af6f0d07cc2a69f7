import { useSyncExternalStore } from 'react';

/** Whether the window fits; false on the server and while its page is taken over, for nobody knows then. jobs.css draws the same lines. */
function useWidth(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Room for filters, list and a position side by side. */
export const useRoomForPane = (): boolean => useWidth('(min-width: 1200px)');
/** No such room. */
export const useNoPane = (): boolean => useWidth('(max-width: 1199.98px)');
/** Filters lie over the list: there is no column for them. */
export const usePhone = (): boolean => useWidth('(max-width: 899.98px)');
