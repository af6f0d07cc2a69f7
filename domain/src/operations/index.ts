// The face of `operations`: what other aggregates, and readers through `fold.ts`, may take of it.
export { operations } from './operations.ts';
