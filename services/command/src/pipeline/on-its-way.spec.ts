import { describe, expect, test } from '@jest/globals';
import { type Commit, type EventStore, StoreUnavailable } from '@talentlog/runtime';
import { about, administrator, openAccounts } from './fixtures.ts';

/** By an administrator who is one in the log, too. */
const suspend = (accountId: string, by: string) =>
  about('SuspendAccount', accountId, { reason: '离职' }, { caller: administrator(by) });
const grant = (accountId: string, ...roles: string[]) => about('GrantRoles', accountId, { roles });
const turns = async (count = 50): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((go) => setImmediate(go));
};

/** The store, but for some of what it does. */
const instead = (store: EventStore, own: Partial<EventStore>): EventStore =>
  Object.assign(Object.create(store) as EventStore, own);

/** A disk that takes what is asked of it when it is told to. */
function slowDisk() {
  let isSlow = false;
  const asked: { readonly types: readonly string[]; go(): void; fail(): void }[] = [];
  const around = (store: EventStore): EventStore =>
    instead(store, {
      append: async (commit: Commit) => {
        if (isSlow)
          await new Promise<void>((resolve, reject) => {
            const types = commit.writes.flatMap(({ events }) => events.map(({ type }) => type));
            asked.push({ types, go: resolve, fail: () => reject(new StoreUnavailable('full')) });
          });
        return store.append(commit);
      },
    });
  const slow = (): void => {
    isSlow = true;
  };
  return { around, asked, slow };
}

/** Whether a promise has settled, as a value that can be looked at. */
function watched<T>(promise: Promise<T>): { settled: boolean } {
  const seen = { settled: false };
  const note = () => {
    seen.settled = true;
  };
  promise.then(note, note);
  return seen;
}

describe('what is on its way to the disk', () => {
  test('is built on at once: nobody waits for the sync of who was before', async () => {
    const { around, asked, slow } = slowDisk();
    const { pipeline, store, hire } = openAccounts(around);
    const accountId = await hire('recruiter');
    slow();
    const outcomes = ['SC', 'IV', 'OA'].map((role) => pipeline.execute(grant(accountId, role)));
    await turns();
    expect(asked.map(({ types }) => types)).toEqual([['RolesGranted'], ['RolesGranted'], ['RolesGranted']]);
    for (const { go } of asked) go();
    for (const outcome of outcomes) expect(await outcome).toMatchObject({ ok: true });
    const granted = (await store.readStream(`account-${accountId}`)).filter(({ type }) => type === 'RolesGranted');
    expect(granted.map(({ data }) => (data as { roles: string[] }).roles)).toEqual([['SC'], ['IV'], ['OA']]);
  });

  test('is no reason to refuse before it is there', async () => {
    const { around, asked, slow } = slowDisk();
    const { pipeline, hire } = openAccounts(around);
    const [accountId, chief] = [await hire('recruiter'), await hire('chief', 'AD')];
    slow();
    const first = pipeline.execute(suspend(accountId, chief));
    const second = pipeline.execute(suspend(accountId, chief));
    const refused = watched(second);
    await turns();
    expect([asked.length, refused.settled]).toEqual([1, false]);
    asked[0]?.go();
    expect([await first, await second]).toMatchObject([{ ok: true }, { code: 'account.invalid_transition' }]);
  });

  test('when it never gets there, who was refused because of it is decided about anew', async () => {
    const { around, asked, slow } = slowDisk();
    const { pipeline, hire } = openAccounts(around);
    const [accountId, chief] = [await hire('recruiter'), await hire('chief', 'AD')];
    slow();
    const first = pipeline.execute(suspend(accountId, chief));
    const failed = expect(first).rejects.toThrow(StoreUnavailable);
    const second = pipeline.execute(suspend(accountId, chief));
    await turns();
    asked[0]?.fail();
    await failed;
    await turns();
    asked[1]?.go();
    expect(await second).toMatchObject({ ok: true });
  });

  test('when it never gets there, who built on it builds on what is', async () => {
    const { around, asked, slow } = slowDisk();
    const { pipeline, store, hire } = openAccounts(around);
    const accountId = await hire('recruiter');
    slow();
    const failed = expect(pipeline.execute(grant(accountId, 'SC'))).rejects.toThrow(StoreUnavailable);
    const second = pipeline.execute(grant(accountId, 'IV'));
    await turns();
    asked[0]?.fail();
    asked[1]?.go();
    await failed;
    await turns();
    asked[2]?.go();
    expect(await second).toMatchObject({ ok: true });
    const last = (await store.readStream(`account-${accountId}`)).at(-1);
    expect(last).toMatchObject({ type: 'RolesGranted', data: { roles: ['IV'] } });
  });

  test('is waited for by who says what they saw', async () => {
    const { around, asked, slow } = slowDisk();
    const { pipeline, store, hire } = openAccounts(around);
    const accountId = await hire('recruiter');
    const ifRevision = (await store.readStream(`account-${accountId}`)).length - 1;
    slow();
    const first = pipeline.execute(grant(accountId, 'SC'));
    const second = pipeline.execute({ ...grant(accountId, 'IV'), ifRevision });
    await turns();
    expect(asked).toHaveLength(1);
    asked[0]?.go();
    expect([await first, await second]).toMatchObject([{ ok: true }, { code: 'common.version_conflict' }]);
  });

  test('of another process is met: the same stream, moved behind one’s back, is read on from where it was known', async () => {
    const read: { readonly stream: string; readonly from: number }[] = [];
    const { pipeline, another, hire } = openAccounts((store) =>
      instead(store, {
        readStream: async (stream, options) => {
          read.push({ stream, from: options?.from ?? 0 });
          return store.readStream(stream, options);
        },
      }),
    );
    const accountId = await hire('recruiter');
    const other = another();
    expect(await pipeline.execute(grant(accountId, 'SC'))).toMatchObject({ ok: true });
    expect(await other.execute(grant(accountId, 'IV'))).toMatchObject({ ok: true });
    read.length = 0;
    expect(await pipeline.execute(grant(accountId, 'OA'))).toMatchObject({ ok: true });
    const again = read.filter(({ stream }) => stream === `account-${accountId}`);
    expect(again.every(({ from }) => from > 0)).toBe(true);
    expect(again.length).toBeGreaterThan(0);
  });
});
