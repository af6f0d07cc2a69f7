import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLogger, startSealer } from '@talentlog/runtime';
import { runRenew, runVerify } from '@talentlog/runtime/sqlite';
import { readConfig } from '../../infra/standalone/src/config.ts';
import { openStorage } from '../../infra/standalone/src/storage.ts';
import { whyNotStarted } from '../../infra/standalone/src/why-not-started.ts';
import { type Advertised, deliver, openCompany } from '../support/company.ts';
import { ownOfFile } from '../support/own.ts';
import { startServer } from '../support/server.ts';
import { copyOf, injuries } from './injuries.ts';

const own = ownOfFile();

/** One of each kind is tried with every change, the whole table before a release (docs/release-checks.md). */
const isWhole = process.env.FAULT_TABLE === 'whole';
const short = [
  'webhooks.db is missing',
  'secret is missing',
  'keys.master does not open keys.db: it is of another installation',
  'another secret lies there',
  'a shorter log lies there without its mark',
  'events.db.mark is written over',
  'the log is empty',
  'the folder of files is emptied',
  'keys.db is missing',
  'checkpoints.db is empty',
  'views.db is damaged',
  'events.db is damaged',
  'the ledger and its key are missing',
  'the write-ahead log of the log is lost',
  'an older log with its ledger and marks is put back beside younger stores',
  'older keys are put back',
  'the last line of the ledger is cut off',
];
const tried = injuries.filter(({ name }) => isWhole || short.includes(name));
const some = (names: readonly string[], count = 1) => (isWhole ? names : names.slice(0, count));

/** Opens all stores as the server does, and lets go of them again. */
async function open(folder: string): Promise<void> {
  const storage = await openStorage(readConfig({ DATA_DIR: folder }), silentLogger);
  try {
    const { ledgerFile: file, keyFile } = storage.ledger;
    const store = storage.log.sealed;
    await (await startSealer({ store, file, keyFile, logger: silentLogger })).stop();
  } finally {
    await storage.close();
  }
}

/** What others than the owner may look at. */
const openToOthers = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

describe('a data folder in which something is missing, damaged or of another time', () => {
  let [earlier, now]: string[] = [];
  let advertised: Advertised;
  const copies = own.folder();
  let made = 0;
  const copy = () => {
    made += 1;
    return copyOf(now ?? '', join(copies, String(made)));
  };

  beforeAll(async () => {
    const dataDir = join(own.folder(), 'data');
    let server = await startServer({ dataDir });
    let company = await openCompany(server);
    advertised = await company.advertise((await company.hire('hr', 'HR')).browser);
    await deliver(await company.seeker('早到'), advertised);
    await server.kill();
    earlier = copyOf(dataDir, join(copies, 'earlier'));
    server = await startServer({ dataDir });
    company = await openCompany(server);
    for (const name of ['晚到', '更晚']) {
      const seeker = await company.seeker(name);
      await seeker.browser.upload('cv.txt', Buffer.from(name), 'attachment');
      await deliver(seeker, advertised);
    }
    await server.kill();
    now = dataDir;
  }, 180_000);
  afterAll(() => expect(made).toBeGreaterThan(Math.max(tried.length, short.length - 1)));

  it("is its owner's alone, whatever lies in it, also what a former version left readable", async () => {
    const folder = copy();
    for (const name of readdirSync(folder))
      if (/\.db(-wal|-shm|\.lock)?$/.test(name)) chmodSync(join(folder, name), 0o644);
    await open(folder);
    expect(openToOthers(now ?? '')).toEqual([]);
    expect(openToOthers(folder).filter((name) => !name.startsWith('hr-core.db'))).toEqual([]);
  });

  it('is opened as a kill left it', async () => {
    const folder = copy();
    await open(folder);
    const lines: string[] = [];
    expect(await runVerify([folder], (line) => void lines.push(line))).toBe(0);
    expect(lines).toContainEqual(expect.stringMatching(/^Rows of the views are not compared here: .*\(parts\.views\)/));
  });

  it.each(tried)('$name: the start says so or fills views again, and verify says so, too', async (injury) => {
    const folder = copy();
    injury.injure(folder, earlier ?? '');
    const lines: string[] = [];
    const verified = await runVerify([folder], (line) => void lines.push(line));
    if (injury.says === undefined) {
      await open(folder);
      expect(existsSync(join(folder, 'views.db.set-aside'))).toBe(true);
      await open(folder);
      expect(existsSync(join(folder, 'views.db.set-aside'))).toBe(false);
      return;
    }
    expect({ verified, lines }).not.toMatchObject({ verified: 0 });
    if (injury.verified !== undefined) expect(lines.join('\n')).toContain(injury.verified);
    for (let time = 0; time < 2; time += 1) {
      const words = await open(folder).then(() => 'it started', whyNotStarted);
      expect(words).toContain(injury.says);
      expect(words).toMatch(/backup|restore|renew/);
      expect(words).not.toMatch(/\n\s+at /);
      if (injury.never !== undefined) expect([words, ...lines].join('\n')).not.toContain(injury.never);
    }
    if (injury.gone !== undefined) expect(existsSync(join(folder, injury.gone))).toBe(false);
  });

  it.each(
    some(
      [
        'checkpoints.db',
        'events.db.mark',
        'ledger.jsonl.mark',
        'timers.db',
        'sign-ins.db',
        'uploads.db',
        'webhooks.db',
      ],
      2,
    ),
  )("%s that is lost for good is made new on an operator's word", async (name) => {
    const folder = copy();
    injuries.find((injury) => injury.gone === name)?.injure(folder, '');
    expect(await runRenew([folder, name], () => undefined)).toBe(0);
    await open(folder);
    expect(await runRenew([folder, name], () => undefined)).toBe(2);
  });

  it('whoever says a file, or where there is no log, is told so, by the start and by verify', async () => {
    const file = join(own.folder(), 'data');
    writeFileSync(file, '');
    const words = await open(file).then(() => 'it started', whyNotStarted);
    expect(words).toBe(
      `The configuration is not usable:\n  DATA_DIR must be a folder: ${file} is a file, or lies in one`,
    );
    const verified = async (folder: string) => {
      const lines: string[] = [];
      return [await runVerify([folder], (line) => void lines.push(line)), ...lines];
    };
    const advice =
      'Say the data folder; where this is it, bring the log back from its backup (docs/runbooks/data-folder.md).';
    const folder = own.folder();
    expect(await verified(file)).toEqual([2, `${file} is a file, not a data folder. ${advice}`]);
    expect(await verified(join(folder, 'no'))).toEqual([2, `There is no folder ${join(folder, 'no')}. ${advice}`]);
    expect(await verified(folder)).toEqual([2, `events.db (the log) is missing in ${folder}. ${advice}`]);
  });

  it.each(some(['keys.db', 'secret', 'ledger.jsonl']))('%s is never made new', async (name) => {
    const folder = copy();
    injuries.find((injury) => injury.gone === name)?.injure(folder, '');
    expect(await runRenew([folder, name], () => undefined)).toBe(2);
    expect(existsSync(join(folder, name))).toBe(false);
  });

  it('the server tells it in plain words and ends', async () => {
    const folder = copy();
    injuries.find(({ gone }) => gone === 'keys.db')?.injure(folder, '');
    const told = await startServer({ dataDir: folder }).then(String, String);
    expect(told).toMatch(
      /ended with 1:\nThe data folder .* cannot be used as it is:\n {2}- keys\.db \(the keys of persons\) is/,
    );
    expect(told).toContain('Bring it back from its backup; it is never made new.');
    expect(told).not.toMatch(/\n\s+at /);
  });

  it('an older log beside younger views: what comes after is seen by staff, all of it', async () => {
    const folder = copy();
    injuries.find(({ name }) => name.endsWith('beside younger views'))?.injure(folder, earlier ?? '');
    const server = await startServer({ dataDir: folder });
    own.closes(() => server.stop());
    const company = await openCompany(server);
    const names = ['新一', '新二', '新三', '新四', '新五'];
    for (const name of names) await deliver(await company.seeker(name), advertised);
    company.admin.sees(await server.head());
    const seen = JSON.stringify(await company.admin.asks('applications', { size: '100' }));
    expect([...names, '早到'].filter((name) => !seen.includes(name))).toEqual([]);
    expect(['晚到', '更晚'].filter((name) => seen.includes(name))).toEqual([]);
  });
});
