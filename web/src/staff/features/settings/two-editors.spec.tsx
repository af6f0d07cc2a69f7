/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { formsOfCompany } from '../../../../testing/samples/evaluation-form.ts';
import { companySettings } from '../../../../testing/samples/settings.ts';
import SettingsPage from './index.tsx';

beforeEach(() => sessionStorage.clear());

const open = async (role: 'AD' | 'AU' | 'IV' = 'AD', at = '/settings') => {
  let now = { revision: 4, values: { ...companySettings, offerLinkDays: 5 } };
  const server = new FakeServer()
    .signIn(colleague(role))
    .answer('companySettings', () => ({ ...now, defaults: companySettings, ...formsOfCompany }))
    .answer('settingsChanges', { rows: [] });
  const shown = await renderStaff(<SettingsPage />, { server, at, path: '/settings/*' });
  const saveElsewhere = () => {
    now = { revision: 5, values: { ...now.values, offerLinkDays: 7 } };
    server.refuse('ChangeSettings', { status: 409, code: 'common.version_conflict' });
  };
  const form = async () => {
    await shown.user.click(await screen.findByRole('button', { name: 'Change: Offers and onboarding' }));
    return within(await screen.findByRole('dialog', { name: 'Offers and onboarding' }));
  };
  return { ...shown, server, saveElsewhere, form };
};

it('who saves second is led to what the first one changed, beside what they typed', async () => {
  const { user, saveElsewhere, form } = await open();
  const dialog = await form();
  const days = dialog.getByRole('textbox', { name: /^Offer link/ });
  await user.clear(days);
  await user.type(days, '6');
  saveElsewhere();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/: it was 5 days, it is 7 days now, you have 6 days$/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
});

it('a number out of its range is not kept as an emptied field', async () => {
  const { user, form } = await open();
  const first = await form();
  await user.clear(first.getByRole('textbox', { name: /^Offer link/ }));
  await user.type(first.getByRole('textbox', { name: /^Offer link/ }), '99');
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await form();
  expect(again.getByRole<HTMLInputElement>('textbox', { name: /^Offer link/ }).value).toBe('5');
});

it.each([
  ['IV', '/settings', false],
  ['AU', '/settings', false],
  ['AU', '/settings/changes', true],
] as const)('%s at %s sees the page: %s', async (role, at, may) => {
  const { server } = await open(role, at);
  const said = may ? 'Nothing was changed yet.' : 'You are not allowed to open this page.';
  await screen.findByRole('heading', { level: 1 });
  if (!may) expect(await screen.findByText(said)).toBeTruthy();
  else await waitFor(() => expect(server.asked.map(({ name }) => name)).toContain('settingsChanges'));
  if (!may) expect(server.asked.map(({ name }) => name)).not.toContain('companySettings');
});
