import { describe, expect, it } from '@jest/globals';
import { type LogPosition, openMemoryEventStore, START } from '@talentlog/runtime';
import { id } from '../testing/story.ts';
import { cursorOf, positionIn } from './cursor.ts';

const at = '2026-11-23T08:00:00.000Z';
const metadata = { actor: 'x', correlationId: 'x', causationId: 'x', commandName: 'X', at, commandId: id(99) };

/** A log with an event for each number, one after the other. */
async function logOf(...numbers: readonly number[]) {
  const store = openMemoryEventStore({ now: () => at });
  for (const n of numbers) {
    const event = { id: id(n), type: 'Told', schemaVersion: 1, data: { n }, metadata };
    const writes = [{ stream: `told-${n}`, expected: 'no-stream' as const, events: [event] }];
    await store.append({ commitId: id(500 + n), writes });
  }
  return store;
}
const place = (n: number) => String(n).padStart(20, '0') as LogPosition;

describe('the cursor of a reader', () => {
  it('leads back to where it was, also once the log went on', async () => {
    const cursor = await cursorOf(place(2), await logOf(1, 2));
    expect(await positionIn(cursor, await logOf(1, 2, 3))).toBe(place(2));
    expect(await positionIn('', await logOf())).toBe(START);
    expect(await positionIn(await cursorOf(START, await logOf()), await logOf(1))).toBe(START);
  });

  it('is refused by an older copy of the log, while it is shorter and after it grew past', async () => {
    const cursor = await cursorOf(place(3), await logOf(1, 2, 3));
    expect(await positionIn(cursor, await logOf(1, 2))).toBeUndefined();
    expect(await positionIn(cursor, await logOf(1, 2, 30, 40, 50))).toBeUndefined();
    expect(await positionIn(cursor, await logOf())).toBeUndefined();
  });

  it.each(['abc', '1.00000000000000000001', '2.00000000000000000001.0000000G', '2.00000000000000000000.11111111'])(
    'is nothing that somebody made up: %s',
    async (text) => {
      const log = await logOf(1);
      expect(await positionIn(Buffer.from(text).toString('base64url'), log)).toBeUndefined();
      expect(await positionIn(`${await cursorOf(place(1), log)}=`, log)).toBeUndefined();
    },
  );
});
