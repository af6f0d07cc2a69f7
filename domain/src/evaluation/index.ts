// Public interface of `evaluation`: what other aggregates may import, and readers through `fold.ts`.
export { evaluation } from './evaluation.ts';
export type { EvaluationData } from './evolve.ts';
export { formInForce } from './form.ts';
