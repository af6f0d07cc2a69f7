/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { formsOfCompany } from '../../../../../testing/samples/evaluation-form.ts';
import { policyDesk } from '../../../../../testing/samples/policies.ts';
import { companySettings } from '../../../../../testing/samples/settings.ts';
import Settings from '../index.tsx';
import { daysAfter, shanghaiToday } from './days.ts';

const open = (desk = policyDesk, reach = { people: 1203, mail: 1100, sms: 900, neither: 3, minutes: 64 }) =>
  renderStaff(<Settings />, {
    server: new FakeServer()
      .signIn(colleague('AD'))
      .answer('companySettings', {
        ...{ revision: 4, values: companySettings, defaults: companySettings },
        ...formsOfCompany,
      })
      .answer('policyDesk', desk)
      .answer('policyReach', reach),
    at: '/settings/policies',
    path: '/settings/*',
  });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const more = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(await screen.findByLabelText(/^Chinese/, { selector: 'textarea' }), '更多。');
  await user.type(screen.getByLabelText(/^English/, { selector: 'textarea' }), ' More.');
};
const written = {
  'zh-CN': `${policyDesk.texts['zh-CN']}更多。`,
  'en-US': `${policyDesk.texts['en-US']} More.`,
};

describe('the desk of a policy', () => {
  it('shows the version in force and what people will read, in both languages', async () => {
    const { user } = await open();
    expect(await screen.findByText(/^In force: version 2026-11-01/)).toBeTruthy();
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText(/^未满 14 周岁/)).toBeTruthy();
    await user.click(preview.getByRole('button', { name: 'English' }));
    expect(preview.getByText(/^Nobody under 14 applies/)).toBeTruthy();
    for (const name of ['Save draft', 'Publish a new version…', 'Correct the wording…'])
      expect((await button(name)).disabled).toBe(true);
  });

  it('says before it publishes how many are asked anew, by what, and when the former consent ends', async () => {
    const shown = await open();
    await more(shown);
    await shown.user.click(await button('Publish a new version…'));
    const dialog = within(await screen.findByRole('dialog'));
    const until = daysAfter(shanghaiToday(), 30);
    const people = await dialog.findByText(/^From that day on 1,203 people are asked to agree again/);
    expect(people.textContent).toContain(
      `ends 30 days after they are told (${until} for whoever is told on that day; sooner`,
    );
    expect(dialog.getByText('By mail: 1,100 have an address')).toBeTruthy();
    expect(dialog.getByText('3 have neither and see it when they sign in')).toBeTruthy();
    // As the server counts, by whom it asks.
    expect(dialog.getByText(/over at least 64 minutes/)).toBeTruthy();
    await shown.user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(shown.server.payloads('PublishPolicy')).toEqual([
        { policy: 'privacy', version: shanghaiToday(), texts: written },
      ]),
    );
    expect(shown.server.sent[0]?.ifMatch).toBe('"4"');
  });

  it('puts a slip right as something else, with what', async () => {
    const shown = await open();
    await more(shown);
    await shown.user.click(await button('Correct the wording…'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/nobody is asked again/)).toBeTruthy();
    // The last line of each language.
    expect(dialog.getByText(/^2 lines differ from the words in force/)).toBeTruthy();
    expect(dialog.queryByText(/waits for its day/)).toBeNull();
    await shown.user.type(dialog.getByLabelText(/^What is put right/), '错字');
    await shown.user.click(dialog.getByRole('button', { name: 'Correct' }));
    await waitFor(() =>
      expect(shown.server.payloads('CorrectPolicy')).toEqual([
        { policy: 'privacy', texts: written, correction: '错字' },
      ]),
    );
  });

  it('calls off a version that waits for its day, and publishes no other before', async () => {
    const planned = { version: '2026-12-01', texts: written };
    const { user, server } = await open({ ...policyDesk, planned, draft: written });
    expect(await screen.findByText(/^Version 2026-12-01 is published/)).toBeTruthy();
    // Its words are read where it waits, filled in; a correction does not reach them.
    expect(
      within(
        screen.getByText(/^The words of version 2026-12-01: English/).closest('details') ?? document.body,
      ).getByText(/^Nobody under 14 applies.* More\.$/),
    ).toBeTruthy();
    expect(screen.getByText(/does not reach the one that waits/)).toBeTruthy();
    expect((await button('Publish a new version…')).disabled).toBe(true);
    await user.click(await button('Call it off'));
    await waitFor(() => expect(server.payloads('CallOffPolicy')).toEqual([{ policy: 'privacy' }]));
  });
});
