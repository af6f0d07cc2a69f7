// Public interface of `resume-file`: what other aggregates may import, and readers through `fold.ts`.
export type { ResumeFileData } from './evolve.ts';
export { resumeFile } from './resume-file.ts';
