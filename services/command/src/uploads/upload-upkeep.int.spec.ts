import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Clock,
  type CommandClient,
  type FileStore,
  type ScanVerdict,
  silentLogger,
  type UploadRegister,
} from '@talentlog/runtime';
import { openDiskFileStore } from '@talentlog/runtime/disk';
import { openSqliteUploadRegister } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import { scanWaiting, sweepOrphans } from './upload-upkeep.ts';

const hour = 3_600_000;
const own = ownOfEachTest();
let now = 0;
const clock: Clock = { now: () => now, wait: async () => undefined };
let folder: string;
let files: FileStore;
let register: UploadRegister;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21);
  folder = own.folder();
  files = await openDiskFileStore(folder);
  register = await openSqliteUploadRegister({ file: join(folder, 'uploads.db') });
  own.closes(() => register.close());
});
async function uploaded(text: string, owner = 'p1'): Promise<string> {
  const bytes = Buffer.from(text);
  const fileId = await files.identify(bytes);
  if (!(await register.announce(fileId, owner, now))) return 'not now';
  await files.put(bytes);
  await register.add(fileId, owner, { type: 'text/plain', scan: 'waiting', purpose: 'attachment' });
  return fileId;
}
/** What the audit was told of. */
let noted: unknown[] = [];
const commands: CommandClient = {
  execute: async ({ name, payload, actor }) => {
    noted.push([name, payload, actor]);
    return { ok: true } as never;
  },
};
const parts = (scan: (bytes: Uint8Array) => Promise<ScanVerdict>, required = true) => ({
  files,
  register,
  commands,
  clock,
  logger: silentLogger,
  scan: { required, scan, health: async () => ({ ready: true, detail: '' }) },
});
const away = async (): Promise<ScanVerdict> => ({ verdict: 'not_scanned', reason: 'away' });
const sweep = () => sweepOrphans(parts(away));

describe('a file that no command names', () => {
  it('is removed a day after it came, and not before', async () => {
    const [orphan, named] = [await uploaded('orphan'), await uploaded('named')];
    await register.claim('c', [{ fileId: named }], 'p1');
    now += 24 * hour;
    noted = [];
    expect(await sweep()).toBe(0);
    now += 1;
    expect(await sweep()).toBe(1);
    expect([await files.get(orphan), await register.seen(orphan)]).toEqual([undefined, undefined]);
    expect(await files.get(named)).toBeDefined();
    now += 24 * 30 * hour;
    expect(await sweep()).toBe(0);
    expect(noted).toEqual([['NoteKeptTimeEnd', { kind: 'UPLOADS', count: 1 }, 'system:retention']]);
  });

  it('stays where it is named, or sent again, while it is being swept for: never an event without its file', async () => {
    // Every step of the sweep is met by a command, and by a second upload of the same bytes.
    for (const step of ['before', 'delete', 'forget'] as const) {
      const fileId = await uploaded(`raced ${step}`);
      now += 25 * hour;
      let outcome: { claimed: boolean; sentAgain: string } | undefined;
      const meet = async () => {
        const sentAgain = await uploaded(`raced ${step}`, 'p2');
        outcome = { claimed: await register.claim(`c ${step}`, [{ fileId }], 'p1'), sentAgain };
      };
      if (step === 'before') await meet();
      const { delete: remove } = files;
      const { forget } = register;
      await sweepOrphans({
        ...parts(away),
        files: {
          ...bound(files),
          delete: async (id) => {
            if (step === 'delete' && id === fileId) await meet();
            await remove.call(files, id);
          },
        },
        register: {
          ...register,
          forget: async (id) => {
            if (step === 'forget' && id === fileId) await meet();
            await forget(id);
          },
        },
      });
      const { claimed, sentAgain } = outcome ?? {};
      expect([step, claimed, sentAgain]).toEqual(step === 'before' ? [step, true, fileId] : [step, false, 'not now']);
      expect((await files.get(fileId)) !== undefined).toBe(claimed);
      // Once it is gone it may be sent as if for the first time.
      if (!claimed) expect(await uploaded(`raced ${step}`)).toBe(fileId);
      expect(await files.get(fileId)).toBeDefined();
    }
  });
});

const bound = (store: FileStore): FileStore => ({
  identify: (bytes) => store.identify(bytes),
  put: (bytes) => store.put(bytes),
  get: (id) => store.get(id),
  has: (id) => store.has(id),
  delete: (id) => store.delete(id),
});

describe('files that wait for their scan', () => {
  const scanner = async (bytes: Uint8Array): Promise<ScanVerdict> =>
    Buffer.from(bytes).includes('virus') ? { verdict: 'infected', signature: 'x' } : { verdict: 'clean' };

  it('are scanned when the scanner is back; one that cannot be read holds up no other', async () => {
    const [lost, bad, good] = [await uploaded('lost'), await uploaded('a virus'), await uploaded('good')];
    await rm(join(folder, lost.slice(0, 2), lost));
    await scanWaiting(parts(away));
    expect(await register.unscanned(9)).toHaveLength(3);
    await scanWaiting(parts(scanner));
    const states = [lost, bad, good].map(async (id) => (await register.seen(id))?.scan);
    expect(await Promise.all(states)).toEqual(['waiting', 'infected', 'clean']);
    expect([await files.get(bad), await files.get(good)]).toEqual([undefined, expect.anything()]);
  });

  it('wait for nothing where there is no scanner', async () => {
    await uploaded('good');
    await scanWaiting(parts(() => Promise.reject(new Error('asked')), false));
    expect(await register.unscanned(9)).toHaveLength(1);
  });
});
