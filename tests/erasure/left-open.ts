import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

interface Row {
  readonly stream: string;
  readonly type: string;
  readonly data: string;
}

/** Rows of a store of the folder, read past its server. */
function rowsIn<T>(folder: string, file: string, sql: string): readonly T[] {
  const db = new Database(join(folder, file), { readonly: true });
  try {
    return db.prepare<[], T>(sql).all();
  } finally {
    db.close();
  }
}

/** The streams of the log that tell of one of these ids, with the last thing that happened to each. */
function streamsAbout(folder: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const rows = rowsIn<Row>(folder, 'events.db', 'SELECT stream, type, data FROM events ORDER BY position');
  const theirs = new Set(rows.filter(({ data }) => ids.some((id) => data.includes(id))).map(({ stream }) => stream));
  return new Map(rows.filter(({ stream }) => theirs.has(stream)).map(({ stream, type }) => [stream, type]));
}

/** What would still happen to somebody, or could be opened by them, and rows that tell of their file: no byte of it is a word of theirs. */
export function leftOpen(folder: string, ids: readonly string[], file: string) {
  const streams = [...streamsAbout(folder, ids)].map(([stream, last]) => {
    const at = stream.indexOf('-');
    return { aggregate: stream.slice(0, at), id: stream.slice(at + 1), last };
  });
  const endingIn = (name: string, last: RegExp) =>
    streams.filter((one) => one.aggregate === name && last.test(one.last)).length;
  const timers = rowsIn<{ id: string }>(folder, 'timers.db', 'SELECT id FROM timers');
  const files = rowsIn<{ id: string }>(folder, 'uploads.db', 'SELECT file_id AS id FROM files');
  return {
    links: endingIn('link', /^LinkIssued$/),
    requests: endingIn('dataRequest', /^DataRequest(?:Received|Taken|Alarmed|HeldUp)$/),
    messages: endingIn('notification', /Queued|Sending|Retried|Resent/),
    timers: timers.flatMap((timer) => (streams.some(({ id }) => timer.id.includes(id)) ? [timer.id] : [])),
    files: files.filter(({ id }) => id === file).length,
    /** Every message there ever was. */
    told: streams.flatMap(({ aggregate, id }) => (aggregate === 'notification' ? [id] : [])),
  };
}

/** The key of a person as it lies on the disk, wrapped by the company's own. */
export const wrappedKeyOf = (folder: string, person: string): Buffer =>
  rowsIn<{ wrapped: Buffer }>(folder, 'keys.db', `SELECT wrapped FROM keys WHERE subject = '${person}'`)[0]?.wrapped ??
  Buffer.alloc(0);

/** The files of the folder that have these bytes. */
export const filesWith = (folder: string, bytes: Buffer): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((one) =>
    one.isFile() && readFileSync(join(one.parentPath, one.name)).includes(bytes) ? [one.name] : [],
  );
