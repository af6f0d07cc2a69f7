import { createSecretKey, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EventContract } from '@talentlog/contracts';
import { account, aggregates, upcasters } from '@talentlog/domain/fold';
import {
  type Credential,
  type CredentialStore,
  createOpener,
  type HeldKeys,
  newUuid,
  openMemoryEventStore,
  type SubjectKeys,
  sealPersonal,
} from '@talentlog/runtime';
import { createAggregateCache } from '../pipeline/aggregate-cache.ts';
import { isPasswordOf } from './change-password.ts';
import { CredentialsMissing, carryCredentialsOver } from './credentials-of-old.ts';
import { settleDoubtful } from './doubtful-credentials.ts';
import { createPasswords } from './passwords.ts';

const key = createSecretKey(randomBytes(32));
const erased = new Set<string>();
const held = async (subjects: readonly string[]): Promise<HeldKeys> =>
  new Map(subjects.map((one) => [one, erased.has(one) ? undefined : key]));
const keys: SubjectKeys = {
  forWriting: held,
  forReading: held,
  destroy: async () => undefined,
  close: async () => undefined,
};
const contracts: Record<string, EventContract> = Object.assign(
  {},
  ...Object.values(aggregates).map(({ events }) => events),
);
const open = createOpener({ contracts, keys, upcasters });

function inMemory() {
  const rows = new Map<string, Credential & { confirmed: boolean }>();
  let complete = false;
  const store: CredentialStore = {
    put: async (one) => void (rows.has(one.id) || rows.set(one.id, { ...one, confirmed: false })),
    find: async (id) => rows.get(id)?.hash,
    confirm: async (id) => {
      const row = rows.get(id);
      if (row) row.confirmed = true;
    },
    drop: async (id) => void rows.delete(id),
    dropAllOf: async () => undefined,
    putFactor: async () => undefined,
    findFactor: async () => undefined,
    takeFactorStep: async () => false,
    factorsBegun: async () => [],
    keepRecoveryCodes: async () => undefined,
    takeRecoveryCode: async () => false,
    confirmFactor: async () => undefined,
    dropFactor: async () => undefined,
    dropFactorsOf: async () => undefined,
    doubtfulFactors: async () => [],
    doubtful: async (before) => [...rows.values()].filter(({ at, confirmed }) => at < before && !confirmed),
    isComplete: async () => complete,
    noteComplete: async () => {
      complete = true;
    },
    close: async () => undefined,
  };
  return { rows, store };
}

describe('a log of a former version', () => {
  const accountId = newUuid();
  const stream = `account-${accountId}`;
  let log: ReturnType<typeof openMemoryEventStore>;
  let revision: number;
  const tell = async (type: string, schemaVersion: number, data: Record<string, unknown>, marks: object) => {
    const [id, commandId] = [newUuid(), newUuid()];
    const about = { accountId, jobSeekerId: null, personId: accountId, ...data };
    const metadata = {
      actor: 'x',
      correlationId: 'x',
      causationId: 'x',
      commandId,
      commandName: 'X',
      at: '2026-11-01T00:00:00.000Z',
    };
    const sealed = sealPersonal(marks, about, await held([accountId]), { stream, eventId: id });
    const expected = revision < 0 ? ('no-stream' as const) : revision;
    await log.append({
      commitId: commandId,
      writes: [{ stream, expected, events: [{ id, type, schemaVersion, data: sealed, metadata }] }],
    });
    revision += 1;
    return commandId;
  };
  const passwordOfOld = (passwordHash: string) =>
    tell('PasswordChanged', 1, { passwordHash }, { subject: 'personId', personal: ['passwordHash'] });

  beforeEach(async () => {
    log = openMemoryEventStore();
    revision = -1;
    erased.clear();
    const who = { name: '林', loginName: 'lin', phone: null, email: null, roles: ['HR'], language: 'zh-CN' };
    await tell('StaffAccountCreated', 1, who, contracts.StaffAccountCreated ?? {});
  });

  test('lets people in with the password they had, and keeps its hash from folds', async () => {
    const passwords = await createPasswords();
    await passwordOfOld(await passwords.hash('First#2026'));
    await passwordOfOld(await passwords.hash('Second#2026'));
    const { store: credentials, rows } = inMemory();
    await carryCredentialsOver({ store: log, keys, credentials });
    const cache = createAggregateCache(log, open);
    const parts = { cache, credentials, passwords };
    expect(await isPasswordOf(accountId, 'Second#2026', parts)).toBe(true);
    expect(await isPasswordOf(accountId, 'First#2026', parts)).toBe(false);
    expect(await isPasswordOf(newUuid(), 'Second#2026', parts)).toBe(false);
    expect(rows.size).toBe(1);
    const events = await log.readStream(stream);
    const opened = await open(events);
    expect(JSON.stringify([await cache.load(account, accountId), events.map(opened)])).not.toContain('argon2');
  });

  test('is carried over once, and nothing of whom was erased', async () => {
    const id = await passwordOfOld('$argon2id$one');
    const { store: credentials, rows } = inMemory();
    await carryCredentialsOver({ store: log, keys, credentials });
    await credentials.drop(id);
    await carryCredentialsOver({ store: log, keys, credentials });
    expect(rows.size).toBe(0);
    erased.add(accountId);
    const another = inMemory();
    await carryCredentialsOver({ store: log, keys, credentials: another.store });
    expect(another.rows.size).toBe(0);
  });

  test('whose store is gone is not given a new one in silence', async () => {
    await passwordOfOld('$argon2id$one');
    await tell('PasswordChanged', 2, { credentialId: newUuid() }, {});
    const { store: credentials, rows } = inMemory();
    await expect(carryCredentialsOver({ store: log, keys, credentials })).rejects.toThrow(CredentialsMissing);
    expect([rows.size, await credentials.isComplete()]).toEqual([0, false]);
  });

  test('what a crash left is settled: the one the log tells of stays, the other goes', async () => {
    const [told, untold] = [newUuid(), newUuid()];
    await tell('PasswordChanged', 2, { credentialId: told }, {});
    const { store: credentials, rows } = inMemory();
    const now = new Date('2026-11-22T00:00:00.000Z');
    for (const id of [told, untold]) await credentials.put({ id, accountId, hash: '$', at: now.getTime() - 3_600_000 });
    const underWay = newUuid();
    await credentials.put({ id: underWay, accountId, hash: '$', at: now.getTime() });
    await settleDoubtful(credentials, createAggregateCache(log, open), now);
    expect([...rows.values()].map(({ id, confirmed }) => [id, confirmed])).toEqual([
      [told, true],
      [underWay, false],
    ]);
  });
});
