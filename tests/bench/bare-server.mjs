// The floor: a fastify handler that appends as many bytes durably, in groups that share one sync, and does nothing else.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fastify from 'fastify';

const bytes = Number(process.env.BYTES);
const folder = mkdtempSync(join(tmpdir(), 'talentlog-bare-'));
const db = new Database(join(folder, 'log.db'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('CREATE TABLE log (position INTEGER PRIMARY KEY, data TEXT NOT NULL)');
const insert = db.prepare('INSERT INTO log (data) VALUES (?)');
const store = db.transaction((group) => {
  for (const { text } of group) insert.run(text);
});

let waiting = [];
function flush() {
  const group = waiting;
  waiting = [];
  store(group);
  for (const { done } of group) done();
}
const append = (text) =>
  new Promise((done) => {
    waiting.push({ text, done });
    if (waiting.length === 1) setImmediate(flush);
  });

const server = fastify();
server.post('/append', async (request) => {
  await append(JSON.stringify(request.body).padEnd(bytes, 'x'));
  return { ok: true };
});
await server.listen({ port: 0, host: '127.0.0.1' });
console.log(`ready http://127.0.0.1:${server.server.address().port}`);
process.on('SIGTERM', async () => {
  await server.close();
  db.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
