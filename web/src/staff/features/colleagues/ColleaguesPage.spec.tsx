/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id, members, person, position, qian, zhao } from '../../../../testing/samples/people.ts';
import type { Colleague, Held } from './api.ts';
import ColleaguesPage from './index.tsx';

const leaver: Colleague = {
  ...{ accountId: id(950), name: 'Lin Yi', loginName: 'lin.yi', email: 'lin@haiyue.example', phone: null },
  ...{ roles: ['HR', 'OA'], language: 'en-US', state: 'ACTIVE', since: '2026-11-02T04:00:00.000Z' },
  ...{ linkUntil: null, hasPassword: true, hasSecondFactor: false, companyAccount: null, lastSignInAt: null },
  ...{ allowedActions: ['GrantRoles', 'SuspendAccount'], revision: 3 },
};
const held = (kind: Held['kind'], n: number, title: string): Held => ({
  ...{ kind, id: id(n), revision: 1, at: null, interview: null },
  position: { ...position, title, titleEn: title },
  person: kind === 'POSITION' ? null : person(),
});
const work = [
  held('POSITION', 301, 'Chip engineer'),
  held('POSITION', 302, 'Tester'),
  held('POSITION', 303, 'Writer'),
  held('APPROVAL', 304, 'Chip engineer'),
  held('EVALUATION', 305, 'Chip engineer'),
];

async function open(one: Colleague = leaver, at = `/colleagues/${id(950)}`) {
  const server = new FakeServer()
    .signIn(colleague('AD'))
    .answer('colleagues', { rows: [one] })
    .answer('colleagueDetail', { ...one, signIns: [] })
    .answer('heldWork', work)
    .answer('staffMembers', [...members, { ...leaver, roles: ['HR', 'OA'] }]);
  return await renderStaff(<ColleaguesPage />, { server, at, path: '/colleagues/*' });
}
async function handOver() {
  const shown = await open();
  await shown.user.click(await screen.findByRole('button', { name: 'Hand over work' }));
  const dialog = within(await screen.findByRole('dialog'));
  const kind = async (name: RegExp) => within(await dialog.findByRole('region', { name }));
  const hand = () => shown.user.click(dialog.getByRole('button', { name: 'Hand over work' }));
  const taken = () =>
    (['HandOverPosition', 'HandOverApproval'] as const).flatMap((name) => shown.server.payloads(name));
  return { ...shown, dialog, kind, hand, taken };
}

describe('colleagues', () => {
  it('are listed with roles and state, and opened by their address', async () => {
    const { address, user } = await open(leaver, '/colleagues');
    const grid = within(await screen.findByRole('grid'));
    expect(await grid.findByText('Recruiter · Offer approver')).toBeTruthy();
    await user.click(grid.getByText('Lin Yi'));
    await waitFor(() => expect(address()).toBe(`/colleagues/${id(950)}`));
    expect(await screen.findByRole('button', { name: 'Suspend account' })).toBeTruthy();
  });

  it('are given roles of staff alone: those of others lead to no page yet, and one that is held can be taken back', async () => {
    const { user } = await open({ ...leaver, roles: ['HR', 'CA'] });
    await user.click(await screen.findByRole('button', { name: 'Change roles' }));
    const boxes = within(await screen.findByRole('dialog')).getAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      ...['Recruiter', 'Position responsible', 'Interviewer', 'Screener', 'Offer approver', 'Colleague'],
      ...['Administrator', 'Auditor', 'Campus ambassador'],
    ]);
  });

  it('cannot be suspended by a button where the server would refuse, as oneself', async () => {
    await open({ ...leaver, allowedActions: ['RenameAccount'] });
    expect(await screen.findByRole('button', { name: 'Rename' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Suspend account' })).toBeNull();
  });

  it('with open work stay, and the refusal says what is open', async () => {
    const { server, user } = await open();
    const params = { position: 2, screening: 0, interview: 1, evaluation: 0, approval: 0 };
    server.refuse('SuspendAccount', { status: 409, code: 'account.open_work', params });
    await user.click(await screen.findByRole('button', { name: 'Suspend account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'left');
    await user.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/2/);
  });
});

describe('handing over', () => {
  it('gives all of a kind to one colleague; what has nobody chosen stays', async () => {
    const { user, kind, hand, taken } = await handOver();
    const positions = await kind(/3 positions/);
    expect(positions.queryByRole('option', { name: 'Lin Yi' })).toBeNull();
    await user.selectOptions(positions.getByLabelText('Goes to'), qian.accountId);
    await hand();
    const by = { fromAccountId: leaver.accountId, toAccountId: qian.accountId };
    await waitFor(() => expect(taken()).toHaveLength(3));
    expect(taken()).toEqual([301, 302, 303].map((n) => ({ positionId: id(n), ...by })));
  });

  it('gives each thing to whom it is chosen for, the rest of its kind to one, and leaves what is to stay', async () => {
    const { user, kind, hand, taken } = await handOver();
    const positions = await kind(/3 positions/);
    await user.selectOptions(positions.getByLabelText('Goes to'), qian.accountId);
    await user.click(positions.getByRole('button', { name: 'Choose for each' }));
    await user.selectOptions(positions.getByLabelText('Tester'), zhao.accountId);
    await user.selectOptions(positions.getByLabelText('Writer'), 'STAYS');
    await user.selectOptions((await kind(/1 offer to approve/)).getByLabelText('Goes to'), zhao.accountId);
    await hand();
    const fromAccountId = leaver.accountId;
    await waitFor(() => expect(taken()).toHaveLength(3));
    expect(taken()).toEqual([
      { positionId: id(301), fromAccountId, toAccountId: qian.accountId },
      { positionId: id(302), fromAccountId, toAccountId: zhao.accountId },
      { offerId: id(304), fromAccountId, toAccountId: zhao.accountId },
    ]);
  });

  it('says of an evaluation who writes it, and hands none over', async () => {
    const { dialog, hand, taken } = await handOver();
    expect(await dialog.findByText(/written by who was there/)).toBeTruthy();
    await hand();
    expect(taken()).toEqual([]);
    // Nobody was chosen, though others could take some of it: it says so and stays.
    expect(dialog.getByRole('alert').textContent).toBe('Choose who takes at least one of them.');
  });
});
