/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { CompanySettings, SettingKey } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { formsOfCompany } from '../../../../testing/samples/evaluation-form.ts';
import { companySettings } from '../../../../testing/samples/settings.ts';
import { groups } from './groups.ts';
import SettingsPage from './index.tsx';

const open = (at = '/settings', server = new FakeServer(), language: 'zh-CN' | 'en-US' = 'en-US') =>
  renderStaff(<SettingsPage />, {
    server: server.signIn(colleague('AD')).answer('companySettings', {
      revision: 4,
      values: { ...companySettings, lockDays: 45 },
      defaults: companySettings,
      ...formsOfCompany,
    }),
    at,
    language,
    path: '/settings/*',
  });
const region = (name: string) => screen.findByRole('region', { name });

describe('settings', () => {
  it('stand in one group each', () => {
    const grouped = Object.values(groups).flat();
    expect([...grouped].sort()).toEqual([...SettingKey.options].sort());
    expect(Object.keys(CompanySettings.shape)).toHaveLength(new Set(grouped).size);
  });

  it('say what holds, what a company begins with, and go back to it at one press', async () => {
    const { user, server } = await open();
    const process = within(await region('Process'));
    expect(process.getByText('45 days')).toBeTruthy();
    expect(process.getByText('Begins as 30 days')).toBeTruthy();
    await user.click(process.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(server.payloads('ChangeSettings')).toEqual([{ reset: ['lockDays'] }]));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('DD'));
  });

  it('are changed a group at a time, at the revision that was seen', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Change: Offers and onboarding' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offers and onboarding' }));
    const days = dialog.getByRole('textbox', { name: /^Offer link/ });
    await user.clear(days);
    await user.type(days, '70');
    expect(await dialog.findByText('Enter a whole number from 1 to 60.')).toBeTruthy();
    await user.clear(days);
    await user.type(days, '10');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.ifMatch).toBe('"4"');
    expect(server.payloads('ChangeSettings')).toMatchObject([{ values: { offerLinkDays: 10, approvalHops: 5 } }]);
  });

  it('say for each stage how many days it has', async () => {
    const { user, server } = await open();
    expect(within(await region('Process')).getByText('No limit')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Change: Process' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Applied'), '3');
    await user.type(dialog.getByLabelText('Review'), '991');
    await user.type(dialog.getByLabelText('Offer'), '5{Backspace}');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.payloads('ChangeSettings')).toMatchObject([{ values: { stageDays: { DELIVERED: 3, REVIEW: 90 } } }]);
  });

  it.each<['zh-CN' | 'en-US', string, string[], string]>([
    ['zh-CN', '修改：投递', ['最低年龄', '成年年龄'], '最低年龄不能高于成年年龄。'],
    ['en-US', 'Change: Applying', ['Lowest age', 'Age of adults'], 'The lowest age cannot be above the age of adults.'],
  ])('that contradict each other say so at both fields, in %s', async (language, button, labels, words) => {
    const code = 'settings.ages_crossed' as const;
    const refusal = {
      ...{ status: 422, code, params: { minimumAge: 18, adultAge: 16 } },
      errors: [
        { path: 'values.minimumAge', code },
        { path: 'values.adultAge', code },
      ],
    };
    const { user } = await open('/settings', new FakeServer().refuse('ChangeSettings', refusal), language);
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^(Save|保存)$/ }));
    for (const label of labels) {
      const field = dialog.getByRole('textbox', { name: new RegExp(`^${label}`) });
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
      const told = (field.getAttribute('aria-describedby') ?? '').split(' ').map((at) => document.getElementById(at));
      expect(told.map((one) => one?.textContent).join()).toContain(words);
    }
  });

  it('pause a track, and nights', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Change: Applying' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Campus' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.payloads('ChangeSettings')).toMatchObject([{ values: { pausedTracks: ['CAMPUS'] } }]),
    );
  });

  it('tell who changed what', async () => {
    const rows = [
      {
        ...{
          revision: 1,
          at: '2026-11-02T04:00:00.000Z',
          by: { accountId: 'a', name: '沈知行' },
          list: null,
          form: null,
          policy: null,
        },
        steps: [
          { key: 'lockDays' as const, before: 30, after: 45 },
          { key: 'smsQuietHours' as const, before: { from: 22, to: 8 }, after: null },
        ],
      },
      {
        ...{ revision: 0, at: '2026-11-01T04:00:00.000Z', by: null, list: null, form: null, policy: null },
        steps: [{ key: 'pausedTracks' as const, before: [], after: ['CAMPUS', 'INTERN'] }],
      },
    ];
    await open('/settings/changes', new FakeServer().answer('settingsChanges', { rows }));
    expect(await screen.findByText('Lock to a position: 30 days → 45 days')).toBeTruthy();
    expect(screen.getByText('No SMS at night: 22:00 to 08:00 → None')).toBeTruthy();
    expect(screen.getByText(/^Applications paused: None → /)).toBeTruthy();
    expect(screen.getByText('The system')).toBeTruthy();
  });
});
