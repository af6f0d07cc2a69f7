import { hiddenToken } from '@talentlog/contracts';
import {
  type Checkpoints,
  type Clock,
  memoryCheckpoints,
  memoryDevInbox,
  newUuid,
  openMemoryEventStore,
  type RecordedEvent,
  START,
  silentLogger,
} from '@talentlog/runtime';
import type { Contact, Lookup } from './lookup.ts';
import { type NotifierParts, startNotifier } from './notifier.ts';
import { commandsOver, instant, tell } from './told-log.fixture.ts';

/** The same for clocks. */
export const noon = Date.parse(instant);
const open = async () => (event: RecordedEvent) => ({ ...event, at: event.metadata.at });
export const jobSeekerId = newUuid();
export const hrId = newUuid();
/** Who is told. */
export const lin: Contact = { name: '林', phone: '+8613800006021', email: 'lin@example.com', language: 'zh-CN' };

/** What the notifier asks of others, always with the same answers. */
export const lookup: Lookup = {
  contact: async () => lin,
  recruiterOf: async () => hrId,
  holdersOf: async () => [hrId],
  stageNamed: async () => undefined,
  candidate: async () => ({ name: '高明', number: 'C-7' }),
  wording: async () => undefined,
  position: async () => ({ title: '后端工程师', titleEn: 'Backend Engineer' }),
};

/** Waits for a condition that comes to hold by itself, without time passing. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 20_000; turn += 1) {
    if (holds()) return;
    await new Promise(setImmediate);
  }
  throw new Error('it never came to hold');
}

/** A notifier with everything it stands on, in memory, at noon. */
export function setUp(over: { notBefore?: string; contact?: Contact | undefined } = {}) {
  const store = openMemoryEventStore();
  const checkpoints: Checkpoints = memoryCheckpoints();
  const inbox = memoryDevInbox();
  const commands = commandsOver(store, over.notBefore);
  let now = noon;
  const waiting: { at: number; wake: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((wake) => {
        signal.addEventListener('abort', () => wake());
        waiting.push({ at: now + milliseconds, wake });
      }),
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const { wake } of waiting.filter(({ at }) => at <= now)) wake();
  };
  const start = (parts: Partial<NotifierParts> = {}) =>
    startNotifier({
      store,
      open,
      commands,
      mailer: inbox.mailer,
      smsGateway: inbox.smsGateway,
      lookup: { ...lookup, contact: async () => ('contact' in over ? over.contact : lin) },
      links: {
        hidden: (purpose) => `https://talent.example.com/${purpose}/${hiddenToken}`,
        opened: (words, { purpose, linkId }) =>
          words.replaceAll(`/${purpose}/${hiddenToken}`, `/${purpose}/token-of-${linkId}`),
        withWayOut: (words, { readerId: id, group }) =>
          words.replaceAll(`/unsubscribe/${group}/${hiddenToken}`, `/unsubscribe/${group}/way-of-${id}`),
        wayOut: ({ readerId: id, group }) => `https://talent.example.com/api/unsubscribe/${group}/way-of-${id}`,
        page: (path) => `https://talent.example.com${path}`,
      },
      checkpoints,
      logger: silentLogger,
      clock,
      ...parts,
    });
  const collectionSent = () =>
    tell(store, `infoCollection-${newUuid()}`, 'CollectionSent', {
      jobSeekerId,
      positionId: newUuid(),
      linkId: 's7',
      expiresAt: instant,
    });
  const eventsOf = async (type: string) =>
    (await store.readAll({ after: START, limit: 1_000 })).filter((event) => event.type === type);
  const list = () => inbox.kept();
  return {
    store,
    checkpoints,
    inbox,
    commands,
    clock,
    pass,
    waits: () => waiting.length,
    start,
    collectionSent,
    eventsOf,
    list,
  };
}
