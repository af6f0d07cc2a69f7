/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { collectionDetail } from '../../../../../testing/samples/offers.ts';
import { id } from '../../../../../testing/samples/people.ts';
import { RejectDialog } from './RejectDialog.tsx';

beforeEach(() => localStorage.clear());

async function open(server = new FakeServer()) {
  const onClose = jest.fn();
  const shown = await renderStaff(<RejectDialog detail={collectionDetail()} onClose={onClose} />, { server });
  return { ...shown, onClose };
}

describe('sending a collection back', () => {
  it('names what is to be corrected, in the order it was ticked, and why', async () => {
    const { user, server, onClose } = await open();
    await user.click(screen.getByLabelText('Card number'));
    await user.click(screen.getByLabelText('Address'));
    await user.click(screen.getByLabelText('Postcode'));
    await user.click(screen.getByLabelText('Postcode'));
    await user.type(screen.getByLabelText(/^Reason/), 'not readable');
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    expect(server.payloads('RejectCollection')).toEqual([
      { collectionId: id(61), reason: 'not readable', fields: ['bank.number', 'contact.address'] },
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('asks for at least one field, beside them, and keeps the reason', async () => {
    const server = new FakeServer().refuse('RejectCollection', {
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'fields', code: 'common.required' }],
    });
    const { user } = await open(server);
    await user.type(screen.getByLabelText(/^Reason/), 'not readable');
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    const fields = screen.getByRole('group', { name: /^What to correct/ });
    expect((await within(fields).findByRole('alert')).textContent).toBe('This field is required.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('not readable');
  });
  it('is found again as it was left', async () => {
    const first = await open();
    await first.user.click(screen.getByLabelText('Card number'));
    first.unmount();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Address').checked).toBe(false);
  });
});
