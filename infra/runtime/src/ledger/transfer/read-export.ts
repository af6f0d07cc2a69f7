import { CommitLine, EndLine, head, wholeLines } from './commit-line.ts';

/** The commits of an export in their order, then its end. Throws at what is no line of one, does not follow, or has no end. */
export async function* linesOfExport(file: string): AsyncGenerator<CommitLine | EndLine> {
  let [at, last] = [0, 0];
  for await (const { text } of wholeLines(file)) {
    at += 1;
    if (at === 1 && text !== head) throw new Error(`${file} is no export of a log that this program knows`);
    if (at === 1) continue;
    const end = EndLine.safeParse(JSON.parse(text));
    if (end.success) {
      yield end.data;
      return;
    }
    const line = CommitLine.parse(JSON.parse(text));
    if (line.before !== last) throw new Error(`${file}, line ${at}: the commit after event ${last} is missing`);
    last = line.last;
    yield line;
  }
  throw new Error(`${file} has no end: it was cut off; export again`);
}
