import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { atRest } from '../support/at-rest.mjs';
import { Person } from './person.mjs';
import { registered } from './registered.mjs';
import { startServer } from './server.mjs';

const password = 'Bench#2026';

/**
 * The whole product as its users run it, with as many people that staff may comment on. The measured command is
 * `AddJobSeekerComment`: session, permission, consent, shape, machine, encryption, hash chain, sync.
 */
export async function startTalentlog({ people, args = [], env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'talentlog-bench-'));
  const { url, pid, stop } = await startServer(folder, { args, password, env });
  const admin = new Person(url);
  await admin.does('SignInWithPassword', { login: 'admin', password });
  const ids = [];
  for (let index = 0; index < people; index += 1) ids.push((await registered(url, index)).jobSeekerId);
  const body = (jobSeekerId) => JSON.stringify({ jobSeekerId, text: '电话沟通过，期望年薪三十万，两周内可到岗。' });
  await admin.does('AddJobSeekerComment', JSON.parse(body(ids[0])));
  return {
    pid,
    target: { url: `${url}/api/commands/AddJobSeekerComment`, headers: { cookie: admin.cookie } },
    ids,
    body,
    bytes: bytesOfLastEvent(join(folder, 'events.db')),
    /** Resolves when everybody who follows the log has caught up, so that the next measurement has the machine for itself. */
    settled: () => atRest(url),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What one event takes in the log, all columns together. */
function bytesOfLastEvent(file) {
  const db = new Database(file, { readonly: true });
  const row = db.prepare('SELECT * FROM events ORDER BY position DESC LIMIT 1').get();
  db.close();
  return Buffer.byteLength(Object.values(row).join(''));
}
