import { parseLine } from './merge-text.ts';
import { namedIn } from './named-in.ts';
import { namedInPaper, readPaperLine } from './paper.ts';

/** What a line names, of a paper or of a message; or what keeps it from being read. */
export function namedOn(line: string, isOfPaper: boolean) {
  if (isOfPaper) {
    const read = readPaperLine(line.trim());
    return typeof read === 'string' ? read : namedInPaper(read);
  }
  const parts = parseLine(line);
  return typeof parts === 'string' ? parts : namedIn(parts);
}
