/** For child processes, which load no more than they need: `@talentlog/file-readers/text`. */
export { extractText } from './text/extract.ts';
export { Unparsable } from './text/unparsable.ts';
