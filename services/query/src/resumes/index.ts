// Public interface of `resumes`: what other subjects and the root of the service may import.
export { originalText } from './original-text.ts';
export { resumeQueries } from './queries.ts';
export { resumeLine } from './resume-line.ts';
export { resumeSeen } from './resume-seen.ts';
export { resumesProjector } from './view.ts';
