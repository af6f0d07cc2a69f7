/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../testing/samples/applications.ts';
import { id, person } from '../../../../../testing/samples/people.ts';
import { ContactForm } from './ContactForm.tsx';

const jobSeekerId = id(101);
const phone = '+8613912345678';

async function open(server = new FakeServer(), changes = {}, language: 'zh-CN' | 'en-US' = 'en-US') {
  const onClose = jest.fn();
  const detail = applicationDetail({ person: person({ email: 'm***@mail.example', ...changes }) });
  const shown = await renderStaff(<ContactForm detail={detail} onClose={onClose} />, {
    server: server.signIn(colleague('HR')),
    language,
  });
  const dialog = within(await screen.findByRole('dialog'));
  return { ...shown, server, dialog, onClose };
}
const elsewhere = {
  status: 409,
  code: 'jobSeeker.contact_elsewhere',
  params: { others: 2 },
  errors: [{ path: 'phone', code: 'jobSeeker.contact_elsewhere' }],
};

describe('another phone or email of a candidate', () => {
  beforeEach(() => sessionStorage.clear());

  it('says what happens before it does, and what is there now', async () => {
    const { dialog, unmount } = await open();
    const text = () => document.querySelector('[role=dialog]')?.textContent ?? '';
    for (const part of ['are notified', 'stop working at once', 'Only the candidate']) expect(text()).toContain(part);
    expect(text()).toContain('Now +86138****0001');
    expect(dialog.getByRole('button', { name: 'Edit contact' }).hasAttribute('disabled')).toBe(true);
    unmount();
    await open(new FakeServer(), {}, 'zh-CN');
    for (const part of ['会收到修改通知', '链接立即失效', '只能由本人修改']) expect(text()).toContain(part);
  });
  it('is changed where it was typed, and stays where nothing was', async () => {
    const { user, dialog, server, onClose, store } = await open();
    await user.type(dialog.getByLabelText(/^New phone/), ` ${phone}`);
    await user.click(dialog.getByRole('button', { name: 'Edit contact' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.payloads('EditJobSeeker')).toEqual([{ jobSeekerId, phone }]);
    expect(store.getState().toasts).toMatchObject([{ text: 'Ma Jun: contact changed' }]);
  });
  it('is removed where the candidate is reached otherwise', async () => {
    const { user, dialog, server, unmount } = await open();
    await user.click(dialog.getByLabelText('Remove the email'));
    await user.click(dialog.getByRole('button', { name: 'Edit contact' }));
    await waitFor(() => expect(server.payloads('EditJobSeeker')).toEqual([{ jobSeekerId, email: null }]));
    unmount();
    await open(new FakeServer(), { email: null });
    expect(screen.queryByLabelText(/^Remove/)).toBeNull();
  });
  it('is proposed by a second press where other owners must agree', async () => {
    const { user, dialog, server, onClose, store } = await open(new FakeServer().refuse('EditJobSeeker', elsewhere));
    await user.type(dialog.getByLabelText(/^New phone/), phone);
    await user.click(dialog.getByRole('button', { name: 'Edit contact' }));
    expect((await dialog.findByRole('status')).textContent).toMatch(/^The owners of 2 other positions have to confirm/);
    expect(server.payloads('ProposeContactChange')).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Propose another contact' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.payloads('ProposeContactChange')).toEqual([{ jobSeekerId, phone }]);
    expect(store.getState().toasts).toMatchObject([
      { text: 'Asked the other owners to confirm the new contact of Ma Jun' },
    ]);
  });
  it('is tried anew, not proposed, where something else is typed after that', async () => {
    const { user, dialog, server } = await open(new FakeServer().refuse('EditJobSeeker', elsewhere));
    await user.type(dialog.getByLabelText(/^New phone/), '+8613912345670');
    await user.click(dialog.getByRole('button', { name: 'Edit contact' }));
    await dialog.findByRole('button', { name: 'Propose another contact' });
    await user.clear(dialog.getByLabelText(/^New phone/));
    await user.type(dialog.getByLabelText(/^New phone/), phone);
    await user.click(dialog.getByRole('button', { name: 'Edit contact' }));
    await waitFor(() => expect(server.payloads('EditJobSeeker')).toHaveLength(2));
    expect(server.payloads('ProposeContactChange')).toEqual([]);
  });
  it('is sent by Ctrl+Enter, and nothing is where nothing was typed', async () => {
    const { user, dialog, server, onClose } = await open();
    await user.click(dialog.getByLabelText(/^New phone/));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(server.payloads('EditJobSeeker')).toEqual([]);
    await user.type(dialog.getByLabelText(/^New phone/), phone);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.payloads('EditJobSeeker')).toEqual([{ jobSeekerId, phone }]);
  });
  it('is still there when the form was closed by mistake', async () => {
    const { user, dialog, unmount } = await open();
    await user.type(dialog.getByLabelText(/^New phone/), phone);
    unmount();
    const again = await open();
    expect(again.dialog.getByLabelText<HTMLInputElement>(/^New phone/).value).toBe(phone);
  });
  it('that the candidate proved stays, with words beside its field', async () => {
    const server = new FakeServer().refuse('EditJobSeeker', {
      status: 409,
      code: 'jobSeeker.contact_proved',
      errors: [{ path: 'phone', code: 'jobSeeker.contact_proved' }],
    });
    const { user, dialog } = await open(server);
    await user.type(dialog.getByLabelText(/^New phone/), phone);
    await user.click(dialog.getByRole('button', { name: 'Edit contact' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/only they can change it/);
    expect(dialog.queryByRole('button', { name: /Propose/ })).toBeNull();
  });
});
