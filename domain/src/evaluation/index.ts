// The face of `evaluation`: what other aggregates, and readers through `fold.ts`, may take of it.
export { evaluation } from './evaluation.ts';
export type { EvaluationData } from './evolve.ts';
export { formInForce } from './form.ts';
