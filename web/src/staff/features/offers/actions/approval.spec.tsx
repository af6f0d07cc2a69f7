/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { offerDetail, step } from '../../../../../testing/samples/offers.ts';
import { id, members, qian, zhao } from '../../../../../testing/samples/people.ts';
import type { OfferDetail } from '../api.ts';
import { AgreeDialog } from './AgreeDialog.tsx';
import { DisagreeDialog } from './DisagreeDialog.tsx';
import { ForwardDialog } from './ForwardDialog.tsx';

const offerId = id(51);
const sun = { accountId: id(903), name: 'Sun Yi', roles: ['OA'] };
const atZhao = { approval: 'APPROVING', steps: [step(zhao, 'WAITING'), step(qian, 'PLANNED')] };

beforeEach(() => localStorage.clear());

function open(
  Dialog: ComponentType<{ detail: OfferDetail; onClose: () => void }>,
  changes: Partial<OfferDetail> = atZhao,
  server = new FakeServer(),
) {
  return renderStaff(<Dialog detail={offerDetail(changes)} onClose={() => undefined} />, {
    server: server.signIn(colleague('OA')).answer('staffMembers', [...members, sun]),
  });
}

describe('agreeing', () => {
  it('says who is asked next, and is sent', async () => {
    const { user, server } = await open(AgreeDialog);
    expect(screen.getByText(/Qian Min is asked next by mail; Ma Jun hears nothing yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    expect(server.payloads('AgreeOffer')).toEqual([{ offerId }]);
  });
  it('says when one is the last', async () => {
    await open(AgreeDialog, { approval: 'APPROVING', steps: [step(zhao, 'AGREED'), step(qian, 'WAITING')] });
    expect(screen.getByText(/^You are the last to agree/)).toBeTruthy();
  });
  it('came too late when it is at somebody else’s meanwhile', async () => {
    const server = new FakeServer().refuse('AgreeOffer', { status: 409, code: 'approval.not_current' });
    const { user, store } = await open(AgreeDialog, atZhao, server);
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(store.getState().toasts).toEqual([]);
  });
});

describe('disagreeing', () => {
  it('needs a reason, said beside it, and loses nothing that was typed', async () => {
    const server = new FakeServer().refuse('DisagreeOffer', {
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'reason', code: 'common.reason_required' }],
    });
    const { user } = await open(DisagreeDialog, atZhao, server);
    const reason = screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);
    await user.type(reason, ' ');
    await user.click(screen.getByRole('button', { name: 'Disagree' }));
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Please give a reason.',
    ]);
    server.refuse('DisagreeOffer', undefined);
    await user.type(reason, 'too low');
    await user.click(screen.getByRole('button', { name: 'Disagree' }));
    await waitFor(() => expect(server.payloads('DisagreeOffer').at(-1)).toEqual({ offerId, reason: ' too low' }));
  });
});

describe('passing on', () => {
  it('names only those who have not had it, by the first name on the step too', async () => {
    await open(ForwardDialog, { approval: 'APPROVING', steps: [step(zhao, 'WAITING', { forwardedFrom: [qian] })] });
    const field = screen.getByLabelText(/^Pass on to/);
    await within(field).findByText('Sun Yi');
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose', 'Sun Yi']);
  });
  it('may go to who comes after, without a reason', async () => {
    const { user, server, store } = await open(ForwardDialog);
    const field = screen.getByLabelText(/^Pass on to/);
    await within(field).findByText('Qian Min');
    await user.selectOptions(field, 'Qian Min');
    await user.click(screen.getByRole('button', { name: 'Pass on' }));
    expect(server.payloads('ForwardOffer')).toEqual([{ offerId, toAccountId: qian.accountId, reason: null }]);
    expect(store.getState().toasts).toMatchObject([{ text: 'Passed on to Qian Min' }]);
  });
});
