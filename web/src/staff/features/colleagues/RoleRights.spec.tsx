/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { permissionMatrix } from '@talentlog/contracts';
import english from '../../../i18n/en-US/colleagues.json';
import chinese from '../../../i18n/zh-CN/colleagues.json';

/** What everybody may with their own account, and what a guest may, is no right of a role. */
const everybodys = ['VIEW_POSITION', 'CREATE_DELIVERY', 'VIEW_USER', 'UPDATE_USER', 'SET_PASSWORD'];

describe('what a role may, in words', () => {
  it.each(Object.keys(permissionMatrix).filter((code) => !everybodys.includes(code)))(
    'names %s in both languages',
    (code) => {
      for (const pack of [chinese, english] as Readonly<Record<string, string>>[])
        expect(pack[`colleagues.permission.${code}`] ?? '').not.toBe('');
    },
  );
});
