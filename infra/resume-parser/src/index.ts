export { createResumeParser } from './parser.ts';
