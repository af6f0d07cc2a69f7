import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { SubjectErased, type SubjectKeys } from './port.ts';
import { openPersonal, sealPersonal } from './sealing.ts';
import { blindIndex, linkTokens, openSecrets } from './secrets.ts';
import { openSqliteSubjectKeys } from './sqlite.ts';

const marks = { subject: 'personId', personal: ['name', 'note'] };
const data = { personId: 'p1', name: '张三', note: null, open: 1 };
const place = { stream: 'person-p1', eventId: 'e1' };
let folder: string;
let keys: SubjectKeys;
const files = () => ({ file: join(folder, 'keys.db'), masterKeyFile: join(folder, 'keys.master') });
const reopen = () => {
  keys.close();
  keys = openSqliteSubjectKeys(files());
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  keys = openSqliteSubjectKeys(files());
});
afterEach(() => {
  keys.close();
  rmSync(folder, { recursive: true });
});

describe('personal fields', () => {
  test('are ciphertext while stored and open again, after a restart too', () => {
    const sealed = sealPersonal(marks, data, keys, place);
    expect(sealed).toEqual({
      personId: 'p1',
      open: 1,
      personal: { subject: 'p1', iv: expect.any(String), ct: expect.any(String) },
    });
    expect(JSON.stringify(sealed)).not.toContain('张三');
    reopen();
    expect(openPersonal(marks, sealed, keys, place)).toEqual(data);
  });

  test('do not open in another event or after a change', () => {
    const sealed = sealPersonal(marks, data, keys, place);
    expect(() => openPersonal(marks, sealed, keys, { ...place, eventId: 'e2' })).toThrow('event e2');
    const blob = sealed.personal as { ct: string };
    const changed = {
      ...sealed,
      personal: { ...blob, ct: `A${blob.ct.slice(1)}` === blob.ct ? `B${blob.ct.slice(1)}` : `A${blob.ct.slice(1)}` },
    };
    expect(() => openPersonal(marks, changed, keys, place)).toThrow('not those that were sealed');
  });

  test('data without personal fields stays as it is; personal fields of nobody are refused', () => {
    expect(sealPersonal({}, data, keys, place)).toBe(data);
    expect(openPersonal({}, data, keys, place)).toBe(data);
    expect(sealPersonal(marks, { personId: 'p1', open: 1 }, keys, place)).toEqual({ personId: 'p1', open: 1 });
    expect(() => sealPersonal(marks, { name: 'x' }, keys, place)).toThrow(TypeError);
    expect(() => sealPersonal(marks, { ...data, personal: 1 }, keys, place)).toThrow(TypeError);
  });
});

describe('keys of persons', () => {
  test('a destroyed key is gone from every byte of its file, reads as null and is never made again', () => {
    const sealed = sealPersonal(marks, data, keys, place);
    const other = keys.forWriting('p2').export();
    const peek = new Database(files().file, { readonly: true });
    const { wrapped } = peek
      .prepare<[], { wrapped: Buffer }>("SELECT wrapped FROM keys WHERE subject = 'p1'")
      .get() ?? { wrapped: undefined };
    peek.close();
    const onDisk = () =>
      readdirSync(folder).some((name) => wrapped && readFileSync(join(folder, name)).includes(wrapped));
    expect(onDisk()).toBe(true);
    keys.destroy('p1');
    expect(onDisk()).toBe(false);
    expect(openPersonal(marks, sealed, keys, place)).toEqual({ personId: 'p1', open: 1, name: null, note: null });
    reopen();
    expect(() => keys.forWriting('p1')).toThrow(SubjectErased);
    expect(keys.forReading('p1')).toBeUndefined();
    expect(keys.forWriting('p2').export()).toEqual(other);
    keys.destroy('never-made');
    expect(() => keys.forWriting('never-made')).toThrow(SubjectErased);
  });

  test('a key destroyed by another process is not served from memory', () => {
    keys.forWriting('p1');
    const second = openSqliteSubjectKeys(files());
    expect(second.forReading('p1')).toBeDefined();
    second.destroy('p1');
    second.close();
    expect(keys.forReading('p1')).toBeUndefined();
  });

  test('a missing or foreign master key stops the start instead of making a new one', () => {
    keys.forWriting('p1');
    keys.close();
    const { file, masterKeyFile } = files();
    expect(statSync(masterKeyFile).mode & 0o777).toBe(0o600);
    expect(() => openSqliteSubjectKeys({ file, masterKeyFile: join(folder, 'absent') })).toThrow('is missing');
    openSecrets(folder);
    expect(() => openSqliteSubjectKeys({ file, masterKeyFile: join(folder, 'secret') })).toThrow('master key');
    keys = openSqliteSubjectKeys(files());
  });
});

describe('what is derived from the secret', () => {
  test('the secret is made once, for its owner only', () => {
    const secret = openSecrets(folder);
    expect(secret).toHaveLength(32);
    expect(openSecrets(folder)).toEqual(secret);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('blind indexes differ by kind, key and secret; tokens have 128 bits and a hash as their id', () => {
    const secret = Buffer.alloc(32, 1);
    const indexes = [
      blindIndex(secret, 'phone', '1'),
      blindIndex(secret, 'email', '1'),
      blindIndex(secret, 'phone', '2'),
      blindIndex(Buffer.alloc(32, 2), 'phone', '1'),
    ];
    expect(new Set(indexes).size).toBe(4);
    expect(indexes[0]).toMatch(/^[0-9a-f]{64}$/);
    const links = linkTokens(secret);
    expect(Buffer.from(links.token('s'), 'base64url')).toHaveLength(16);
    expect(links.linkId('s')).toBe(links.hash(links.token('s')));
    expect(links.token('s')).not.toBe(links.token('t'));
  });
});
