import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { erasureListOf, readErasureList } from '@talentlog/runtime';
import { restore, runBackup } from '@talentlog/runtime/sqlite';
import { atRest } from '../support/at-rest.mjs';
import { type Company, openCompany, type Seeker } from '../support/company.ts';
import { ownOfEachTest } from '../support/own.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { searchFolder } from './search.ts';

const words = [
  ['name', '欧鸑鷟麤'],
  ['comment', 'qz77aa88bb99comment'],
  ['file', 'qz77aa88bb99file'],
] as const;

/** Whatever goes wrong in between, and whatever is brought back: who was erased stays erased. */
describe('a person who was erased', () => {
  const own = ownOfEachTest();
  let server: Server;
  let company: Company;
  let person: Seeker;

  beforeEach(async () => {
    server = await startServer({ dataDir: join(own.folder(), 'data') });
    company = await openCompany(server);
    person = await company.seeker(words[0][1]);
    await person.browser.upload('a.txt', Buffer.from(words[2][1]), 'attachment');
    await company.admin.does('AddJobSeekerComment', { jobSeekerId: person.jobSeekerId, text: words[1][1] });
    await atRest(server.url);
    expect(new Set(searchFolder(server.dataDir, words).map(({ place }) => place)).size).toBe(3);
  }, 120_000);
  afterEach(() => server.stop());

  const told = (type: string) => server.events().filter((event) => event.type === type);
  const erase = () => company.admin.does('EraseJobSeeker', { jobSeekerId: person.jobSeekerId });
  const erased = () => until(() => told('JobSeekerErased').length === 1, 'the person to be erased', 120);

  it('is erased to the end after a kill at any point, and by nobody twice', async () => {
    await erase();
    for (let kills = 0; kills < 4; kills += 1) {
      await server.kill();
      server = await startServer({ dataDir: server.dataDir });
    }
    await erased();
    await atRest(server.url);
    expect(searchFolder(server.dataDir, words)).toEqual([]);
    expect(told('ErasureBegun')).toHaveLength(1);
    company = await openCompany(server);
    const again = await company.admin.post('EraseJobSeeker', { jobSeekerId: person.jobSeekerId });
    expect([again.status, again.body.code]).toEqual([409, 'jobSeeker.invalid_transition']);
  }, 240_000);

  it('is erased again where everything from before is brought back, by the list alone', async () => {
    const { dataDir } = server;
    await server.stop({ keep: true });
    const before = join(own.folder(), 'before');
    cpSync(dataDir, before, { recursive: true });
    server = await startServer({ dataDir });
    company = await openCompany(server);
    await erase();
    await erased();
    await server.stop({ keep: true });
    expect(readErasureList(erasureListOf(dataDir)).map((one) => one.person)).toEqual([person.jobSeekerId]);
    // Log, keys, files, rows and inbox of the day before, and the list of today.
    cpSync(erasureListOf(dataDir), erasureListOf(before));
    server = await startServer({ dataDir: before });
    await erased();
    await atRest(server.url);
    expect(searchFolder(before, words)).toEqual([]);
    expect(told('ErasureBegun')).toHaveLength(1);
  }, 240_000);

  it('comes into the restored folder with the list of the backup and of the folder', async () => {
    await erase();
    await erased();
    const [backup, folder] = [join(own.folder(), 'backup'), join(own.folder(), 'new')];
    expect(await runBackup([server.dataDir, backup], () => undefined)).toBe(0);
    expect(await restore(backup, folder)).toMatchObject({ ok: true });
    expect(readErasureList(erasureListOf(folder)).map((one) => one.person)).toEqual([person.jobSeekerId]);
    expect(existsSync(join(folder, 'keys.db'))).toBe(false);
  }, 120_000);
});
