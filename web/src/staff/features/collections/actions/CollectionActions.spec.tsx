/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { collectionDetail } from '../../../../../testing/samples/offers.ts';
import { id, person } from '../../../../../testing/samples/people.ts';
import { CollectionActions } from './CollectionActions.tsx';

const collectionId = id(61);
const entry = {
  department: 'Quality',
  position: 'Tester',
  employeeGroup: '1',
  employeeSubgroup: '11',
  entryDate: '2026-12-07',
};

beforeEach(() => localStorage.clear());

const open = (changes: Parameters<typeof collectionDetail>[0] = {}, server = new FakeServer()) =>
  renderStaff(<CollectionActions detail={collectionDetail(changes)} application={undefined} />, {
    server: server.signIn(colleague('CO')),
  });
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement;
const note = () => document.querySelector('.form-note')?.textContent;

describe('what is done with a collection', () => {
  it.each([
    ['TO_COLLECT', ['SendCollection'], ['Send the link']],
    ['COLLECTING', ['RemindCollection'], ['Remind']],
    ['COLLECTED', ['RejectCollection', 'LockCollection'], ['Lock', 'Send back']],
    ['PUSHED', ['ReopenCollection'], ['Unlock to correct']],
    ['ARCHIVED', [], []],
  ])('at %s is offered as the server allows %j', async (state, allowedActions, expected) => {
    await open({ state, allowedActions });
    expect(names()).toEqual(expected);
  });
  it.each([
    ...['SendCollection', 'RemindCollection', 'LockCollection', 'PushCollectionToSap', 'ConfirmOnboarding'],
    ...['SetEntryDetails', 'RejectCollection', 'UnlockCollection', 'ReopenCollection'],
  ])('%s does something when it is pressed', async (action) => {
    const { user, server } = await open({ allowedActions: [action] });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect([screen.queryAllByRole('dialog').length, server.sent.length]).toContain(1));
  });
  it('names what is missing before the push, first what staff fill in themselves', async () => {
    const allowedActions = ['SetEntryDetails', 'UnlockCollection'];
    const filled = await open({ state: 'LOCKED', allowedActions, missing: [] });
    expect(document.querySelector('.drawer-hint')).toBeNull();
    filled.unmount();
    await open({ state: 'LOCKED', allowedActions, missing: ['bank.number', 'entry'] });
    expect(document.querySelector('.drawer-hint')?.textContent).toBe(
      'Needed before it can be pushed to SAP: Where they start, Card number',
    );
  });
  it('is locked at once, and that can be taken back', async () => {
    const { user, server, store } = await open({ state: 'COLLECTED', allowedActions: ['LockCollection'] });
    await user.click(press('Lock'));
    expect(server.payloads('LockCollection')).toEqual([{ collectionId }]);
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([
        { text: 'Locked: Ma Jun', undo: { name: 'UnlockCollection', payload: { collectionId } } },
      ]),
    );
  });
  it('that somebody else did before says so', async () => {
    const server = new FakeServer().refuse('LockCollection', { status: 409, code: 'info.lock_failed' });
    const { user, store } = await open({ state: 'COLLECTED', allowedActions: ['LockCollection'] }, server);
    await user.click(press('Lock'));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(store.getState().toasts).toEqual([]);
  });
  it('leaves the house only after one was told by which ways', async () => {
    const { user, server } = await open({ person: person({ phone: null }) });
    await user.click(press('Send the link'));
    await screen.findByRole('dialog');
    expect(note()).toMatch(/^Ma Jun gets a mail and an SMS \(m\*\*\*@mail\.example\)/);
    expect(server.sent).toEqual([]);
    await user.click(press('Send the link'));
    expect(server.payloads('SendCollection')).toEqual([{ collectionId }]);
  });
  it('a reminder tells when the last one went', async () => {
    const { user } = await open({
      state: 'COLLECTING',
      allowedActions: ['RemindCollection'],
      remindedAt: '2026-11-20T02:00:00.000Z',
    });
    await user.click(press('Remind'));
    await screen.findByRole('dialog');
    expect(note()).toMatch(/the last one was at .*10:00/);
  });
  it('is opened again with a reason that a refusal does not lose', async () => {
    const server = new FakeServer().refuse('ReopenCollection', { status: 409, code: 'info.unlock_failed' });
    const { user } = await open({ state: 'PUSHED', allowedActions: ['ReopenCollection'] }, server);
    await user.click(press('Unlock to correct'));
    const reason = await screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);
    await user.type(reason, 'wrong bank');
    await user.click(press('Unlock to correct'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(reason.value).toBe('wrong bank');
  });
  it('takes where the person starts, as it was set before or as the position is called', async () => {
    const first = await open({ state: 'COLLECTED', allowedActions: ['SetEntryDetails'] });
    await first.user.click(press('Set where they start'));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Position/)).value).toBe('测试开发工程师');
    first.unmount();
    const { user, server } = await open({ state: 'COLLECTED', allowedActions: ['SetEntryDetails'], entry });
    await user.click(press('Set where they start'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>(/^Department/).value).toBe('Quality');
    fireEvent.change(dialog.getByLabelText(/^Start/), { target: { value: '2026-12-14' } });
    await user.click(press('Save'));
    expect(server.payloads('SetEntryDetails')).toEqual([{ ...entry, entryDate: '2026-12-14', collectionId }]);
  });
});
