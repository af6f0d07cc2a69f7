import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { atRest } from '../support/at-rest.mjs';
import { Person } from './person.mjs';
import { startProcess } from './process.mjs';

const password = 'Bench#2026';

/** Somebody who registered by phone and gave consent: whom staff may write about. */
async function registered(base, index) {
  const phone = `+86139${String(index).padStart(8, '0')}`;
  const person = new Person(base);
  await person.does('RequestSmsCode', { phone, purpose: 'SIGN_IN' });
  const { data } = await (await fetch(`${base}/api/dev/inbox?to=${encodeURIComponent(phone)}`)).json();
  const code = /code is (\d{6})/.exec(data[0].text)[1];
  await person.does('SignInWithSms', { phone, code, agreed: true });
  await person.does('GrantConsent', { policyVersion: '2025-01-23' });
  const session = await (await fetch(`${base}/api/session`, { headers: { cookie: person.cookie } })).json();
  return session.account.jobSeekerId;
}

/**
 * The whole product as its users run it, with as many people that staff may comment on. The measured command is
 * `AddJobSeekerComment`: session, permission, consent, shape, machine, encryption, hash chain, sync.
 */
export async function startTalentlog({ people, args = [] }) {
  const folder = mkdtempSync(join(tmpdir(), 'talentlog-bench-'));
  const { url, pid, stop } = await startProcess('../../infra/standalone/dist/main.js', {
    args,
    env: {
      DATA_DIR: folder,
      PORT: '0',
      DEMO: 'off',
      DEV_INBOX: 'on',
      ADMIN_PASSWORD: password,
      READS_PER_ADDRESS_PER_MINUTE: '1000000000',
      PAGES_PER_ADDRESS_PER_MINUTE: '1000000000',
      WRITES_PER_ADDRESS_PER_MINUTE: '1000000000',
      CODES_PER_ADDRESS_PER_HOUR: '1000000000',
    },
    ready: (printed) => /(http:\/\/\S+)\/social\/jobs/.exec(printed)?.[1],
  });
  const admin = new Person(url);
  await admin.does('SignInWithPassword', { login: 'admin', password });
  const ids = [];
  for (let index = 0; index < people; index += 1) ids.push(await registered(url, index));
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
