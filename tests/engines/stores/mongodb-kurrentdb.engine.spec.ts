import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atRest } from '../../support/at-rest.mjs';
import { type Advertised, type Colleague, type Company, deliver, openCompany } from '../../support/company.ts';
import { freePort } from '../../support/free-port.mjs';
import { answeredAt, expressed } from '../../support/instances.ts';
import { ownOfFile } from '../../support/own.ts';
import { type Server, startServer } from '../../support/server.ts';
import { Counterpart } from '../event-store/kurrentdb/counterpart.ts';
import { ownDatabase, url } from '../mongodb-there.ts';

const own = ownOfFile();
const dataDir = own.folder();
const database = ownDatabase();
const LOG_SECRET = 'a secret that both of them have';

describe('a company whose log is on KurrentDB and whose stores are in MongoDB, with an instance beside its owner', () => {
  let engine: Counterpart;
  let owner: Server;
  let instance: Server;
  let company: Company;
  let hr: Colleague;
  let advertised: Advertised;
  let ports: readonly string[];
  const alike = { MONGO_URL: url, MONGO_DATABASE: database.name, LOG_SECRET };
  const startOwner = (more: Readonly<Record<string, string | undefined>> = {}, folder = dataDir) => {
    const [PORT, LOG_PORT] = ports;
    const env = { ...alike, KURRENTDB_URL: engine.url, PORT, LOG_PORT, ...more };
    return startServer({ dataDir: folder, env });
  };
  const views = own.folder();
  const startInstance = () =>
    startServer({ dataDir, env: { ...alike, LOG_URL: `http://127.0.0.1:${ports[1]}`, VIEWS_DIR: views } });
  const applications = async () =>
    answeredAt([owner.url, instance.url], 'applications', hr.browser, await owner.head());

  beforeAll(async () => {
    engine = await new Counterpart().start();
    ports = [String(await freePort()), String(await freePort())];
    owner = await startOwner();
    company = await openCompany(owner);
    hr = await company.hire('hr', 'HR');
    advertised = await company.advertise(hr.browser);
    instance = await startInstance();
  }, 240_000);
  afterAll(async () => {
    await instance?.kill();
    await owner?.stop();
    await engine.stop();
    await database.remove();
  });

  it('keeps neither the log nor the stores in its folder, and the views of the instance in a folder of its own', () => {
    const here = ['events.db', 'keys.db', 'sign-ins.db', 'timers.db', 'checkpoints.db', 'views.db'];
    expect(here.filter((name) => existsSync(join(dataDir, name)))).toEqual([]);
    expect(existsSync(join(views, 'views.db'))).toBe(true);
  });

  it('takes at either what people wish, and shows the same at both', async () => {
    const one = await company.seeker('王晨');
    await deliver(one, advertised);
    const other = await company.seeker('李想');
    const wish = { cookie: other.browser.cookie, name: 'DeliverApplication', payload: advertised };
    expect(await expressed(wish, [instance.url])).toMatchObject({ status: 200 });
    const [atOwner, atInstance] = await applications();
    expect(atOwner).toContain(one.jobSeekerId);
    expect(atOwner).toContain(other.jobSeekerId);
    expect(atInstance).toBe(atOwner);
  }, 120_000);

  it('has all of it after both were killed, and goes on', async () => {
    const before = await applications();
    await Promise.all([owner.kill(), instance.kill()]);
    owner = await startOwner();
    instance = await startInstance();
    expect(await applications()).toEqual(before);
    const seeker = await company.seeker('赵磊');
    const wish = { cookie: seeker.browser.cookie, name: 'DeliverApplication', payload: advertised };
    expect(await expressed(wish, [instance.url])).toMatchObject({ status: 200 });
    for (const answer of await applications()) expect(answer).toContain(seeker.jobSeekerId);
  }, 240_000);

  it('refuses a database that followed another log, or followed this one where it was before', async () => {
    await atRest(owner.url);
    await instance.stop({ keep: true });
    await owner.stop({ keep: true });
    await expect(startOwner({ KURRENTDB_URL: undefined }, own.folder())).rejects.toThrow(/belongs to another log/);
    const db = await database.reach();
    const stamps = db.collection('of_log');
    const stamp = await stamps.findOne({});
    expect(stamp).toMatchObject({ logElsewhere: true });
    await stamps.updateOne({}, { $unset: { logElsewhere: '' } });
    await expect(startOwner()).rejects.toThrow(/followed the log where it was before/);
    await stamps.updateOne({}, { $set: { logElsewhere: true } });
    owner = await startOwner();
    instance = await startInstance();
    for (const answer of await applications()) expect(answer).toMatch(/^200 /);
  }, 240_000);
});
