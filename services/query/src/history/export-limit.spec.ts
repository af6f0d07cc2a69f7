import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type EventStore, type OpenedEvent, openMemoryEventStore, type PersonRead } from '@talentlog/runtime';
import { openViews } from '../open-views.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id, now, staff } from '../testing/story.ts';
import { HistoryController } from './history.controller.ts';

const auditor = staff(id(908), 'AU');
const person = id(21);
const stream = `jobSeeker-${person}`;
/** As many events as one file holds. */
const most = 10_000;

const metadata = { actor: 'system:story', correlationId: '', causationId: '', commandName: 'TagJobSeeker', at: now };

describe('a history that is exported', () => {
  let reading: ReadSide;
  let store: EventStore;
  let noted: Pick<PersonRead, 'jobSeekerId' | 'part'>[];
  beforeEach(() => {
    noted = [];
  });
  beforeAll(async () => {
    reading = await ReadSide.open();
    await reading.tell(...aPerson(person, '林晓'));
    store = openMemoryEventStore();
    await tagged(most);
  });
  afterAll(() => reading.close());

  /** So many events more. */
  async function tagged(count: number): Promise<void> {
    const before = (await store.readStream(stream)).length;
    const events = Array.from({ length: count }, (_, n) => ({
      id: `event-${before + n}`,
      type: 'JobSeekerTagged',
      schemaVersion: 1,
      data: { jobSeekerId: person, tag: '校友' },
      metadata: { ...metadata, commandId: id(before + n) },
    }));
    const expected = before === 0 ? 'no-stream' : before - 1;
    await store.append({ commitId: id(before), writes: [{ stream, expected, events }] });
  }
  const exported = async (subject: string | undefined, of: string | undefined): Promise<string> => {
    const reads = {
      record: ({ jobSeekerId, part }: Pick<PersonRead, 'jobSeekerId' | 'part'>) => noted.push({ jobSeekerId, part }),
      flush: async () => undefined,
      status: () => ({ ready: true, detail: '' }),
      stop: async () => undefined,
    };
    const open = async () => (event: object) => ({ ...event, at: now }) as OpenedEvent;
    const reply = { header: () => reply, type: () => reply };
    const controller = new HistoryController(store, open, openViews(reading.store), reads);
    return controller.exported(subject, of, auditor, reply as never);
  };

  it('is one file up to ten thousand events', async () => {
    const [head = '', ...events] = (await exported(undefined, stream)).trimEnd().split('\n');
    expect(JSON.parse(head)).toMatchObject({ count: most });
    expect(events).toHaveLength(most);
    expect(noted).toEqual([{ jobSeekerId: person, part: 'EXPORT' }]);
  });

  describe('with one event more', () => {
    beforeAll(() => tagged(1));

    it.each([
      ['person', person, undefined],
      ['stream', undefined, stream],
    ])('is refused, of a %s, says how many a file holds, and nobody has read it', async (_of, subject, of) => {
      await expect(exported(subject, of)).rejects.toMatchObject({
        code: 'common.too_large',
        details: { params: { limit: most } },
      });
      expect(noted).toEqual([]);
    });
  });
});
