import { useEffect } from 'react';

/** While somebody looks at the page: what staff changed is not missed by more than this. */
const every = 60_000;

/** Asks again while the page is looked at, and when one comes back to it: an interview that was moved, an offer that was withdrawn. */
export function useRefresh(reload: () => Promise<unknown>): void {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', again);
    const timer = setInterval(again, every);
    return () => {
      document.removeEventListener('visibilitychange', again);
      clearInterval(timer);
    };
  }, [reload]);
}
