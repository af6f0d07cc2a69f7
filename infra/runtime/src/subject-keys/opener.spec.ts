import { createSecretKey } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { RecordedEvent } from '../event-store/port.ts';
import { createOpener } from './opener.ts';
import type { HeldKeys, SubjectKeys } from './port.ts';
import { sealPersonal } from './sealed-data.ts';

const contracts = {
  Moved: { version: 1, subject: 'personId', personal: ['name'], data: z.object({}) },
  Opened: { version: 1, data: z.object({}) },
};
const keyOf = (person: string) => createSecretKey(Buffer.alloc(32, person));

/** Keys that count how often they are asked for. */
function someKeys() {
  const asked: string[][] = [];
  const gone = new Set<string>();
  const keys: SubjectKeys = {
    forWriting: async () => new Map(),
    forReading: async (persons): Promise<HeldKeys> => {
      asked.push([...persons]);
      return new Map(persons.map((person) => [person, gone.has(person) ? undefined : keyOf(person)]));
    },
    destroy: async (person) => void gone.add(person),
    close: async () => undefined,
  };
  return { asked, keys };
}

const recorded = (id: string, type: string, data: Record<string, unknown>): RecordedEvent => {
  const place = { stream: `person-${id}`, eventId: id };
  const person = String(data.personId);
  const marks = type === 'Moved' ? { subject: 'personId', personal: ['name'] } : {};
  return {
    ...place,
    id,
    type,
    schemaVersion: 1,
    data: sealPersonal(marks, data, new Map([[person, keyOf(person)]]), place),
    metadata: { at: '2026-11-21T00:00:00.000Z' },
  } as unknown as RecordedEvent;
};

describe('opening a page of events', () => {
  const page = [
    recorded('e1', 'Moved', { personId: 'p1', name: '张三' }),
    recorded('e2', 'Moved', { personId: 'p2', name: '李四' }),
    recorded('e3', 'Opened', { what: 'door' }),
    recorded('e4', 'Moved', { personId: 'p1', name: '张三丰' }),
  ];

  test('asks for all keys at once, each once', async () => {
    const { asked, keys } = someKeys();
    const open = await createOpener({ contracts, keys })(page);
    expect(page.map((event) => open(event).data.name)).toEqual(['张三', '李四', undefined, '张三丰']);
    expect(asked).toEqual([['p1', 'p2']]);
  });

  test('the next page knows nothing of a key that was destroyed since', async () => {
    const { keys } = someKeys();
    const openPage = createOpener({ contracts, keys });
    await openPage(page);
    await keys.destroy('p1');
    const open = await openPage(page);
    expect(page.map((event) => open(event).data.name)).toEqual([null, '李四', undefined, null]);
  });

  test('one event that is damaged or unknown leaves the others readable', async () => {
    const { keys } = someKeys();
    const [first, second] = page as [RecordedEvent, RecordedEvent];
    const damaged = { ...first, id: 'other' };
    const unknown = { ...second, type: 'Unheard' };
    const open = await createOpener({ contracts, keys })([damaged, second, unknown]);
    expect(() => open(damaged)).toThrow('not those that were sealed');
    expect(() => open(unknown)).toThrow('unknown event type Unheard');
    expect(open(second).data.name).toBe('李四');
  });

  test('an event of another page is a defect, not an erased person', async () => {
    const { keys } = someKeys();
    const [first, second] = page as [RecordedEvent, RecordedEvent];
    const open = await createOpener({ contracts, keys })([first]);
    expect(() => open(second)).toThrow('not asked for');
  });
});
