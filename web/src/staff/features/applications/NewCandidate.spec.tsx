/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id } from '../../../../testing/samples/people.ts';
import { positionDetail } from '../../../../testing/samples/positions.ts';
import { NewCandidate } from './NewCandidate.tsx';

beforeEach(() => sessionStorage.clear());

async function open() {
  const server = new FakeServer()
    .signIn(colleague('HR'))
    .answer('positions', { rows: [positionDetail()] })
    .does('CreateJobSeeker', () => ({ jobSeekerId: id(301) }))
    .does('CreateApplication', () => ({ applicationId: id(302) }));
  const shown = await renderStaff(<NewCandidate />, { server, at: '/applications', path: '/applications/*' });
  await shown.user.click(await screen.findByRole('button', { name: 'Enter a candidate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter a candidate' }));
  await shown.user.type(dialog.getByLabelText(/^Name/), '林问');
  await shown.user.type(dialog.getByLabelText(/^Mobile phone/), '13800138000');
  const position = dialog.getByLabelText(/^Position/);
  await waitFor(() => expect(within(position).getAllByRole('option').length).toBeGreaterThan(1));
  await shown.user.selectOptions(position, id(200));
  const send = () => shown.user.click(dialog.getByRole('button', { name: 'Enter and ask for consent' }));
  return { ...shown, server, dialog, send };
}

describe('a candidate whom staff enter', () => {
  it('is made, asked for consent and given an application, in this order, and opened', async () => {
    const { server, send, address } = await open();
    await send();
    await waitFor(() => expect(address()).toContain(id(302)));
    expect(server.sent.map(({ name, payload }) => [name, payload])).toEqual([
      ['CreateJobSeeker', { name: '林问', phone: '13800138000', email: null }],
      ['RequestConsent', { jobSeekerId: id(301) }],
      ['CreateApplication', { jobSeekerId: id(301), positionId: id(200) }],
    ]);
  });
  it('is not made again where a later step was refused; what cannot change any more is locked, which is said', async () => {
    const { server, send, dialog, address } = await open();
    server.refuse('RequestConsent', { status: 429, code: 'privacy.request_too_often', params: { days: 7 } });
    await send();
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).matches(':disabled')).toBe(true);
    expect(dialog.getByText(/^The candidate is entered/)).toBeTruthy();
    server.refuse('RequestConsent', undefined);
    await send();
    await waitFor(() => expect(address()).toContain(id(302)));
    expect(server.payloads('CreateJobSeeker')).toHaveLength(1);
  });
  it('is there again where the form was closed by mistake, and not once they were entered', async () => {
    const { server, user, address } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Enter a candidate' }));
    const again = within(await screen.findByRole('dialog', { name: 'Enter a candidate' }));
    const typed = () =>
      [/^Name/, /^Mobile phone/, /^Position/].map((label) => again.getByLabelText<HTMLInputElement>(label).value);
    await waitFor(() => expect(typed()).toEqual(['林问', '13800138000', id(200)]));
    await user.type(again.getByLabelText(/^Name/), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(address()).toContain(id(302)));
    expect(server.payloads('CreateApplication')).toHaveLength(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
  it('goes on where it stopped when the form was left half-way, or begins with another person', async () => {
    const { server, send, dialog, user, address } = await open();
    server.refuse('RequestConsent', { status: 429, code: 'privacy.request_too_often', params: { days: 7 } });
    await send();
    await dialog.findByRole('alert');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Enter a candidate' }));
    const again = within(await screen.findByRole('dialog', { name: 'Enter a candidate' }));
    expect(again.getByText(/^The candidate is entered/)).toBeTruthy();
    const name = () => again.getByLabelText<HTMLInputElement>(/^Name/);
    expect([name().value, name().matches(':disabled')]).toEqual(['林问', true]);
    await user.click(again.getByRole('button', { name: 'Enter another candidate' }));
    expect([name().value, name().matches(':disabled')]).toEqual(['', false]);
    server.refuse('RequestConsent', undefined);
    await user.type(name(), '苏晴');
    await user.type(again.getByLabelText(/^Mobile phone/), '13900139000');
    await user.selectOptions(again.getByLabelText(/^Position/), id(200));
    await user.click(again.getByRole('button', { name: 'Enter and ask for consent' }));
    await waitFor(() => expect(address()).toContain(id(302)));
    expect(server.payloads('CreateJobSeeker').map((payload) => (payload as { name: string }).name)).toEqual([
      '林问',
      '苏晴',
    ]);
  });
  it('keeps what was typed where the phone is none, and says so beside it', async () => {
    const { server, send, dialog } = await open();
    server.refuse('CreateJobSeeker', {
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'phone', code: 'common.phone_format' }],
    });
    await send();
    const phone = dialog.getByLabelText<HTMLInputElement>(/^Mobile phone/);
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
    expect([phone.value, phone.matches(':disabled')]).toEqual(['13800138000', false]);
  });
});
