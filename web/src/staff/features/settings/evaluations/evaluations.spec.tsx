/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { EvaluationForm } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { formsOfCompany } from '../../../../../testing/samples/evaluation-form.ts';
import { companySettings } from '../../../../../testing/samples/settings.ts';
import SettingsPage from '../index.tsx';

const depth = { code: 'DEPTH', zh: '深度', en: 'Depth', required: true, most: 10 };
const own: EvaluationForm = { version: 2, dimensions: [depth] };

const open = (at: string, server = new FakeServer(), hr: EvaluationForm = own) =>
  renderStaff(<SettingsPage />, {
    server: server.signIn(colleague('AD')).answer('companySettings', {
      ...{ revision: 4, values: companySettings, defaults: companySettings, ...formsOfCompany },
      evaluationForms: { ...formsOfCompany.evaluationForms, HR_INTERVIEW: hr },
    }),
    at,
    path: '/settings/*',
  });
const sent = (server: FakeServer) => server.payloads('ReviseEvaluationForm');
const button = (name: string) => screen.findByRole('button', { name });

describe('the evaluation forms of a company', () => {
  it('stand on a page, each with what it asks for', async () => {
    await open('/settings/evaluations');
    const link = await screen.findByRole('link', { name: 'HR interview' });
    expect(link.getAttribute('href')).toBe('/settings/evaluations/HR_INTERVIEW');
    const row = within(link.closest('li') as HTMLElement);
    expect([row.getByText('Depth').tagName, row.getByText('1 score').tagName]).toEqual(['SMALL', 'SPAN']);
  });

  it('are changed as a whole, at the revision that was seen; what is new gets a code', async () => {
    const { user, server } = await open('/settings/evaluations/HR_INTERVIEW');
    await user.click(await button('Add a score'));
    await user.type(screen.getByLabelText('Chinese, value 2'), '价值观');
    await user.type(screen.getByLabelText('English, value 2'), 'Values & drive');
    await user.selectOptions(screen.getByLabelText('Highest score: 价值观'), '3');
    await user.click(screen.getByLabelText('Required: 价值观'));
    await user.click(await button('Move up: 价值观'));
    await user.click(await button('Save'));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.ifMatch).toBe('"4"');
    expect(sent(server)).toEqual([
      {
        stage: 'HR_INTERVIEW',
        dimensions: [{ code: 'VALUES_DRIVE', zh: '价值观', en: 'Values & drive', required: false, most: 3 }, depth],
      },
    ]);
  });

  it('go back to the starting form as such', async () => {
    const { user, server } = await open('/settings/evaluations/HR_INTERVIEW');
    await user.click(await button('Back to the starting form'));
    expect(screen.getByDisplayValue('专业能力')).toBeTruthy();
    await user.click(await button('Save'));
    await waitFor(() => expect(sent(server)).toEqual([{ stage: 'HR_INTERVIEW', dimensions: null }]));
  });

  it('say that nothing is left, and beside a score why it cannot be; what was typed stays', async () => {
    const refusal = {
      ...{ status: 422, code: 'dictionary.words_twice' },
      errors: [{ path: 'dimensions.1.en', code: 'dictionary.words_twice' }],
    };
    const server = new FakeServer().refuse('ReviseEvaluationForm', refusal);
    const { user } = await open('/settings/evaluations/HR_INTERVIEW', server);
    await user.click(await button('Remove: 深度'));
    expect(screen.getByText('At least one is needed, or there is nothing to evaluate.')).toBeTruthy();
    await user.click(await button('Undo changes'));
    await user.click(await button('Add a score'));
    await user.type(screen.getByLabelText('English, value 2'), 'depth');
    await user.click(await button('Save'));
    const row = screen.getByDisplayValue('depth').closest('li') as HTMLElement;
    expect(await within(row).findByText('Another value is called the same.')).toBeTruthy();
  });

  it('of a stage without interviews are none', async () => {
    await open('/settings/evaluations/OFFER');
    expect(await screen.findByText('Nobody is evaluated at this stage.')).toBeTruthy();
  });

  it('tell who changed what of them', async () => {
    const change = (
      revision: number,
      isReset: boolean,
      steps: { before: typeof depth | null; after: typeof depth | null }[],
    ) => ({
      ...{ revision, at: '2026-11-02T04:00:00.000Z', by: null, steps: [], list: null, policy: null },
      form: { stage: 'HR_INTERVIEW' as const, isReset, steps },
    });
    const server = new FakeServer().answer('settingsChanges', {
      rows: [
        change(4, true, [{ before: depth, after: null }]),
        change(3, false, [{ before: depth, after: { ...depth, required: false } }]),
        change(2, false, []),
        change(1, false, [{ before: null, after: depth }]),
      ],
    });
    await open('/settings/changes', server);
    const of = 'Evaluation form: HR interview: ';
    for (const said of [
      `${of}back to the starting form`,
      `${of}“Depth (up to 10, required)” removed`,
      `${of}“Depth (up to 10, required)” became “Depth (up to 10, optional)”`,
      `${of}order changed`,
      `${of}“Depth (up to 10, required)” added`,
    ])
      expect(await screen.findByText(said)).toBeTruthy();
  });
});
