/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { companySettings } from '../../../../testing/samples/settings.ts';
import { MissingNote } from '../../ui/MissingNote.tsx';
import SetupPage from './index.tsx';

const mine = {
  accountId: '00000000-0000-4000-8000-00000000c011',
  hasPassword: true,
  isPasswordGiven: true,
  hasSecondFactor: false,
  isFactorRequired: false,
  signIns: [],
  messagesOff: [],
  allowedActions: [],
};
/** All that leaves the house works; the company is as it begins. */
function emptyCompany(values: Partial<typeof companySettings> = {}) {
  const server = new FakeServer().signIn(colleague('AD'));
  server.answer('companySettings', {
    revision: 0,
    values: { ...companySettings, ...values },
    defaults: companySettings,
  });
  server.answer('positions', { rows: [] }).answer('colleagues', { rows: [] }).answer('mySecurity', mine);
  return server;
}
const open = (server = emptyCompany()) => renderStaff(<SetupPage />, { server, at: '/setup', path: '/setup' });
const step = async (name: string) => within(await screen.findByRole('listitem', { name }));

describe('the setup guide', () => {
  it('says what is missing, whom that hurts, and where it is done', async () => {
    await open();
    const company = await step('Company');
    expect(await company.findByText('Missing')).toBeTruthy();
    expect(company.getByRole('link').getAttribute('href')).toBe('/settings');
    expect(await (await step('First position')).findByText('The job list is empty.')).toBeTruthy();
    expect(await (await step('First colleague')).findByText('Missing')).toBeTruthy();
    const account = await step('Your account');
    expect(await account.findByText(/still signs in whoever read it/)).toBeTruthy();
    expect(account.getByRole('link').getAttribute('href')).toBe('/security');
  });

  it('says what is done, and leads there still', async () => {
    const server = emptyCompany({ companyName: '海月科技' }).answer('mySecurity', { ...mine, isPasswordGiven: false });
    await open(server);
    const [company, account] = [await step('Company'), await step('Your account')];
    expect(await company.findByText('Done')).toBeTruthy();
    expect(company.getByRole('link')).toBeTruthy();
    expect(company.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(await account.findByText('Done')).toBeTruthy();
  });

  it('puts a step aside for everybody, and reminds of it again', async () => {
    const server = emptyCompany({ setupSkipped: ['sap', 'position'] });
    const { user } = await open(server);
    await user.click(await (await step('First colleague')).findByRole('button', { name: 'Skip' }));
    const position = await step('First position');
    expect(position.getByText('Skipped')).toBeTruthy();
    await user.click(position.getByRole('button', { name: 'Remind me again' }));
    await waitFor(() => expect(server.payloads('ChangeSettings')).toHaveLength(2));
    expect(server.payloads('ChangeSettings')).toEqual([
      { values: { setupSkipped: ['sap', 'position', 'colleague'] }, reset: [] },
      { values: { setupSkipped: ['sap'] }, reset: [] },
    ]);
  });
});

describe('what is missing', () => {
  it.each([
    ['an administrator, with the way to mend it', 'AD', /Open the setup guide/],
    ['a recruiter, with whom to ask', 'HR', /Ask an administrator/],
  ] as const)('is said where positions are published, to %s', async (_who, role, words) => {
    const server = new FakeServer().signIn(colleague(role));
    server.reach = { sms: false, mail: true };
    await renderStaff(<MissingNote />, { server });
    const note = await screen.findByText(/nobody can register by phone/);
    expect(note.textContent).toMatch(words);
  });
});
