/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { offerDetail, step } from '../../../../../testing/samples/offers.ts';
import { members, qian, zhao } from '../../../../../testing/samples/people.ts';
import { OfferDrawer } from '../drawer/OfferDrawer.tsx';

beforeEach(() => localStorage.clear());

type Changes = Parameters<typeof offerDetail>[0];
const conflict = { status: 409, code: 'common.version_conflict' } as const;
const pay = (monthly: number) => ({ monthly, months: 13, signOn: 0, note: '' });
const press = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement;

async function open(changes: Changes, button: string) {
  const server = new FakeServer().signIn(colleague('HR', 'OA')).answer('staffMembers', members);
  const become = (more: Changes) => server.answer('offerDetail', offerDetail({ ...changes, ...more }));
  become({});
  const shown = await renderStaff(
    <OfferDrawer offerId={offerDetail().offerId} onPrevious={undefined} onNext={undefined} onClose={() => undefined} />,
    { server },
  );
  await shown.user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
  const refetched = () => shown.store.dispatch({ type: 'staffApi/invalidateTags', payload: ['offer'] });
  return { ...shown, server, become, refetched };
}
const sentAs = (server: FakeServer) => server.sent.map(({ ifMatch }) => ifMatch);
const asked: Changes = {
  approval: 'APPROVING',
  steps: [step(zhao, 'WAITING'), step(qian, 'PLANNED')],
  allowedActions: ['AgreeOffer', 'CancelApproval'],
  revision: 5,
};

describe('an offer that changes while its dialog is open', () => {
  it('is not agreed to as it was not seen: what changed is shown, and agreed to once it was looked at', async () => {
    const { user, server, become } = await open(asked, 'Agree');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/30,000/)).toBeTruthy();
    become({ pay: pay(50_000), revision: 8 });
    server.refuse('AgreeOffer', conflict);
    await user.click(press('Agree'));
    const note = await dialog.findByRole('alert');
    await waitFor(() => expect(note.textContent).toMatch(/Monthly pay: .*30,000.*50,000/));
    expect(sentAs(server)).toEqual(['"5"']);
    server.refuse('AgreeOffer', undefined);
    await user.click(dialog.getByRole('button', { name: 'Look at it as it is now' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    expect(dialog.queryByText(/30,000/)).toBeNull();
    await user.click(press('Agree'));
    expect(sentAs(server)).toEqual(['"5"', '"8"']);
  });
  it('keeps the version its dialog was opened with, though the page behind is refreshed', async () => {
    const { user, server, become, refetched } = await open(asked, 'Agree');
    become({ pay: pay(50_000), revision: 8 });
    refetched();
    await within(screen.getByRole('dialog')).findByRole('alert');
    await user.click(press('Agree'));
    expect(sentAs(server)).toEqual(['"5"']);
  });
  it('takes over what a colleague saved; what was typed stays', async () => {
    const { user, server, become, refetched } = await open({ allowedActions: ['EditOffer'] }, 'Edit');
    const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
    await user.type(field('Internal note'), 'mine');
    become({ workLocation: 'Shanghai', revision: 9 });
    refetched();
    await user.click(await screen.findByRole('button', { name: 'Look at it as it is now' }));
    expect(field('Internal note').value).toBe('mine');
    expect(field('Place of work').value).toBe('Shanghai');
    await user.click(press('Save'));
    await waitFor(() =>
      expect(server.payloads('EditOffer')).toMatchObject([{ note: 'mine', workLocation: 'Shanghai' }]),
    );
    expect(sentAs(server)).toEqual(['"9"']);
  });
});

describe('taking an offer back from its approvers', () => {
  it('is asked first, and says whose agreement is lost', async () => {
    const steps = [step(zhao, 'AGREED'), step(qian, 'WAITING')];
    const { user, server } = await open({ ...asked, steps }, 'Cancel approval');
    expect(screen.getByText(/^Lost are the agreements of Zhao Lei/)).toBeTruthy();
    expect(server.sent).toEqual([]);
    await user.click(press('Cancel approval'));
    await waitFor(() => expect(server.payloads('CancelApproval')).toHaveLength(1));
  });
});
