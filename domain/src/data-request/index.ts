// Public interface of `data-request`: what other aggregates may import, and readers through `fold.ts`.
export { openKey } from './about.ts';
export { dataRequest } from './data-request.ts';
export { requestDays } from './days.ts';
export type { DataRequestData } from './evolve.ts';
export { heldUp, isStopped, needRequest } from './held-up.ts';
export { dataRequestTimers } from './timers.ts';
