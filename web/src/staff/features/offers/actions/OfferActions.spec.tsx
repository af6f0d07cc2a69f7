/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { offerDetail } from '../../../../../testing/samples/offers.ts';
import { id } from '../../../../../testing/samples/people.ts';
import { answersSlowly } from '../../../../../testing/slow.ts';
import { OfferActions } from './OfferActions.tsx';

const offerId = id(51);
const open = (changes: Parameters<typeof offerDetail>[0] = {}, server = new FakeServer()) =>
  renderStaff(<OfferActions detail={offerDetail(changes)} />, {
    server: server.signIn(colleague('HR')).answer('staffMembers', []),
    at: '/offers',
  });
const button = (name: string) => screen.getByRole('button', { name });

describe('what is done with an offer', () => {
  it('nothing where nothing is allowed', async () => {
    const { container } = await open({ allowedActions: [] });
    expect(container.textContent).toBe('');
  });
  it.each([
    ...['AgreeOffer', 'SendOffer', 'SubmitOfferForApproval', 'ResendOfferLink', 'ReissueOffer', 'ForwardOffer'],
    ...['DisagreeOffer', 'EditOffer', 'CancelApproval', 'WithdrawOffer'],
  ])('%s does something when it is pressed', async (action) => {
    const { user, server } = await open({ allowedActions: [action] });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect([screen.queryAllByRole('dialog').length, server.sent.length]).toContain(1));
  });
  it('is submitted at once, and that can be taken back', async () => {
    const { user, server, store } = await open();
    await user.click(button('Submit for approval'));
    expect(server.payloads('SubmitOfferForApproval')).toEqual([{ offerId }]);
    expect(store.getState().toasts).toMatchObject([
      { text: 'Submitted; Zhao Lei is asked first', undo: { name: 'CancelApproval', payload: { offerId } } },
    ]);
  });
  it('pressed twice is sent once, and shows meanwhile that it is on its way', async () => {
    const { user, server } = await open();
    const letGo = answersSlowly(server);
    const submit = button('Submit for approval');
    await user.dblClick(submit);
    await waitFor(() => expect(submit.getAttribute('aria-busy') ?? submit.className).toMatch(/loading|true/));
    letGo();
    await waitFor(() => expect(submit.className).not.toMatch(/loading/));
    expect(server.payloads('SubmitOfferForApproval')).toHaveLength(1);
  });
  it('that was refused says why under the buttons, and can be tried again', async () => {
    const server = new FakeServer().refuse('SubmitOfferForApproval', { status: 409, code: 'common.version_conflict' });
    const { user, store } = await open({}, server);
    await user.click(button('Submit for approval'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Someone changed this a moment ago/);
    expect(store.getState().toasts).toEqual([]);
    server.refuse('SubmitOfferForApproval', undefined);
    await user.click(button('Submit for approval'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
  it('names what the answer says is missing, and asks to fill it in first', async () => {
    await open({ allowedActions: ['EditOffer', 'WithdrawOffer'], missing: ['pay', 'approvers'] });
    expect(document.querySelector('.drawer-hint')?.textContent).toBe(
      'Needed before it can be submitted: monthly pay, approvers',
    );
    expect(screen.queryByRole('button', { name: 'Submit for approval' })).toBeNull();
  });
  it('drafted again opens the new one', async () => {
    const server = new FakeServer().does('ReissueOffer', () => ({ offerId: id(59) }));
    const { user, address } = await open(
      { approval: 'PASSED', status: 'INVALID', invalidReason: 'WITHDRAWN', allowedActions: ['ReissueOffer'] },
      server,
    );
    await user.click(button('Draft again'));
    await waitFor(() => expect(address()).toBe(`/offers/${id(59)}`));
  });
  it('a cancelled approval says of whom', async () => {
    const { user, store } = await open({ approval: 'APPROVING', allowedActions: ['CancelApproval'] });
    await user.click(button('Cancel approval'));
    await screen.findByRole('dialog');
    await user.click(screen.getAllByRole('button', { name: 'Cancel approval' }).at(-1) as HTMLElement);
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    expect(store.getState().toasts[0]).toMatchObject({ text: 'The approval of the offer for Ma Jun is cancelled' });
    expect(store.getState().toasts[0]?.undo).toBeUndefined();
  });
  it.each([
    ['EditOffer', 'Edit'],
    ['CancelApproval', 'Cancel approval'],
    ['AgreeOffer', 'Agree'],
    ['DisagreeOffer', 'Disagree'],
    ['ForwardOffer', 'Pass on'],
    ['ResendOfferLink', 'Send a new link'],
    ['WithdrawOffer', 'Withdraw offer'],
    ['SendOffer', 'Send offer'],
  ])('asks before %s, under the words of its button, and sends nothing when left', async (action, name) => {
    const { user, server } = await open({ approval: 'PASSED', allowedActions: [action] });
    await user.click(button(name));
    await screen.findByRole('dialog', { name });
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent).toEqual([]);
  });
});
