import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CommandService, carryCredentialsOver } from '@talentlog/command';
import { createFileInspector } from '@talentlog/file-readers';
import { openPdfRenderer } from '@talentlog/pdf';
import { type EventStore, type LogPosition, START, silentLogger, startSealer } from '@talentlog/runtime';
import { demoPassword } from '../../infra/demo/src/accounts.ts';
import { readConfig } from '../../infra/standalone/src/config.ts';
import { type Seeded, seed } from '../../infra/standalone/src/first-start/fill.ts';
import { commandParts } from '../../infra/standalone/src/services.ts';
import { openStorage } from '../../infra/standalone/src/storage.ts';
import { Browser } from '../support/browser.ts';
import { ownOfFile } from '../support/own.ts';
import { startServer } from '../support/server.ts';

const own = ownOfFile();
const at = '2026-03-02T03:00:00.000Z';

/** Between two steps of the demo story that are stopped at; every one takes minutes and is tried before a release (docs/release-checks.md). */
const stride = Number(process.env.FIRST_START_STRIDE ?? 397);

class Stopped extends Error {}

/** Dies at its n-th commit: before it is stored, or after, so that nobody is told of it. */
function dyingAt<Store extends EventStore>(store: Store, commit: number, isStored: boolean): Store {
  let left = commit;
  return Object.assign(Object.create(store) as Store, {
    append: async (one: Parameters<EventStore['append']>[0]) => {
      left -= 1;
      if (left > 0) return store.append(one);
      if (isStored && left === 0) await store.append(one);
      throw new Stopped('the process died');
    },
  });
}

interface Start {
  readonly dies?: { readonly at: number; readonly isStored: boolean };
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the operator saw what it printed. */
  readonly isTold?: boolean;
}

/** What a start does until its company is there, on the real stores. */
async function start(folder: string, { dies, env, isTold = true }: Start = {}) {
  const config = readConfig({ DATA_DIR: folder, ...env });
  const storage = await openStorage(config, silentLogger);
  const { ledgerFile: file, keyFile } = storage.ledger;
  const sealer = await startSealer({ store: storage.log.sealed, file, keyFile, logger: silentLogger });
  const store = dies === undefined ? storage.store : dyingAt(storage.store, dies.at, dies.isStored);
  const [inspector, pdfRenderer] = [createFileInspector(), openPdfRenderer()];
  const parts = { ...commandParts(config, storage, { inspector, pdfRenderer }), store };
  const signsIn = async (login: string, password: string): Promise<boolean> => {
    const { signInCommands } = await CommandService.create(parts);
    const origin = { address: '127.0.0.1', browser: '' };
    return (await signInCommands.execute('SignInWithPassword', { login, password }, {}, origin)).ok;
  };
  try {
    await carryCredentialsOver(parts);
    const seeded = await seed(config, parts).catch((error: unknown): Seeded | undefined => {
      if (error instanceof Stopped) return undefined;
      throw error;
    });
    if (isTold) await seeded?.told();
    const { adminPassword } = seeded ?? {};
    return {
      company: seeded?.company,
      isKnown: adminPassword !== undefined && (await signsIn('admin', adminPassword)),
      isDemo: seeded?.company === 'demo' && (await signsIn('admin', demoPassword)),
      // Who signs in to look is not of the start.
      log: (await logOf(storage.store)).filter((line) => !line.includes(' ColleagueSignedIn ')),
    };
  } finally {
    await Promise.all([sealer.stop(), inspector.close(), pdfRenderer.close()]);
    await storage.close();
  }
}

async function logOf(store: EventStore): Promise<readonly string[]> {
  const lines: string[] = [];
  for (let after: LogPosition = START; ; ) {
    const page = await store.readAll({ after, limit: 1000 });
    for (const { type, stream, metadata } of page) lines.push(`${metadata.at} ${type} ${stream}`);
    const last = page.at(-1);
    if (last === undefined) return lines;
    after = last.position;
  }
}

/** Two folders with the same secret make the same ids; with the same beginning, the same times. */
function newFolder(company?: 'demo'): string {
  const folder = own.folder();
  writeFileSync(join(folder, 'secret'), Buffer.alloc(32, 7), { mode: 0o600 });
  if (company) writeFileSync(join(folder, 'first-start.json'), JSON.stringify({ company, at }));
  return folder;
}
const off = { DEMO: 'off' };
const noted = (folder: string) => existsSync(join(folder, 'first-start.json'));

describe('a first start that was interrupted', () => {
  it.each([1, 2].flatMap((step) => [true, false].map((isStored) => ({ step, isStored }))))(
    'at commit $step of an empty company (stored: $isStored): the next start has an administrator who can sign in',
    async ({ step, isStored }) => {
      const folder = newFolder();
      expect((await start(folder, { env: off, dies: { at: step, isStored } })).company).toBeUndefined();
      const { company, isKnown, log } = await start(folder, { env: off });
      expect({ company, isKnown, isNoted: noted(folder) }).toEqual({ company: 'empty', isKnown: true, isNoted: false });
      expect(log.filter((line) => line.includes('StaffAccountCreated'))).toHaveLength(1);
      expect(await start(folder, { env: off })).toMatchObject({ company: 'kept', log });
    },
  );

  it('before its password was shown: another one is made and shown, once', async () => {
    const folder = newFolder();
    expect(await start(folder, { env: off, isTold: false })).toMatchObject({ company: 'empty', isKnown: true });
    expect(await start(folder, { env: off })).toMatchObject({ company: 'empty', isKnown: true });
    expect(await start(folder, { env: off })).toMatchObject({ company: 'kept', isKnown: false });
  });

  it('anywhere in the demo story, many times: the company is the one of a start that was not', async () => {
    const whole = await start(newFolder('demo'));
    expect(whole).toMatchObject({ company: 'demo', isDemo: true });
    const folder = newFolder('demo');
    let stops = 0;
    let after = await start(folder, { dies: { at: 1, isStored: true } });
    for (; after.company === undefined; stops += 1)
      after = await start(folder, { env: stops % 3 ? off : {}, dies: { at: stride, isStored: stops % 2 === 0 } });
    expect(stops).toBeGreaterThan(2);
    expect(after).toMatchObject({ company: 'demo', isDemo: true });
    expect(after.log).toEqual(whole.log);
    expect(noted(folder)).toBe(false);
  }, 600_000);

  it('is finished by the real server, which prints the password that signs in', async () => {
    const dataDir = newFolder();
    await start(dataDir, { env: off, dies: { at: 2, isStored: true } });
    const server = await startServer({ dataDir, env: { ADMIN_PASSWORD: undefined } });
    own.closes(() => server.stop());
    // The addresses are printed first, and the server is ready with them.
    const [, password] = await server.prints(/as admin with (\S+) \(shown this once\)/);
    await new Browser(server).does('SignInWithPassword', { login: 'admin', password });
    expect(noted(dataDir)).toBe(false);
  });
});
