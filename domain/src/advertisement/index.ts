// The face of `advertisement`: what other aggregates, and readers through `fold.ts`, may take of it.
export { advertisement } from './advertisement.ts';
export type { AdvertisementData } from './evolve.ts';
export { publishObstacle } from './obstacle.ts';
export { advertisementTimers } from './timers.ts';
