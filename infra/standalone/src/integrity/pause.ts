import { setTimeout as delay } from 'node:timers/promises';

/** Of the time, at most one part in this many goes into a check that nobody waits for. */
const share = 4;

/** After each page of work, rests for a multiple of the time that it took. Rejects once nobody wants the check any more. */
export function restingPause(signal: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    const worked = performance.now() - began;
    await delay(worked * (share - 1), undefined, { signal, ref: false });
    began = performance.now();
  };
}
