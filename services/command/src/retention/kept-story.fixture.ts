import { companyId } from '@talentlog/contracts';
import { memoryDevInbox, openMemoryEventStore, uuidv5 } from '@talentlog/runtime';
import type { KeptStores } from './besides.ts';

const space = '0f4c9a52-9d55-4a8e-8ef5-3b8f6d0f2a11';

/** What happened to whom, by hand. */
export type Story = readonly (readonly [at: string, aggregate: string, name: string, type: string, data: object])[];

export const person = (name: string) => (name === 'company' ? companyId : uuidv5(space, name));

/** A log that tells it. */
export async function stored(told: Story) {
  const store = openMemoryEventStore();
  for (const [place, [at, aggregate, name, type, data]] of told.entries()) {
    const jobSeekerId = person(name);
    const stream = `${aggregate}-${jobSeekerId}`;
    const id = uuidv5(space, String(place));
    const metadata = {
      actor: 'x',
      correlationId: id,
      causationId: id,
      commandId: id,
      commandName: 'X',
      at: `${at}T00:00:00.000Z`,
    };
    const revision = (await store.readStream(stream)).length - 1;
    const event = { id, type, schemaVersion: 1, data: { ...data, jobSeekerId }, metadata };
    const expected = revision < 0 ? ('no-stream' as const) : revision;
    await store.append({ commitId: id, writes: [{ stream, expected, events: [event] }] });
  }
  return store;
}

/** The same with nothing beside it. */
export const keptIn = async (told: Story): Promise<KeptStores> => ({
  store: await stored(told),
  open: async () => (event) => ({ ...event, at: event.metadata.at }),
  register: { ownedBy: async () => [], ownersOf: async () => [], countOrphans: async () => 0 },
  accessLog: { countOlder: async () => 0 },
  inbox: memoryDevInbox().inbox,
});

export const nothingBeside = {
  UPLOADS: { count: 0, keptDays: 1 },
  READS: { count: 0, keptDays: 180 },
  MESSAGES: { count: 0, keptDays: 30 },
};
