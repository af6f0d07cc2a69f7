import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atRest } from '../../support/at-rest.mjs';
import { type Advertised, type Colleague, type Company, deliver, openCompany } from '../../support/company.ts';
import { freePort } from '../../support/free-port.mjs';
import { ownOfFile } from '../../support/own.ts';
import { answeredAt } from '../../support/sent-until-answered.ts';
import { type Server, startServer } from '../../support/server.ts';
import { Counterpart } from '../event-store/kurrentdb/counterpart.ts';
import { ownDatabase, url } from '../mongodb-there.ts';

const own = ownOfFile();
const dataDir = own.folder();
const database = ownDatabase();

describe('a company whose log is on KurrentDB and whose stores are in MongoDB', () => {
  let engine: Counterpart;
  let port: string;
  let owner: Server;
  let company: Company;
  let hr: Colleague;
  let advertised: Advertised;
  const startOwner = (more: Readonly<Record<string, string | undefined>> = {}, folder = dataDir) => {
    const env = { MONGO_URL: url, MONGO_DATABASE: database.name, KURRENTDB_URL: engine.url, PORT: port, ...more };
    return startServer({ dataDir: folder, env });
  };
  const applications = async () => {
    const [answer = ''] = await answeredAt([owner.url], 'applications', hr.browser, await owner.head());
    return answer;
  };

  beforeAll(async () => {
    engine = await new Counterpart().start();
    port = String(await freePort());
    owner = await startOwner();
    company = await openCompany(owner);
    hr = await company.hire('hr', 'HR');
    advertised = await company.advertise(hr.browser);
  }, 240_000);
  afterAll(async () => {
    await owner?.stop();
    await engine.stop();
    await database.remove();
  });

  it('keeps neither the log nor the stores in its folder', () => {
    const here = ['events.db', 'keys.db', 'sign-ins.db', 'timers.db', 'checkpoints.db', 'views.db'];
    expect(here.filter((name) => existsSync(join(dataDir, name)))).toEqual([]);
  });

  it('takes what people wish, and shows it', async () => {
    const one = await company.seeker('王晨');
    await deliver(one, advertised);
    expect(await applications()).toContain(one.jobSeekerId);
  }, 120_000);

  it('has all of it after it was killed, and goes on', async () => {
    const before = await applications();
    await owner.kill();
    owner = await startOwner();
    expect(await applications()).toEqual(before);
    const seeker = await company.seeker('赵磊');
    await deliver(seeker, advertised);
    expect(await applications()).toContain(seeker.jobSeekerId);
  }, 240_000);

  it('refuses a database that followed another log, or followed this one where it was before', async () => {
    await atRest(owner.url);
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
    expect(await applications()).toMatch(/^200 /);
  }, 240_000);
});
