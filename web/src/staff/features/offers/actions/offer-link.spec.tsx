/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { offerDetail } from '../../../../../testing/samples/offers.ts';
import { id, person } from '../../../../../testing/samples/people.ts';
import { ResendLinkDialog } from './ResendLinkDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const offerId = id(51);
const none = () => undefined;
const note = () => document.querySelector('.form-note')?.textContent;

describe('a new link', () => {
  it('goes by the ways that are known', async () => {
    await renderStaff(<ResendLinkDialog detail={offerDetail({ person: person({ phone: null }) })} onClose={none} />);
    expect(note()).toBe('Ma Jun gets a new link (m***@mail.example); the old one stops working at once.');
  });
  it('works as long as the offer says unless told otherwise', async () => {
    const { user, server } = await renderStaff(<ResendLinkDialog detail={offerDetail()} onClose={none} />);
    const days = screen.getByLabelText<HTMLInputElement>('Time to answer');
    expect(days.value).toBe('7');
    await user.clear(days);
    await user.type(days, '3');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(server.payloads('ResendOfferLink')).toEqual([{ offerId, linkDays: 3 }]);
  });
  it('cannot be asked for longer than there is', async () => {
    const { user, server } = await renderStaff(<ResendLinkDialog detail={offerDetail()} onClose={none} />);
    const days = screen.getByLabelText<HTMLInputElement>('Time to answer');
    await user.clear(days);
    await user.type(days, '90');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(days.value).toBe('90');
    expect(days.getAttribute('aria-invalid')).toBe('true');
    expect(server.payloads('ResendOfferLink')).toEqual([]);
  });
});

describe('taking an offer back', () => {
  it.each([
    ['PENDING_SEND', /^It was not sent, so Ma Jun hears nothing/],
    ['SENT', /^The link stops working at once/],
    ['ACCEPTED', /^Ma Jun accepted already/],
  ])('at %s says what it does to the person', async (status, words) => {
    await renderStaff(<WithdrawDialog detail={offerDetail({ status })} onClose={none} />);
    expect(note()).toMatch(words);
  });
  it('asks why, with the focus there, and keeps it through a refusal', async () => {
    const server = new FakeServer().refuse('WithdrawOffer', { status: 409, code: 'offer.status_unsupported' });
    const { user } = await renderStaff(<WithdrawDialog detail={offerDetail()} onClose={none} />, { server });
    const reason = screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);
    await user.type(reason, 'the position is gone');
    await user.click(screen.getByRole('button', { name: 'Withdraw offer' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(reason.value).toBe('the position is gone');
    expect(server.payloads('WithdrawOffer')).toEqual([{ offerId, reason: 'the position is gone' }]);
  });
});
