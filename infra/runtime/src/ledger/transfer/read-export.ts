import { z } from 'zod';
import { CommitLine, EndLine, head, wholeLines } from './commit-line.ts';

const Line = z.union([EndLine, CommitLine]);

/** The commits of an export in their order, then its end. Throws at what is no line of one, does not follow, or has no end. */
export async function* linesOfExport(file: string): AsyncGenerator<CommitLine | EndLine> {
  let [at, last] = [0, 0];
  for await (const { text } of wholeLines(file)) {
    at += 1;
    if (at === 1 && text !== head) throw new Error(`${file} is no export of a log that this program knows`);
    if (at === 1) continue;
    const line = lineOf(text);
    if (line === undefined) throw new Error(`${file}, line ${at} is no line of an export; export again`);
    if ('end' in line) {
      yield line;
      return;
    }
    if (line.before !== last) throw new Error(`${file}, line ${at}: the commit after event ${last} is missing`);
    last = line.last;
    yield line;
  }
  throw new Error(`${file} has no end: it was cut off; export again`);
}

/** Undefined where it is neither a commit nor an end. */
function lineOf(text: string): CommitLine | EndLine | undefined {
  try {
    return Line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
