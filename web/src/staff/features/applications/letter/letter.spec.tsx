/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../testing/samples/applications.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';

const open = async (change: Parameters<typeof applicationDetail>[0] = {}) => {
  const server = new FakeServer().signIn(colleague('HR'));
  const detail = applicationDetail(change);
  const dialog = <ActionDialog action="WriteToCandidate" detail={detail} onClose={() => undefined} />;
  const shown = await renderStaff(dialog, { server });
  await screen.findByRole('dialog');
  return {
    ...shown,
    server,
    detail,
    send: () => shown.user.click(screen.getByRole('button', { name: 'Write to candidate' })),
  };
};
const type = async (label: string, words: string, { user }: Awaited<ReturnType<typeof open>>) => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await user.clear(field);
  await user.click(field);
  await user.paste(words);
};

it('sends own words by the ways that are ticked, and shows before how they will be read', async () => {
  const shown = await open();
  await type('Subject of the mail', 'Hello {{name}}', shown);
  await type('The mail', 'About {{position}}', shown);
  const { detail, server } = shown;
  expect(screen.getByText(`About ${detail.position.title}`)).toBeTruthy();
  await shown.send();
  const letter = { channels: ['MAIL'], subject: 'Hello {{name}}', content: 'About {{position}}', sms: '' };
  await waitFor(() =>
    expect(server.payloads('WriteToCandidate')).toEqual([{ applicationId: detail.applicationId, letter }]),
  );
});

it('begins with a text that it is given, and says which placeholder nobody knows', async () => {
  const shown = await open();
  await shown.user.selectOptions(await screen.findByLabelText('Start from'), 'Ask for documents');
  const mail = screen.getByLabelText<HTMLTextAreaElement>(/^The mail/);
  expect(mail.value).toContain('Dear {{name}},');
  await type('The mail', '{{salary}}', shown);
  expect(screen.getByText(/salary/, { selector: '.field-error' })).toBeTruthy();
});

it('says before whom a way does not lead to', async () => {
  const person = { ...applicationDetail().person, email: null };
  await open({ person });
  expect(await screen.findByText(/^1 person has no e-mail address/)).toBeTruthy();
});
