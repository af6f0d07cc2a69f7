/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { offerDetail } from '../../../../../testing/samples/offers.ts';
import { file, id, members, qian, zhao } from '../../../../../testing/samples/people.ts';
import { positionDetail } from '../../../../../testing/samples/positions.ts';
import { EditOfferDialog } from '../actions/EditOfferDialog.tsx';
import { DraftOfferDialog } from '../DraftOfferDialog.tsx';

const server = () => new FakeServer().answer('staffMembers', members);
const draft = (onDone: (offerId?: string) => void, on = server()) =>
  renderStaff(
    <DraftOfferDialog applicationId={id(1)} positionId={id(2)} positionTitle="Tester" track="SOCIAL" onDone={onDone} />,
    {
      server: on,
    },
  );
const edit = (changes: Parameters<typeof offerDetail>[0] = {}, on = server()) =>
  renderStaff(<EditOfferDialog detail={offerDetail(changes)} onClose={() => undefined} />, { server: on });
const approvers = () =>
  [...document.querySelectorAll('.approver-list li > span')].map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

describe('the terms of an offer', () => {
  it('begin as is usual, are sent as they stand, and the new offer is told of once', async () => {
    const on = server().does('DraftOffer', () => ({ offerId: id(52) }));
    const onDone = jest.fn();
    const { user } = await draft(onDone, on);
    await user.type(await screen.findByLabelText('Monthly pay'), '25000');
    fireEvent.change(screen.getByLabelText('Planned start'), { target: { value: '2026-12-07' } });
    await user.click(screen.getByRole('button', { name: 'Draft offer' }));
    expect(on.payloads('DraftOffer')).toMatchObject([
      {
        applicationId: id(1),
        type: 'SOCIAL',
        positionTitle: 'Tester',
        plannedEntryDate: '2026-12-07',
        probationMonths: 6,
        linkDays: 7,
        pay: { monthly: 25000, months: 13, signOn: 0, note: '' },
      },
    ]);
    expect(onDone.mock.calls).toEqual([[id(52)]]);
  });
  it('begin with the months of pay and the place that the position says', async () => {
    const { details } = positionDetail();
    const said = { ...details, pay: { ...details.pay, months: 16 }, locations: ['福州'] };
    await draft(() => undefined, server().answer('positionDetail', positionDetail({ details: said })));
    expect((await screen.findByLabelText<HTMLInputElement>('Place of work')).value).toBe('福州');
    expect(screen.getByLabelText<HTMLInputElement>(/^Paid per year/).value).toBe('16');
  });
  it('left without sending tells of no offer', async () => {
    const onDone = jest.fn();
    const { user } = await draft(onDone);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onDone.mock.calls).toEqual([[undefined]]);
  });
  it('left by Escape are there again, of a new offer and of one that is edited', async () => {
    const first = await edit();
    await first.user.type(await screen.findByLabelText('Place of work'), ' West{Escape}');
    first.unmount();
    const again = await edit();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Place of work').value).toBe('Hangzhou West'));
    again.unmount();
    const second = await draft(() => undefined);
    await second.user.type(await screen.findByLabelText('Monthly pay'), '32000.5{Escape}');
    second.unmount();
    await draft(() => undefined);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Monthly pay').value).toBe('32000.5'));
  });
  it('take approvers in an order that can be changed', async () => {
    const { user, server: on } = await edit({ approvers: [zhao] });
    const next = await screen.findByLabelText('Approvers');
    await waitFor(() => expect(approvers()).toEqual(['Zhao Lei']));
    await user.selectOptions(next, 'Qian Min');
    expect(within(next).queryByText('Zhao Lei')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask Qian Min one step earlier' }));
    expect(approvers()).toEqual(['Qian Min', 'Zhao Lei']);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(on.payloads('EditOffer')).toMatchObject([{ approverIds: [qian.accountId, zhao.accountId] }]);
  });
  it('let an approver go, who can then be chosen again; the first cannot be earlier', async () => {
    const { user } = await edit();
    const first = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ask Zhao Lei one step earlier' });
    expect(first.disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove Zhao Lei' }));
    expect(approvers()).toEqual(['Qian Min']);
    expect(within(screen.getByLabelText('Approvers')).getByText('Zhao Lei')).toBeTruthy();
  });
  it('lose nothing by an edit of one of them', async () => {
    const on = server();
    const { user } = await edit(
      { attachment: file, note: 'for the team', pay: { monthly: 1, months: 12, signOn: 5, note: 'n' } },
      on,
    );
    await user.type(await screen.findByLabelText('Place of work'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(on.payloads('EditOffer')).toMatchObject([
      {
        workLocation: 'Hangzhou!',
        attachment: file,
        note: 'for the team',
        pay: { monthly: 1, months: 12, signOn: 5, note: 'n' },
      },
    ]);
  });
  it('say a refusal beside the part of the pay it is about, and keep the rest', async () => {
    const on = server().refuse('EditOffer', {
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'pay.monthly', code: 'common.range' }],
    });
    const { user } = await edit({}, on);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Monthly pay').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Place of work').value).toBe('Hangzhou');
  });
});
