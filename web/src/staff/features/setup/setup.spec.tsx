/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { type SetupStep, setupSteps } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import type { QueryData } from '../../../api/index.ts';
import type { HealthSeen } from '../../model/health.ts';
import SetupPage from './index.tsx';

type State = QueryData<'setupState'>;
/** All that leaves the house works; the company is as it begins, but for the steps named. */
const begun = (
  done: readonly SetupStep[] = [],
  skipped: readonly SetupStep[] = [],
  inInbox: readonly SetupStep[] = [],
): State => ({
  revision: 0,
  origin: 'https://talent.example',
  steps: setupSteps.map((name) => ({
    name,
    done: !inInbox.includes(name) && (done.includes(name) || ['mail', 'sms', 'sap'].includes(name)),
    skipped: skipped.includes(name),
    inInbox: inInbox.includes(name),
  })),
});
const company = (state = begun(), parts: HealthSeen['parts'] = {}) =>
  new FakeServer()
    .signIn(colleague('AD'))
    .answer('setupState', state)
    .tells('/api/health', { status: 'ready', notReady: [], degraded: [], parts });
const open = (server = company()) => renderStaff(<SetupPage />, { server, at: '/setup', path: '/setup' });
const step = async (name: string) => within(await screen.findByRole('listitem', { name }));

describe('the setup guide', () => {
  it('says what is missing, whom that hurts, and where it is done', async () => {
    await open();
    const first = await step('Company');
    expect(await first.findByText('Missing')).toBeTruthy();
    expect(first.getByRole('link').getAttribute('href')).toBe('/settings');
    expect(await (await step('First position')).findByText('The job list is empty.')).toBeTruthy();
    expect(await (await step('First colleague')).findByText('Missing')).toBeTruthy();
    const account = await step('Your account');
    expect(await account.findByText(/still signs in whoever read it/)).toBeTruthy();
    expect(account.getByRole('link').getAttribute('href')).toBe('/security');
    expect(screen.getByText('6 steps are still open.')).toBeTruthy();
  });

  it('says what is done, and leads there still', async () => {
    await open(company(begun(['company', 'account'])));
    const [first, account] = [await step('Company'), await step('Your account')];
    expect(await first.findByText('Done')).toBeTruthy();
    expect(first.getByRole('link')).toBeTruthy();
    expect(first.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(await account.findByText('Done')).toBeTruthy();
  });

  it('says that SAP is configured and does not answer, in words of ours', async () => {
    await open(company(begun(), { 'hr-core': { ready: false, detail: 'connect ECONNREFUSED 10.0.0.9:443' } }));
    const sap = await step('SAP');
    expect(await sap.findByText('No answer')).toBeTruthy();
    expect(sap.getByRole('link').getAttribute('href')).toBe('/operations');
    expect(screen.queryByText(/ECONNREFUSED/)).toBeNull();
  });

  it('does not call it done, nor missing, where mail goes to the development inbox alone', async () => {
    const server = company(begun([], [], ['mail'])).tells('/api/mail/test', { data: { outcome: 'sent', reason: '' } });
    const { user } = await open(server);
    const mail = await step('Mail');
    expect(await mail.findByText('Development inbox only')).toBeTruthy();
    for (const other of ['Done', 'Missing', 'Skip']) expect(mail.queryByText(other)).toBeNull();
    expect(mail.getByRole('link').getAttribute('href')).toBe('/dev/inbox');
    await user.type(mail.getByRole('textbox'), 'me@haiyue.example');
    await user.click(mail.getByRole('button', { name: 'Send test mail' }));
    expect((await mail.findByRole('status')).textContent).toMatch(/development inbox; nothing left/);
  });

  it('marks an address that is none, and says what is wrong with it', async () => {
    const errors = [{ path: 'to', code: 'common.email_format' }];
    const refused = { status: 400, code: 'common.invalid', params: {}, errors, traceId: '' };
    const { user } = await open(company().tells('/api/mail/test', refused, 400));
    const mail = await step('Mail');
    await user.click(mail.getByRole('button', { name: 'Send test mail' }));
    // Nothing stands there: it is missing rather than ill-formed.
    expect((await mail.findByRole('alert')).textContent).toBe('This field is required.');
    await user.type(mail.getByRole('textbox'), 'me@');
    await user.click(mail.getByRole('button', { name: 'Send test mail' }));
    await waitFor(() => expect(mail.getByRole('alert').textContent).toMatch(/mail/i));
    expect(mail.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });

  it('tries SAP, and says what it said', async () => {
    const server = company().tells('/api/sap/test', { data: { outcome: 'failed', reason: 'sign-in: 401' } });
    const { user } = await open(server);
    const sap = await step('SAP');
    await user.click(sap.getByRole('button', { name: 'Try the connection' }));
    expect(await sap.findByText('It did not let us in: sign-in: 401')).toBeTruthy();
    server.tells('/api/sap/test', { data: { outcome: 'sent', reason: '' } });
    await user.click(sap.getByRole('button', { name: 'Try the connection' }));
    expect(await sap.findByText(/SAP answered/)).toBeTruthy();
  });

  it('shows what links will begin with, one to try, and that this browser came by another address', async () => {
    await open();
    const address = await step('Address of the site');
    expect(address.getByRole('link').getAttribute('href')).toBe('https://talent.example/social/jobs');
    expect(address.getByText(/came by http:\/\/localhost/)).toBeTruthy();
  });

  it('puts a step aside for everybody, and reminds of it again', async () => {
    const server = company(begun([], ['sap', 'position']));
    const { user } = await open(server);
    await user.click(await (await step('First colleague')).findByRole('button', { name: 'Skip' }));
    expect(document.activeElement?.textContent).toBe('Skip');
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
