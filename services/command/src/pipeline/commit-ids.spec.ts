import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { accountCommands } from '@talentlog/contracts';
import { aggregates, defaultSettings } from '@talentlog/domain/fold';
import { type Caller, createOpener, type HeldKeys, openMemoryEventStore, type SubjectKeys } from '@talentlog/runtime';
import { createAggregateCache } from './aggregate-cache.ts';
import type { Accepted } from './command.ts';
import { type Secrets, secretsFrom } from './identifiers.ts';
import { createPipeline } from './pipeline.ts';
import { createSealer } from './sealer.ts';

const key = createSecretKey(randomBytes(32));
const held = async (subjects: readonly string[]): Promise<HeldKeys> => new Map(subjects.map((one) => [one, key]));
const keys: SubjectKeys = {
  forWriting: held,
  forReading: held,
  destroy: async () => undefined,
  close: async () => undefined,
};
const secrets = secretsFrom(randomBytes(32));
/** As it was before: the commit had the id that its sender chose. */
const formerly: Secrets = { ...secrets, commitId: (_sender, commandId) => commandId };

const system: Caller = { system: 'timer' };
const admin = (accountId: string): Caller => ({
  account: { accountId, jobSeekerId: undefined, name: '管', identity: 'Staff', roles: ['AD'], signInId: 's' },
});

function open() {
  const store = openMemoryEventStore();
  const contracts = Object.assign({}, ...Object.values(aggregates).map(({ events }) => events));
  const parts = {
    store,
    contracts: accountCommands,
    sealer: createSealer(keys),
    settings: defaultSettings,
    clock: () => new Date('2026-11-22T02:00:00.000Z'),
    mayName: async () => undefined,
  };
  const fresh = () => createAggregateCache(store, createOpener({ contracts, keys }));
  const pipeline = createPipeline({ ...parts, secrets, cache: fresh() });
  const former = createPipeline({ ...parts, secrets: formerly, cache: fresh() });
  const hire = async (loginName: string): Promise<string> => {
    const payload = { name: loginName, loginName, roles: ['HR'], email: `${loginName}@yunling.example` };
    const hired = await pipeline.execute({
      name: 'CreateStaffAccount',
      payload,
      commandId: randomUUID(),
      caller: system,
    });
    return String((hired as Accepted).result?.accountId);
  };
  return { store, pipeline, former, hire };
}

const roles = (accountId: string, caller: Caller, commandId: string, ...granted: string[]) => ({
  name: 'GrantRoles',
  payload: { accountId, roles: granted },
  commandId,
  caller,
});

describe('the id of a commit', () => {
  test('an id that the system will use is free, whoever named it before', async () => {
    const { pipeline, hire } = open();
    const [accountId, other] = [await hire('recruiter'), await hire('recruiter2')];
    const known = randomUUID();
    for (const caller of [admin(randomUUID()), admin(randomUUID())])
      expect(await pipeline.execute(roles(other, caller, known, 'SC'))).toMatchObject({ ok: true });
    expect(await pipeline.execute(roles(accountId, system, known, 'IV'))).toMatchObject({ ok: true });
  });

  test('an id read in the log leads to nothing', async () => {
    const { store, pipeline, hire } = open();
    const accountId = await hire('recruiter');
    const [event] = await store.readStream(`account-${accountId}`);
    const seen = String(event?.metadata.commandId);
    expect(await pipeline.execute(roles(accountId, admin(randomUUID()), seen, 'SC'))).toMatchObject({ ok: true });
  });

  test('what was done under the sender’s own id before the upgrade is not done again', async () => {
    const { store, pipeline, former, hire } = open();
    const accountId = await hire('recruiter');
    const wish = roles(accountId, system, randomUUID(), 'IV');
    const done = await former.execute(wish);
    const head = await store.head();
    expect(await pipeline.execute(wish)).toEqual(done);
    expect(await store.head()).toBe(head);
  });

  test('what somebody else did under that id before the upgrade does not stand in the way', async () => {
    const { pipeline, former, hire } = open();
    const accountId = await hire('recruiter');
    const known = randomUUID();
    expect(await former.execute(roles(accountId, admin(randomUUID()), known, 'SC'))).toMatchObject({ ok: true });
    expect(await pipeline.execute(roles(accountId, system, known, 'IV'))).toMatchObject({ ok: true });
  });
});
