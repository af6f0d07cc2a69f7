import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { MessageTooLarge } from '@talentlog/runtime';
import { type busOf, message, textOf } from './subject.ts';

/** Messages lie there as they were given. */
export function messagesContract({ bus, topic, read }: ReturnType<typeof busOf>): void {
  describe('messages', () => {
    test('a message comes back with its key, bytes, headers and place', async () => {
      const at = await topic();
      const value = Uint8Array.from([0, 255, 1, 128, 10, 13]);
      await bus().publish([{ topic: at, key: 'one', value, headers: { ce_id: '1/0', note: 'x' } }]);
      const [taken] = await read(at, 1);
      expect(taken).toMatchObject({ topic: at, key: 'one', headers: { ce_id: '1/0', note: 'x' }, offset: '0' });
      expect(Buffer.from(taken?.value ?? [])).toEqual(Buffer.from(value));
    });

    test.each([
      ['Chinese', '候选人-云岭', '张伟：简历已收到'],
      ['beyond the first plane', '𠮷野家-😀', '👩🏽‍💻 𠮷'],
      ['an empty text', 'empty', ''],
      ['signs that end lines', 'a\nb\u0000c', 'a\r\n\u2028b'],
    ])('%s', async (_, key, text) => {
      const at = await topic();
      await bus().publish([{ ...message(at, key, text), headers: { note: text } }]);
      const [taken] = await read(at, 1);
      expect([taken?.key, taken && textOf(taken), taken?.headers.note]).toEqual([key, text, text]);
    });

    test('a tombstone is no empty message', async () => {
      const at = await topic();
      await bus().publish([{ topic: at, key: 'gone', value: null }, message(at, 'gone', '')]);
      expect((await read(at, 2)).map(({ value }) => value === null)).toEqual([true, false]);
    });

    test('a message as large as the topic takes arrives whole', async () => {
      const at = await topic();
      const value = Buffer.alloc(1_900_000, 1);
      await bus().publish([{ topic: at, key: 'large', value }]);
      const [taken] = await read(at, 1);
      expect(Buffer.from(taken?.value ?? []).equals(value)).toBe(true);
    });

    test('one that is larger is refused as no bus will ever take it, and the next goes', async () => {
      const at = await topic();
      // Compressed it stays as large.
      const noise = randomBytes(3_000_000);
      await expect(bus().publish([{ topic: at, key: 'k', value: noise }])).rejects.toBeInstanceOf(MessageTooLarge);
      await bus().publish([message(at, 'k', 'small')]);
      expect((await read(at, 1)).map(textOf)).toEqual(['small']);
    });
  });
}
