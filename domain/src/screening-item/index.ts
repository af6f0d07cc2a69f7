// Public interface of `screening-item`: what other aggregates may import, and readers through `fold.ts`.
export type { ScreeningItemData } from './evolve.ts';
export { screeningItem } from './screening-item.ts';
export { screeningItemTimers } from './timers.ts';
