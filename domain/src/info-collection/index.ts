// Public interface of `info-collection`: what other aggregates may import, and readers through `fold.ts`.
export { aboutCollection } from './about.ts';
export type { InfoCollectionData } from './evolve.ts';
export { infoCollection } from './info-collection.ts';
export { missingForPush } from './missing-for-push.ts';
