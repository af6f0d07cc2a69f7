import { createReadStream } from 'node:fs';
import { z } from 'zod';

/** The first line of an exported log. */
export const head = JSON.stringify({ talentlog: 'log', format: 1 });

/** An event as it is stored: `data` and `metadata` are the texts that its hash is over. */
const event = z.strictObject({
  position: z.number().int().positive(),
  stream: z.string(),
  revision: z.number().int().nonnegative(),
  id: z.string(),
  type: z.string(),
  schema_version: z.number().int(),
  data: z.string(),
  metadata: z.string(),
  recorded_at: z.string(),
  prev_hash: z.string(),
  hash: z.string(),
});

/** A commit with its events: a line of an exported log. `hash` is null where a former version kept none. */
export const CommitLine = z.strictObject({
  commit: z.string(),
  digest: z.string(),
  before: z.number().int().nonnegative(),
  last: z.number().int().positive(),
  hash: z.string().nullable(),
  events: z.array(event).min(1),
});
export type CommitLine = z.infer<typeof CommitLine>;

/** The last line: how many events there are, and the hash of the last one. */
export const EndLine = z.strictObject({ end: z.number().int().nonnegative(), hash: z.string() });
export type EndLine = z.infer<typeof EndLine>;

/** A whole line of a file, and where in it the next one begins. */
export interface Line {
  readonly text: string;
  readonly next: number;
}

/** Bytes of a line: many times those of the largest commit, and far from what a text can hold. */
const longest = 128 * 1024 * 1024;

/** The whole lines of a file; what stands behind the last line break is left out. Throws at one that is longer than any commit. */
export async function* wholeLines(file: string): AsyncGenerator<Line> {
  let rest: Buffer[] = [];
  let [next, waiting] = [0, 0];
  for await (const chunk of createReadStream(file, { highWaterMark: 1_048_576 }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      const bytes = Buffer.concat([...rest, chunk.subarray(from, at)]);
      [rest, waiting] = [[], 0];
      next += bytes.length + 1;
      yield { text: bytes.toString('utf8'), next };
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
    waiting += chunk.length - from;
    if (waiting > longest)
      throw new Error(`${file} is no export: the line that begins at byte ${next} is longer than any commit`);
  }
}
