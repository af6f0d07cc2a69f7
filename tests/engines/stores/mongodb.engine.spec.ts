import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runBackupKeys, runRenew, runRestoreKeys } from '@talentlog/runtime/sqlite';
import type { Browser } from '../../support/browser.ts';
import { type Company, openCompany } from '../../support/company.ts';
import { ownOfFile } from '../../support/own.ts';
import { type Server, startServer } from '../../support/server.ts';
import { ownDatabase, stored, url } from '../mongodb-there.ts';
import { docx } from './docx.ts';

const own = ownOfFile();
const dataDir = own.folder();
const database = ownDatabase();
const env = { MONGO_URL: url, MONGO_DATABASE: database.name };
const inFolder = { MONGO_URL: undefined, MONGO_DATABASE: undefined };
const start = (more: Readonly<Record<string, string | undefined>> = {}, folder = dataDir) =>
  startServer({ dataDir: folder, env: { ...env, ...more } });

describe('a company whose stores are in MongoDB', () => {
  let server: Server;
  let company: Company;
  let seeker: Browser;
  let file: string;
  beforeAll(async () => {
    server = await start();
    company = await openCompany(server);
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });
  const isServed = async (to: Server) =>
    (await fetch(`${to.url}/api/files/${file}`, { headers: { cookie: seeker.cookie } })).status;

  it('signs people in, and keeps keys, passwords and uploads there, and none of them in its folder', async () => {
    ({ browser: seeker } = await company.seeker());
    const { body, status } = await seeker.upload('cv.docx', docx('姓名：王晨'));
    expect(status).toBe(201);
    file = String(body.fileId);
    expect(await isServed(server)).toBe(200);
    const files = readdirSync(dataDir).filter((name) => name.endsWith('.db'));
    expect(files.filter((name) => !/^(events|dev-inbox|hr-core|webhooks)\.db$/.test(name))).toEqual([]);
    const there = await stored(await database.reach());
    expect(['"wrapped"', '$argon2id', file].map((words) => there.includes(words))).toEqual([true, true, true]);
  });

  it('knows them after a kill and after a restart, and lets them in again', async () => {
    await server.kill();
    server = await start();
    expect(await isServed(server)).toBe(200);
    await server.stop({ keep: true });
    server = await start();
    expect(await isServed(server)).toBe(200);
    expect((await (await openCompany(server)).seeker()).jobSeekerId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says of commands that copy or renew files what is to be done there instead', async () => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    expect(await runBackupKeys([dataDir, join(own.folder(), 'copy')], print)).toBe(2);
    expect(await runRestoreKeys([own.folder(), dataDir], print)).toBe(2);
    await server.stop({ keep: true });
    expect(await runRenew([dataDir, 'timers.db'], print)).toBe(2);
    expect(lines.map((line) => /mongodump.*keys\.master|database t-/.exec(line)?.[0] !== undefined)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('starts with no other place than the one that has them', async () => {
    await expect(start(inFolder)).rejects.toThrow(/are in the database t-.*MONGO_URL is not set/);
    await expect(start({ MONGO_DATABASE: 'other' })).rejects.toThrow(/other is set/);
    await expect(start({ MONGO_URL: 'mongodb://127.0.0.1:1' })).rejects.toThrow(/MongoDB.*Nobody answers/s);
    await expect(start({ MONGO_URL: 'http://127.0.0.1' })).rejects.toThrow(/MONGO_URL must be an address/);
  });

  it('does not take a database that is of another log, or was emptied', async () => {
    const other = own.folder();
    await expect(start({}, other)).rejects.toThrow(/belongs to another log/);
    const db = await database.reach();
    const stamp = await db.collection('of_log').findOneAndDelete({});
    await expect(start()).rejects.toThrow(/knows nothing of this log/);
    await db.collection('of_log').insertOne({ ...stamp, position: 9_999_999 });
    await expect(start()).rejects.toThrow(/the log is an older copy/);
    await db.collection('of_log').replaceOne({}, { ...stamp, secret: 'another' });
    await expect(start()).rejects.toThrow(/another secret/);
    await db.collection('of_log').replaceOne({}, { ...stamp });
    server = await start();
    expect(await isServed(server)).toBe(200);
  });

  it('leaves alone a folder that began with files of its own', async () => {
    const folder = own.folder();
    const first = await start(inFolder, folder);
    await first.stop({ keep: true });
    await expect(start({ MONGO_DATABASE: 'fresh' }, folder)).rejects.toThrow(/are in it, and MONGO_URL is set/);
    const again = await start(inFolder, folder);
    await again.stop();
  });
});
