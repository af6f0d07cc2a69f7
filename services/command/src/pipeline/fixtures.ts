import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { accountCommands, companySettingsCommands } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import {
  type Caller,
  createOpener,
  type EventStore,
  type HeldKeys,
  openMemoryEventStore,
  type SubjectKeys,
} from '@talentlog/runtime';
import { createAggregateCache } from './aggregate-cache.ts';
import type { Accepted, CommandRequest, Pipeline } from './command.ts';
import { type Secrets, secretsFrom } from './identifiers.ts';
import { createPipeline } from './pipeline.ts';
import { refused } from './refused.ts';
import { createSealer } from './sealer.ts';
import { settingsInForce } from './settings-in-force.ts';

const key = createSecretKey(randomBytes(32));
/** Keys of whomever is asked for. */
const held = async (subjects: readonly string[]): Promise<HeldKeys> => new Map(subjects.map((one) => [one, key]));
export const keys: SubjectKeys = {
  forWriting: held,
  forReading: held,
  destroy: async () => undefined,
  close: async () => undefined,
};
const secrets = secretsFrom(randomBytes(32));

export const system: Caller = { system: 'timer' };
export const administrator = (accountId: string = randomUUID()): Caller => ({
  account: {
    ...{ accountId, jobSeekerId: undefined, name: '管', identity: 'Staff', roles: ['AD'], signInId: 's' },
    isProved: true,
  },
});

interface Accounts {
  readonly store: EventStore;
  readonly pipeline: Pipeline;
  /** Another pipeline on the same log that knows nothing of the first, and may take commit ids otherwise. */
  another(secrets?: Secrets): Pipeline;
  hire(loginName: string, role?: 'HR' | 'AD'): Promise<string>;
}

/** A pipeline for the commands of accounts and settings on a log in memory; `around` puts something between the two. */
export function openAccounts(around: (store: EventStore) => EventStore = (store) => store): Accounts {
  const store = openMemoryEventStore();
  const contracts = Object.assign({}, ...Object.values(aggregates).map(({ events }) => events));
  const another = (own = secrets): Pipeline => {
    const through = around(store);
    const cache = createAggregateCache(through, createOpener({ contracts, keys }));
    return createPipeline({
      store: through,
      cache,
      contracts: { ...accountCommands, ...companySettingsCommands },
      sealer: createSealer(keys),
      secrets: own,
      settings: settingsInForce(cache),
      clock: () => new Date('2026-11-22T02:00:00.000Z'),
      mayName: async () => undefined,
      print: async () => refused('common.unavailable'),
    });
  };
  const pipeline = another();
  const hire = async (loginName: string, role = 'HR'): Promise<string> => {
    const payload = { name: loginName, loginName, roles: [role], email: `${loginName}@yunling.example` };
    const wish = { name: 'CreateStaffAccount', payload, commandId: randomUUID(), caller: system };
    const hired = await pipeline.execute(wish);
    return String((hired as Accepted).result?.accountId);
  };
  return { store, pipeline, another, hire };
}

/** As it was before: the commit had the id that its sender chose. */
export const idOfSender: Secrets = { ...secrets, commitId: (_sender, commandId) => commandId };

/** A wish about an account, sent by an administrator unless somebody else sends it. */
export const about = (
  name: string,
  accountId: string,
  payload: object,
  { commandId = randomUUID(), caller = administrator() }: Partial<Pick<CommandRequest, 'commandId' | 'caller'>> = {},
): CommandRequest => ({ name, payload: { accountId, ...payload }, commandId, caller });
