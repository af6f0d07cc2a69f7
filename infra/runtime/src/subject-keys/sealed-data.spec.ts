import { createSecretKey } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { HeldKeys } from './port.ts';
import { openedFor, openPersonal, sealedFor, sealPersonal } from './sealed-data.ts';

const marks = { subject: 'personId', personal: ['name', 'note'] };
const data = { personId: 'p1', name: '张三', note: null, open: 1 };
const place = { stream: 'person-p1', eventId: 'e1' };
const keys: HeldKeys = new Map([['p1', createSecretKey(Buffer.alloc(32, 7))]]);

describe('personal fields', () => {
  test('are ciphertext while stored and open again', () => {
    const sealed = sealPersonal(marks, data, keys, place);
    expect(sealed).toEqual({
      personId: 'p1',
      open: 1,
      personal: { subject: 'p1', iv: expect.any(String), ct: expect.any(String) },
    });
    expect(JSON.stringify(sealed)).not.toContain('张三');
    expect(openPersonal(marks, sealed, keys, place)).toEqual(data);
  });

  test('read as null once the key is gone', () => {
    const sealed = sealPersonal(marks, data, keys, place);
    const gone = new Map([['p1', undefined]]);
    expect(openPersonal(marks, sealed, gone, place)).toEqual({ personId: 'p1', open: 1, name: null, note: null });
    expect(() => sealPersonal(marks, data, gone, place)).toThrow('no key');
  });

  test('do not pass for erased when their key was not asked for', () => {
    const sealed = sealPersonal(marks, data, keys, place);
    expect(() => openPersonal(marks, sealed, new Map(), place)).toThrow('not asked for');
  });

  test('do not open in another event or after a change', () => {
    const sealed = sealPersonal(marks, data, keys, place);
    expect(() => openPersonal(marks, sealed, keys, { ...place, eventId: 'e2' })).toThrow('event e2');
    const { ct } = sealed.personal as { ct: string };
    const other = `${ct.startsWith('A') ? 'B' : 'A'}${ct.slice(1)}`;
    const changed = { ...sealed, personal: { ...(sealed.personal as object), ct: other } };
    expect(() => openPersonal(marks, changed, keys, place)).toThrow('not those that were sealed');
  });

  test('of nobody are refused; data without any stays as it is', () => {
    expect(sealPersonal({}, data, keys, place)).toBe(data);
    expect(openPersonal({}, data, keys, place)).toBe(data);
    expect(sealPersonal(marks, { personId: 'p1', open: 1 }, keys, place)).toEqual({ personId: 'p1', open: 1 });
    expect(() => sealPersonal(marks, { name: 'x' }, keys, place)).toThrow(TypeError);
    expect(() => sealPersonal(marks, { ...data, personal: 1 }, keys, place)).toThrow(TypeError);
  });

  test('name the person whose key they take', () => {
    expect(sealedFor(marks, data)).toBe('p1');
    expect(sealedFor(marks, { personId: 'p1', open: 1 })).toBeUndefined();
    expect(sealedFor({}, data)).toBeUndefined();
    expect(openedFor(sealPersonal(marks, data, keys, place))).toBe('p1');
    expect(openedFor({ personal: 'a word of its own' })).toBeUndefined();
  });
});
