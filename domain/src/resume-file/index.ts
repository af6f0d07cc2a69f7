// The face of `resume-file`: what other aggregates, and readers through `fold.ts`, may take of it.
export type { ResumeFileData } from './evolve.ts';
export { resumeFile } from './resume-file.ts';
