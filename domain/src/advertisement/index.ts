// Public interface of `advertisement`: what other aggregates may import, and readers through `fold.ts`.
export { advertisement } from './advertisement.ts';
export type { AdvertisementData } from './evolve.ts';
export { publishObstacle } from './obstacle.ts';
export { advertisementTimers } from './timers.ts';
