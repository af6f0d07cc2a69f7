// The face of `resume`: what other aggregates, and readers through `fold.ts`, may take of it.
export type { ResumeData } from './evolve.ts';
export { lockedInProcess, notDeliverable } from './readiness.ts';
export { resume } from './resume.ts';
