/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { permissionMatrix } from '@talentlog/contracts';
import { screen } from '@testing-library/react';
import { renderStaff } from '../../../../testing/render.tsx';
import english from '../../../i18n/en-US/colleagues.json';
import chinese from '../../../i18n/zh-CN/colleagues.json';
import { RoleRights } from './RoleRights.tsx';
import { RoleRightsShort } from './RoleRightsShort.tsx';

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

  it('says each reach once', async () => {
    await renderStaff(<RoleRights of="SC" />, { language: 'en-US' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Own tasks: see candidates and resumes; screen resumes; comment',
      'Where mentioned: read comments that mention them',
    ]);
  });

  it('stands in one line where one chooses among roles, with the rest on demand', async () => {
    await renderStaff(<RoleRightsShort of="SC" />, { language: 'en-US' });
    const line = screen.getByText(/ more$/, { selector: 'summary' });
    expect(line.closest('details')?.open).toBe(false);
  });
});
