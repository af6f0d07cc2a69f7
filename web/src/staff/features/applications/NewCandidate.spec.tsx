/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id } from '../../../../testing/samples/people.ts';
import { positionDetail } from '../../../../testing/samples/positions.ts';
import { NewCandidate } from './NewCandidate.tsx';

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
