// Public interface of `operations`: what other aggregates may import, and readers through `fold.ts`.
export { operations } from './operations.ts';
