// Public interface of `resume`: what other aggregates may import, and readers through `fold.ts`.
export type { ResumeData } from './evolve.ts';
export { lockedInProcess, notDeliverable } from './readiness.ts';
export { resume } from './resume.ts';
