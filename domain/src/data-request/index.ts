// The face of `data-request`: what other aggregates, and readers through `fold.ts`, may take of it.
export { dataRequest } from './data-request.ts';
export { requestDays } from './days.ts';
export type { DataRequestData } from './evolve.ts';
export { heldUp, isStopped, needRequest } from './held-up.ts';
export { dataRequestTimers } from './timers.ts';
