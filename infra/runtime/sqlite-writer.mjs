// The one writer of the log, in a thread of its own: whatever waits is written in one transaction and synced once.
// Plain JavaScript, so that the same program runs from sources and from a build.
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const ZERO = '0'.repeat(64);
const db = new Database(workerData.file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('busy_timeout = 5000');
// The library's build lowers it on the second open; a log that may lose the last commits must not start.
if (db.pragma('synchronous', { simple: true }) !== 2) throw new Error('the log is not opened with synchronous=FULL');
db.exec(`
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL,
    schema_version INTEGER NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL, recorded_at TEXT NOT NULL,
    prev_hash TEXT NOT NULL, hash TEXT NOT NULL, UNIQUE (stream, revision)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS commits (commit_id TEXT PRIMARY KEY, digest TEXT NOT NULL, result TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TRIGGER IF NOT EXISTS events_never_change BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'events never change'); END;
  CREATE TRIGGER IF NOT EXISTS events_never_go BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'events never go'); END;
`);

const headOf = db.prepare('SELECT revision, hash FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1');
const lastPosition = db.prepare('SELECT max(position) FROM events').pluck();
const insertEvent = db.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
const insertCommit = db.prepare('INSERT INTO commits VALUES (?, ?, ?)');
const findCommit = db.prepare('SELECT digest, result FROM commits WHERE commit_id = ?');
const begin = db.prepare('BEGIN IMMEDIATE');
const end = db.prepare('COMMIT');
const undo = db.prepare('ROLLBACK');
const mark = db.prepare('SAVEPOINT one');
const keep = db.prepare('RELEASE one');
const back = db.prepare('ROLLBACK TO one');

let position = lastPosition.get() ?? 0;
const padded = (number) => String(number).padStart(20, '0');

/** @param {number} actual @param {number | 'no-stream' | 'stream-exists'} expected */
const holds = (actual, expected) =>
  expected === 'no-stream' ? actual < 0 : expected === 'stream-exists' ? actual >= 0 : actual === expected;

const head = (stream) => headOf.get(stream) ?? { revision: -1, hash: ZERO };

/** Writes one commit inside the running transaction, or says why not. */
function writeCommit(commit, now) {
  const before = findCommit.get(commit.commitId);
  if (before) {
    if (before.digest !== commit.digest) return { error: 'reused' };
    return { result: { ...JSON.parse(before.result), deduplicated: true } };
  }
  for (const { stream, expected } of [...commit.checks, ...commit.writes]) {
    const { revision } = head(stream);
    if (!holds(revision, expected)) return { error: 'revision', stream, expected, actual: revision };
  }
  let at = position;
  const events = [];
  for (const write of commit.writes) {
    let { revision, hash } = head(write.stream);
    for (const { id, type, schemaVersion, data, metadata } of write.events) {
      at += 1;
      revision += 1;
      const prev = hash;
      hash = createHash('sha256')
        .update(`${prev}\n${id}\n${write.stream}\n${revision}\n${at}\n${type}\n${schemaVersion}\n${now}\n${data}\n${metadata}`)
        .digest('hex');
      insertEvent.run(at, write.stream, revision, id, type, schemaVersion, data, metadata, now, prev, hash);
      events.push({ id, type, stream: write.stream, revision, position: padded(at) });
    }
  }
  const result = { position: padded(at), events, deduplicated: false };
  insertCommit.run(commit.commitId, commit.digest, JSON.stringify(result));
  position = at;
  return { result };
}

/** A conflict undoes its own commit only; its neighbours in the transaction stay. */
function writeSafely(commit, now) {
  mark.run();
  const before = position;
  try {
    const answer = writeCommit(commit, now);
    if (answer.error) back.run();
    keep.run();
    return answer;
  } catch (error) {
    position = before;
    if (error.code !== 'SQLITE_CONSTRAINT_UNIQUE' && error.code !== 'SQLITE_CONSTRAINT_PRIMARYKEY') throw error;
    back.run();
    keep.run();
    return { error: 'duplicate', message: error.message };
  }
}

parentPort.on('message', (message) => {
  if (message === 'close') {
    db.close();
    parentPort.postMessage({ closed: true });
    parentPort.close();
    return;
  }
  const before = position;
  try {
    const now = new Date().toISOString();
    begin.run();
    const answers = message.commits.map((commit) => writeSafely(commit, now));
    end.run();
    parentPort.postMessage({ answers, head: padded(position) });
  } catch (error) {
    position = before;
    try {
      if (db.inTransaction) undo.run();
    } finally {
      // The kernel may have dropped what a failed sync left behind: nothing is known any more, so the process must end.
      parentPort.postMessage({ fatal: `${error.code ?? ''} ${error.message}` });
    }
  }
});
parentPort.postMessage({ ready: true, head: padded(position) });
