import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import { blindIndex, openSecrets } from './secrets.ts';

describe('what is derived from the secret', () => {
  const own = ownOfEachTest();

  test('the secret is made once, for its owner only', () => {
    const folder = own.folder();
    const secret = openSecrets(folder);
    expect(secret).toHaveLength(32);
    expect(openSecrets(folder)).toEqual(secret);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('blind indexes differ by kind, key and secret', () => {
    const secret = Buffer.alloc(32, 1);
    const indexes = [
      blindIndex(secret, 'phone', '1'),
      blindIndex(secret, 'email', '1'),
      blindIndex(secret, 'phone', '2'),
      blindIndex(Buffer.alloc(32, 2), 'phone', '1'),
    ];
    expect(new Set(indexes).size).toBe(4);
    expect(indexes[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
