// The face of `screening-item`: what other aggregates, and readers through `fold.ts`, may take of it.
export type { ScreeningItemData } from './evolve.ts';
export { screeningItem } from './screening-item.ts';
export { screeningItemTimers } from './timers.ts';
