/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { companySettings } from '../../../../testing/samples/settings.ts';
import SetupPage from './index.tsx';

const open = (companyName = companySettings.companyName) =>
  renderStaff(<SetupPage />, {
    server: new FakeServer()
      .signIn(colleague('AD'))
      .answer('companySettings', {
        revision: 0,
        values: { ...companySettings, companyName },
        defaults: companySettings,
      })
      .answer('positions', { rows: [] })
      .answer('staffMembers', [{ accountId: 'a', name: '管理员', roles: ['AD'] }]),
    at: '/setup',
    path: '/setup',
  });
const step = async (name: string) => within(await screen.findByRole('listitem', { name }));

describe('the setup guide', () => {
  it('says what is missing, whom that hurts, and where it is done', async () => {
    await open();
    const company = await step('Company');
    expect(await company.findByText('Missing')).toBeTruthy();
    expect(company.getByRole('link').getAttribute('href')).toBe('/settings');
    expect(await (await step('First position')).findByText('The job list is empty.')).toBeTruthy();
    expect(await (await step('First colleague')).findByText('Missing')).toBeTruthy();
  });

  it('says what is done', async () => {
    await open('海月科技');
    expect(await (await step('Company')).findByText('Done')).toBeTruthy();
  });
});
