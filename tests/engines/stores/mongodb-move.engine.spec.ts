import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { assertMoved, beginMove, moveIn } from '@talentlog/runtime/mongodb';
import { movingRows, stampOf } from '@talentlog/runtime/sqlite';
import Database from 'better-sqlite3';
import { openCompany } from '../../support/company.ts';
import { ownOfFile } from '../../support/own.ts';
import { startServer } from '../../support/server.ts';
import { ownDatabase, url } from '../mongodb-there.ts';
import { docx } from './docx.ts';
import { rowsTwoWays } from './two-ways.ts';

const own = ownOfFile();
const database = ownDatabase();
own.closes(() => database.remove());
const cli = fileURLToPath(new URL('../../../infra/cli/dist/main.js', import.meta.url));
const env = { MONGO_URL: url, MONGO_DATABASE: database.name };
/** What the command says, with its exit code before it. */
const move = (folder: string): string => {
  const environment = { ...process.env, NODE_OPTIONS: '', ...env };
  const { status, stdout } = spawnSync(process.execPath, [cli, 'move-stores', folder], {
    env: environment,
    encoding: 'utf8',
  });
  return `${status} ${stdout}`;
};
const databases = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.db'));

it('a company moves its stores from files into a database, and everybody stays who they are', async () => {
  const dataDir = own.folder();
  const first = await startServer({ dataDir });
  const company = await openCompany(first);
  const seeker = await company.seeker();
  const { body } = await seeker.browser.upload('cv.docx', docx('姓名：王晨'));
  await company.hire('hr', 'HR');
  await first.stop({ keep: true });
  // By a second way: what the files hold, counted by themselves.
  const counted = (file: string, table: string): unknown => {
    const db = new Database(join(dataDir, file), { readonly: true });
    try {
      return db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
    } finally {
      db.close();
    }
  };
  const wanted = {
    subject_keys: counted('keys.db', 'keys'),
    sign_ins: counted('sign-ins.db', 'sign_ins'),
    credentials: counted('credentials.db', 'credentials'),
    uploads: counted('uploads.db', 'files'),
    checkpoints: counted('checkpoints.db', 'checkpoints'),
  };

  // Cut in the middle, by hand: the command goes on.
  const db = await database.reach();
  await beginMove(db, stampOf(dataDir));
  await expect(moveIn(db, cutAfter(3, movingRows(dataDir)))).rejects.toThrow('cut');
  await db.collection<{ _id: string }>('sign_ins').insertOne({ _id: 'nobody' });
  expect(move(dataDir)).toMatch(/^2 .*sign_ins has \d+ documents, and \d+ were brought/s);
  await db.collection<{ _id: string }>('sign_ins').deleteOne({ _id: 'nobody' });
  expect(existsSync(join(dataDir, 'keys.db'))).toBe(true);

  const said = move(dataDir);
  expect(said).toMatch(/^0 /);
  for (const [name, count] of Object.entries(wanted)) expect(said).toContain(`${name}: ${count}\n`);
  expect(Number(wanted.sign_ins)).toBeGreaterThan(1);
  expect(databases(dataDir).filter((name) => !/^(events|dev-inbox|hr-core|webhooks)\.db$/.test(name))).toEqual([]);

  const server = await startServer({ dataDir, env });
  const asked = async (path: string) =>
    (await fetch(`${server.url}${path}`, { headers: { cookie: seeker.browser.cookie } })).text();
  expect(await asked('/api/session')).toContain(seeker.jobSeekerId);
  expect(await asked(`/api/files/${body.fileId}`)).not.toContain('"code"');
  await openCompany(server);
  await server.stop({ keep: true });
  const { there, ofLog } = await rowsTwoWays(dataDir, db);
  expect(there.split('\n').length).toBeGreaterThan(10);
  expect(there).toBe(ofLog);
});

it('no database that is in use is written into, and a document that was changed on the way is seen', async () => {
  const dataDir = own.folder();
  const first = await startServer({ dataDir });
  await openCompany(first);
  await first.stop({ keep: true });
  expect(move(dataDir)).toMatch(/^2 .*is in use: it keeps the stores of a log/s);
  const other = ownDatabase();
  const db = await other.reach();
  const counts = await moveIn(db, movingRows(dataDir));
  await assertMoved(db, movingRows(dataDir), counts);
  await db.collection('credentials').updateOne({}, { $set: { hash: 'another' } });
  await expect(assertMoved(db, movingRows(dataDir), counts)).rejects.toThrow(/credentials is not what was brought/);
  await expect(beginMove(db, stampOf(dataDir))).rejects.toThrow(/is in use: .* has documents/);
  await other.remove();
});

function* cutAfter<T>(pages: number, all: Iterable<T>): Generator<T> {
  let left = pages;
  for (const page of all) {
    if (left === 0) throw new Error('cut');
    left -= 1;
    yield page;
  }
}
