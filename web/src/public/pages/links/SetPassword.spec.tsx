/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { linkOpened } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import SetPassword from './SetPassword.tsx';

const open = async (server = new FakeServer().answer('linkOpened', linkOpened({ purpose: 'password' }))) => {
  const page = <SetPassword />;
  return { ...(await renderPublic(page, { server, path: '/set_password/:id', at: '/set_password/tok' })), server };
};
const type = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(await screen.findByLabelText(/^Mail or phone/), 'other@example.com');
  for (const box of [/^New password(?! again)/, /again/])
    await user.type(screen.getByLabelText(box, { selector: 'input' }), 'Own#2026-lin');
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
};

it('says of an address that the link was not sent to what may be wrong, in one way, and keeps what was typed', async () => {
  const shown = await open();
  shown.server.refuse('SetPasswordByLink', { status: 410, code: 'link.expired' });
  await type(shown);
  const said = await screen.findByRole('alert');
  expect(said.textContent).toMatch(/no longer valid, or was not sent to this e-mail address or phone/);
  expect(screen.queryByText(/has expired/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Mail or phone/).value).toBe('other@example.com');
  expect(shown.server.sent).toMatchObject([{ name: 'SetPasswordByLink', linkToken: 'tok' }]);
});

it('says of another refusal what that one says', async () => {
  const shown = await open();
  shown.server.refuse('SetPasswordByLink', { status: 503, code: 'common.unavailable' });
  await type(shown);
  expect((await screen.findByRole('alert')).textContent).not.toMatch(/no longer valid/);
});

it('names itself in the title of the window, and stands in the column of the other pages', async () => {
  await open();
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Set your password - Yunling Networks Careers');
  expect(heading.closest('.wide.narrow')).not.toBeNull();
});

it('asks nothing where the link is no longer one', async () => {
  await open(new FakeServer().refuse('linkOpened', { status: 410, code: 'link.expired' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link is no longer valid/);
  expect(screen.queryByRole('textbox')).toBeNull();
});
