import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { logFiles, verify } from '@talentlog/runtime/sqlite';
import Database from 'better-sqlite3';
import { sealedLog } from '../sealed-log.mjs';

/** Ways to falsify a log that lies still. Each gets the files and chance, and answers what it did. */
const falsifications = {
  'flips a bit of an event': ({ eventsFile }, random, events) => {
    const bytes = readFileSync(eventsFile);
    const text = Buffer.from(random.of(events).data);
    const [offset, mask] = [random.below(text.length), 1 << random.below(8)];
    for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) bytes[at + offset] ^= mask;
    writeFileSync(eventsFile, bytes);
  },
  'edits a row': ({ eventsFile }, random, events) =>
    sql(
      eventsFile,
      "UPDATE events SET metadata = replace(metadata, 'guest', 'admin') WHERE position = ?",
      random.of(events),
    ),
  'edits a row and its hash': ({ eventsFile }, random, events) =>
    sql(
      eventsFile,
      "UPDATE events SET hash = replace(hash, substr(hash, 1, 4), 'beef') WHERE position = ?",
      random.of(events),
    ),
  'removes a row': ({ eventsFile }, random, events) =>
    sql(eventsFile, 'DELETE FROM events WHERE position = ?', random.of(events)),
  'cuts the tail off': ({ eventsFile }, random, events) =>
    sql(eventsFile, 'DELETE FROM events WHERE position >= ?', events[events.length - 1 - random.below(20)]),
  'flips a bit of the ledger': ({ ledgerFile }, random) => {
    const bytes = readFileSync(ledgerFile);
    // Not the end of the last line: without it the line counts as one that was being written.
    bytes[random.below(bytes.length - 1)] ^= 1 << random.below(7);
    writeFileSync(ledgerFile, bytes);
  },
  'loses the last line of the ledger': ({ ledgerFile }) => {
    const lines = readFileSync(ledgerFile, 'utf8').split('\n');
    writeFileSync(ledgerFile, `${lines.slice(0, -2).join('\n')}\n`);
  },
  'edits a commit': ({ eventsFile }, random, events) =>
    sql(
      eventsFile,
      "UPDATE commits SET digest = replace(digest, substr(digest, 1, 4), 'beef') WHERE last = ?",
      random.of(events),
    ),
  'edits the hash of a commit': ({ eventsFile }, random, events) =>
    sql(
      eventsFile,
      "UPDATE commit_hashes SET hash = replace(hash, substr(hash, 1, 4), 'beef') WHERE last = ?",
      random.of(events),
    ),
  'removes a commit': ({ eventsFile }, random, events) =>
    sql(eventsFile, 'DELETE FROM commits WHERE last = ?', random.of(events)),
  'takes back what the log counts': ({ eventsFile }, random, events) =>
    sql(eventsFile, 'UPDATE log SET position = ? - 1', random.of(events)),
  'cuts the file': ({ eventsFile }, random) => truncateSync(eventsFile, 8_192 + random.below(40_000)),
};

function sql(file, statement, { position }) {
  const db = new Database(file);
  for (const table of ['events', 'commits', 'commit_hashes'])
    db.exec(`DROP TRIGGER ${table}_no_update; DROP TRIGGER ${table}_no_delete`);
  db.prepare(statement).run(position);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

export default {
  name: 'flips',
  proves:
    'a flipped bit, an edited or removed event or commit, a cut tail or file, a flipped bit or a lost line of the ledger: verify finds each',
  unit: 'falsifications',
  rounds: { short: 120, long: 10_000 },
  plant: {
    says: 'verify recomputes neither the hash of an event nor that of a commit',
    changes: [
      {
        file: 'runtime/dist/event-store/sqlite/row-problem.js',
        from: 'hashed(position) === row.hash',
        to: 'hashed(position) !== row.id',
      },
      {
        file: 'runtime/dist/event-store/sqlite/commit-check.js',
        from: 'commitHash(row) !== row.hash',
        to: 'commitHash(row) === row.digest',
      },
    ],
    rounds: 140,
  },
  async run({ rounds, random, folder }) {
    const dataDir = folder();
    const events = await sealedLog(dataDir, 150);
    const files = logFiles(dataDir);
    const good = Object.values(files).map((file) => [file, readFileSync(file)]);
    const names = Object.keys(falsifications);
    for (let round = 0; round < rounds; round += 1) {
      const name = names[round % names.length];
      falsifications[name](files, random, events);
      const verdict = await verify(files).catch((error) => ({ ok: false, firstBad: { why: error.message } }));
      if (verdict.ok) throw new Error(`round ${round}: who ${name} is not found`);
      for (const [file, bytes] of good) writeFileSync(file, bytes);
    }
    if (!(await verify(files)).ok) throw new Error('the log that was put back is called bad');
    return `${rounds} falsifications, all found`;
  },
};
