import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { SubjectErased } from '@talentlog/runtime';
import { openMongoSubjectKeys } from '@talentlog/runtime/mongodb';
import { openSqliteSubjectKeys } from '@talentlog/runtime/sqlite';
import Database from 'better-sqlite3';
import { openCompany } from '../../support/company.ts';
import { ownOfFile } from '../../support/own.ts';
import { type Server, startServer } from '../../support/server.ts';
import { ownDatabase, url } from '../mongodb-there.ts';
import { docx } from './docx.ts';

const own = ownOfFile();
const database = ownDatabase();
own.closes(() => database.remove());
const cli = fileURLToPath(new URL('../../../infra/cli/dist/main.js', import.meta.url));
const env = { MONGO_URL: url, MONGO_DATABASE: database.name };
const environment = { ...process.env, NODE_OPTIONS: '', ...env };
/** What the command says, with its exit code before it. */
const moveBack = (folder: string, command = 'move-stores-back'): string => {
  const { status, stdout } = spawnSync(process.execPath, [cli, command, folder], {
    env: environment,
    encoding: 'utf8',
  });
  return `${status} ${stdout}`;
};
/** Starts the command and kills it that much later. */
async function cut(folder: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [cli, 'move-stores-back', folder], { env: environment, stdio: 'ignore' });
  const ended = new Promise((go) => child.once('exit', go));
  await delay(afterMs);
  child.kill('SIGKILL');
  await ended;
}
const started = async (dataDir: string, more: object = env): Promise<Server> => {
  const server = await startServer({ dataDir, env: { ...more } });
  own.closes(() => server.kill());
  return server;
};
const counted = (file: string, table: string): unknown => {
  const db = new Database(file, { readonly: true });
  const count = db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  db.close();
  return count;
};

it('a company moves its stores from a database into its folder, however often the command is cut, and everybody stays who they are', async () => {
  const dataDir = own.folder();
  const first = await started(dataDir);
  const company = await openCompany(first);
  const seeker = await company.seeker();
  const { body } = await seeker.browser.upload('cv.docx', docx('姓名：王晨'));
  await company.hire('hr', 'HR');
  expect(moveBack(dataDir)).toMatch(/^2 .*already open for writing/s);
  await first.stop({ keep: true });

  const db = await database.reach();
  const keys = await openMongoSubjectKeys({ db, masterKeyFile: join(dataDir, 'keys.master') });
  await keys.forWriting(['somebody']);
  await keys.destroy('somebody');
  await keys.close();
  // By a second way: what the database holds, counted by itself.
  const wanted = {
    key: await db.collection('subject_keys').countDocuments(),
    signIn: await db.collection('sign_ins').countDocuments(),
    credential: await db.collection('credentials').countDocuments(),
    file: await db.collection('uploads').countDocuments(),
    follower: await db.collection('checkpoints').countDocuments({ position: { $exists: true } }),
    read: await db.collection('person_reads').countDocuments({ count: { $gt: 0 } }),
  };

  // Never while a server uses it, not even one on a copy.
  const copy = join(own.folder(), 'copy');
  cpSync(dataDir, copy, { recursive: true });
  const other = await started(copy);
  expect(moveBack(dataDir)).toMatch(/^2 .*is in use by another server/s);
  await other.stop({ keep: true });

  await cut(dataDir, 0);
  for (let ms = 400; ms < 2_600 && existsSync(join(dataDir, 'stores.elsewhere')); ms += 450) await cut(dataDir, ms);
  if (existsSync(join(dataDir, 'stores.elsewhere'))) {
    const said = moveBack(dataDir);
    for (const [kind, count] of Object.entries(wanted)) if (count > 0) expect(said).toContain(`${kind}: ${count}\n`);
    expect(said).toMatch(/^0 .*are in its files, and no longer in t-/s);
  } else moveBack(dataDir);
  expect(counted(join(dataDir, 'keys.db'), 'keys')).toBe(wanted.key);
  expect(counted(join(dataDir, 'sign-ins.db'), 'sign_ins')).toBe(wanted.signIn);
  const left = (await db.listCollections().toArray()).map(({ name }) => name);
  expect(left).not.toContain('subject_keys');
  expect(moveBack(dataDir)).toMatch(/^2 .*are in it already/s);
  const here = await openSqliteSubjectKeys({
    file: join(dataDir, 'keys.db'),
    masterKeyFile: join(dataDir, 'keys.master'),
  });
  await expect(here.forWriting(['somebody'])).rejects.toThrow(SubjectErased);
  await here.close();
  const server = await started(dataDir, { MONGO_URL: undefined, MONGO_DATABASE: undefined });
  const asked = async (path: string) =>
    (await fetch(`${server.url}${path}`, { headers: { cookie: seeker.browser.cookie } })).text();
  expect(await asked('/api/session')).toContain(seeker.jobSeekerId);
  expect(await asked(`/api/files/${body.fileId}`)).not.toContain('"code"');
  await openCompany(server);
  await server.stop({ keep: true });
  // And there again, because nothing was left.
  expect(moveBack(dataDir, 'move-stores')).toMatch(/^0 /);
}, 300_000);
