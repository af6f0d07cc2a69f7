import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openCompany } from '../../support/company.ts';
import { until } from '../../support/inbox.ts';
import { ownOfFile } from '../../support/own.ts';
import { type Server, startServer } from '../../support/server.ts';
import { ownDatabase, stored, url } from '../mongodb-there.ts';

const own = ownOfFile();
/** What belongs to the process that has a folder, and lies in no copy of it. */
const copied = (from: string): string => {
  const to = join(own.folder(), 'copy');
  cpSync(from, to, { recursive: true, filter: (name) => !/\.(lock|sock)$/.test(name) });
  return to;
};
const started = async (database: string, dataDir: string): Promise<Server> => {
  const server = await startServer({ dataDir, env: { MONGO_URL: url, MONGO_DATABASE: database } });
  own.closes(() => server.kill());
  return server;
};
const inUse =
  /the database t-\S+ is in use by another server: process \d+ on .+ with the data folder .+\. Stop that one/s;

describe('two servers on one database', () => {
  const database = ownDatabase();
  const folder = own.folder();
  afterAll(() => database.remove());

  it('a second one is refused, with another folder and with a copy of the first one’s, and the first goes on', async () => {
    const first = await started(database.name, folder);
    const company = await openCompany(first);
    const { jobSeekerId } = await company.seeker();
    // An empty folder, and one that holds everything by which the database knows its log.
    await expect(started(database.name, own.folder())).rejects.toThrow(inUse);
    const copy = copied(folder);
    await expect(started(database.name, copy)).rejects.toThrow(inUse);
    expect((await company.seeker()).jobSeekerId).not.toBe(jobSeekerId);

    // Whoever is asked to end makes room at once; whoever wrote meanwhile on a copy is told by the log.
    await first.stop({ keep: true });
    const second = await started(database.name, copy);
    await (await openCompany(second)).seeker();
    await expect(started(database.name, folder)).rejects.toThrow(inUse);
    await second.stop({ keep: true });
    const again = await started(database.name, copy);
    await again.stop({ keep: true });
    await expect(started(database.name, folder)).rejects.toThrow(
      /belongs to another log|the log is an older copy, or lost its end/,
    );
  }, 300_000);

  it('of two empty folders that begin at once, one has it and the other writes nothing there', async () => {
    const fresh = ownDatabase();
    const folders = [own.folder(), own.folder()];
    const ends = await Promise.allSettled(folders.map((one) => started(fresh.name, one)));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = ends.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(String(lost.reason)).toMatch(inUse);
    const won = ends.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<Server>;
    await (await openCompany(won.value)).seeker();
    await won.value.stop();
    await fresh.remove();
  }, 300_000);
});

describe('a server that slept while another one took its database', () => {
  const database = ownDatabase();
  const folder = own.folder();
  afterAll(() => database.remove());

  it('ends when it wakes, and what the other one keeps stays as it is', async () => {
    const first = await started(database.name, folder);
    await (await openCompany(first)).seeker();
    process.kill(first.pid, 'SIGSTOP');
    const second = await started(database.name, copied(folder));
    const company = await openCompany(second);
    const { jobSeekerId } = await company.seeker();
    process.kill(first.pid, 'SIGCONT');
    await until('the one that slept to end', async () => !first.runs());
    expect(first.complaints()).toMatch(/The database of the stores .*: another server has it now/);
    expect(second.runs()).toBe(true);
    expect((await company.seeker()).jobSeekerId).not.toBe(jobSeekerId);
    expect(await stored(await database.reach())).toContain('"owner"');
    await second.stop();
  }, 300_000);
});
