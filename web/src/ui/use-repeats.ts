import { useEffect } from 'react';

const firstMs = 3_000;
const longestMs = 30_000;

/** Asks again while it failed, with growing pauses, and at once when the network is back. */
export function useRepeats(failed: boolean, ask: (force: boolean) => Promise<unknown>): void {
  useEffect(() => {
    if (!failed) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        void ask(false);
        wait(Math.min(ms * 2, longestMs));
      }, ms);
    };
    const again = () => {
      clearTimeout(timer);
      void ask(false);
      wait(firstMs);
    };
    wait(firstMs);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [failed, ask]);
}
