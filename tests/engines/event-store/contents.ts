import { describe, expect, test } from '@jest/globals';
import { CommitTooLarge, START } from '@talentlog/runtime';
import { anEvent, commit, type Subject, write } from './subject.ts';

const deep = (levels: number): unknown => (levels === 0 ? '底' : { 下: deep(levels - 1) });
/** What must come back as it was given: the name, the words. */
const contents: readonly [string, Record<string, unknown>][] = [
  ['Chinese, rare characters too', { 姓名: '张𠮷、龘', 地址: '北京市朝阳区' }],
  ['emoji put together', { text: '👩‍👩‍👧‍👦 🇨🇳 é ≠ é' }],
  ['right to left', { text: 'שלום ‏abc‎ مرحبا' }],
  ['quotes, breaks and controls', { text: '"\\/\b\f\n\r\t\u0000\u001f\u007f\u2028\u2029' }],
  ['half a character', { text: 'a\ud800b\udc00' }],
  ['numbers at their ends', { list: [0.1, 1e21, 5e-324, Number.MAX_SAFE_INTEGER, -Number.MAX_VALUE] }],
  ['names that mean something elsewhere', JSON.parse('{"__proto__":1,"constructor":2,"":3,"10":4,"9":5,"$x":6}')],
  ['nothing, and nothing in it', { none: null, list: [], empty: {}, no: false, zero: 0, text: '' }],
  ['many levels', { deep: deep(60) }],
  ['words like a statement', { text: "'); DROP TABLE events; --", stream: '$all' }],
];
const kilobyte = 1_024;

/** What may stand in an event, and how much of it. */
export function contentsSuite(log: Subject): void {
  describe('an event may hold', () => {
    test.each(contents)('%s', async (_name, data) => {
      const metadata = { ...anEvent().metadata, reason: JSON.stringify(data).slice(0, 200) };
      const event = { ...anEvent(), data, metadata };
      await log.given('a', event);
      await log.reopen();
      const [read] = await log.store.readStream('a');
      expect(read?.data).toEqual(data);
      expect(read).toMatchObject({ id: event.id, type: 'Happened', schemaVersion: 1, metadata });
    });

    test('200 KiB of text, and many of them stand side by side', async () => {
      const text = '简历'.repeat((100 * kilobyte) / 3);
      for (let n = 0; n < 4; n += 1) await log.given(`s${n}`, { ...anEvent(), data: { n, text } });
      const read = await log.store.readAll({ after: START, limit: 10 });
      expect(read.map(({ data }) => data)).toEqual([0, 1, 2, 3].map((n) => ({ n, text })));
    });

    test('no data that cannot be written: it is refused, and nothing of it is stored', async () => {
      const round: Record<string, unknown> = {};
      round.self = round;
      await expect(log.given('a', { ...anEvent(), data: round })).rejects.toThrow();
      await expect(log.given('a', { ...anEvent(), data: { big: 1n } })).rejects.toThrow(TypeError);
      expect(await log.store.head()).toBe(START);
    });
  });

  describe('a commit may be large', () => {
    test('300 events of 2 KiB in one', async () => {
      const events = Array.from({ length: 300 }, (_, n) => ({
        ...anEvent(n),
        data: { n, text: 'x'.repeat(2 * kilobyte) },
      }));
      expect((await log.given('a', ...events)).events.at(-1)?.revision).toBe(299);
      expect(await log.store.readStream('a', { from: 298 })).toHaveLength(2);
    });

    test('up to what the store says; one that is larger is refused as such, and its id may be used again', async () => {
      const most = log.maxCommitBytes;
      const asked = commit([write('a', 'no-stream', { ...anEvent(), data: { text: 'x'.repeat(most ?? 3_000_000) } })]);
      if (most === undefined) return void expect((await log.store.append(asked)).events).toHaveLength(1);
      await expect(log.store.append(asked)).rejects.toThrow(CommitTooLarge);
      expect(await log.store.head()).toBe(START);
      const less = {
        ...asked,
        writes: [write('a', 'no-stream', { ...anEvent(), data: { text: 'x'.repeat(most / 2) } })],
      };
      expect((await log.store.append(less)).deduplicated).toBe(false);
    });
  });
}
