// The face of `info-collection`: what other aggregates, and readers through `fold.ts`, may take of it.
export { aboutCollection } from './about.ts';
export type { InfoCollectionData } from './evolve.ts';
export { infoCollection } from './info-collection.ts';
export { missingForPush } from './missing-for-push.ts';
