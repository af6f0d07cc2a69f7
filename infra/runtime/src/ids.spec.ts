import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { keyedIds, newUuid, uuidOf, uuidv5 } from './ids.ts';

describe('ids', () => {
  test('uuidv5 gives the value published in RFC 9562, appendix A.4', () => {
    expect(uuidv5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    );
  });

  test('uuidv5 repeats itself, differs by name and refuses a namespace that is no UUID', () => {
    const event = newUuid();
    expect(uuidv5(event, '结果')).toBe(uuidv5(event, '结果'));
    expect(uuidv5(event, 'a')).not.toBe(uuidv5(event, 'b'));
    expect(() => uuidv5('not-a-uuid', 'a')).toThrow('namespace');
  });

  test('newUuid is version 7 and sorts by time', () => {
    expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(newUuid(1_000) < newUuid(2_000)).toBe(true);
  });

  test('keyed ids are what they were when they were made of bytes', () => {
    const secret = Buffer.alloc(32, 7);
    const key = createHmac('sha256', secret).update('ids/commit').digest();
    for (const text of Array.from({ length: 64 }, (_, turn) => `event ${turn}`)) {
      const bytes = createHmac('sha256', key)
        .update(JSON.stringify(['结', text]))
        .digest()
        .subarray(0, 16);
      bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
      bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
      expect(keyedIds(secret, 'commit')('结', text)).toBe(uuidOf(bytes));
    }
  });

  test('keyed ids repeat themselves within a space of one secret, and nowhere else', () => {
    const [secret, another] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const ids = keyedIds(secret, 'commit');
    expect(ids('a', 'b')).toBe(keyedIds(secret, 'commit')('a', 'b'));
    expect(ids('a', 'b')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const others = [
      ids('ab'),
      ids('b', 'a'),
      keyedIds(secret, 'link')('a', 'b'),
      keyedIds(another, 'commit')('a', 'b'),
    ];
    expect(new Set([ids('a', 'b'), ...others]).size).toBe(5);
  });
});
