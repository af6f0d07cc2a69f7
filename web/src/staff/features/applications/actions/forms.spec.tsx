/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../testing/samples/applications.ts';
import { id } from '../../../../../testing/samples/people.ts';
import { positionDetail } from '../../../../../testing/samples/positions.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { AskedAction } from './offered.ts';

const applicationId = id(1);
const other = positionDetail({ positionId: id(201) });
other.details.titleEn = 'Field tester';

beforeEach(() => localStorage.clear());

async function open(action: AskedAction, changes: Parameters<typeof applicationDetail>[0] = {}) {
  const onClose = jest.fn();
  const server = new FakeServer()
    .signIn(colleague('HR'))
    .answer('staffMembers', [])
    .answer('positions', { rows: [positionDetail(), other] });
  const shown = await renderStaff(
    <ActionDialog action={action} detail={applicationDetail(changes)} onClose={onClose} />,
    { server },
  );
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => shown.user.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
  return { ...shown, server, dialog, send, onClose };
}
const options = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('moving an application', () => {
  it('goes to the next stage unless told otherwise, and can be taken back', async () => {
    const { server, send, store } = await open('AdvanceStage', { nextStages: ['DEPT_SCREENING', 'FIRST_INTERVIEW'] });
    expect(options(screen.getByLabelText(/^To stage/))).toEqual(['Department screening', 'First interview']);
    await send();
    expect(server.payloads('AdvanceStage')).toEqual([{ applicationId, to: 'DEPT_SCREENING' }]);
    expect(store.getState().toasts).toMatchObject([
      {
        text: 'Ma Jun moved to Department screening',
        undo: { name: 'ReturnStage', payload: { applicationId, to: 'RESUME_SCREENING', reason: 'Move undone' } },
      },
    ]);
  });
  it('goes back only where the server lets it, in its order', async () => {
    const { user, server, send } = await open('ReturnStage', { returnStages: ['DEPT_SCREENING', 'DELIVERED'] });
    expect(options(screen.getByLabelText(/^To stage/))).toEqual(['Department screening', 'Applied']);
    await user.type(screen.getByLabelText(/^Reason/), 'by mistake');
    await send();
    expect(server.payloads('ReturnStage')).toEqual([{ applicationId, to: 'DEPT_SCREENING', reason: 'by mistake' }]);
  });
  it('skips only where the server lets it', async () => {
    await open('SkipStage', { skipStages: ['REVIEW', 'OFFER'] });
    expect(options(screen.getByLabelText(/^To stage/))).toEqual(['Review', 'Offer']);
  });
  it('to another position names the open ones but its own', async () => {
    const { user, server, send } = await open('TransferApplication');
    const field = screen.getByLabelText(/^To position/);
    await within(field).findByText('Field tester');
    expect(options(field)).toEqual(['Choose', 'Field tester']);
    expect(server.asked.find(({ name }) => name === 'positions')?.params.getAll('state')).toEqual(['OPEN']);
    await user.selectOptions(field, 'Field tester');
    await send();
    expect(server.payloads('TransferApplication')).toEqual([{ applicationId, positionId: id(201), reason: null }]);
  });
});

describe('other things that ask first', () => {
  it.each<[AskedAction, RegExp, string, object]>([
    ['HoldStep', /^Reason/, 'later', { reason: 'later' }],
    ['LockApplication', /^Reason/, 'ours', { reason: 'ours' }],
    ['ReopenApplication', /^Reason/, 'again', { reason: 'again' }],
    ['EliminateApplication', /^Reason/, 'no', { reason: 'no', reasonCode: null, outcome: 'NOT_PASSED', notify: true }],
    ['InvalidateApplication', /^Reason/, 'twice', { reason: 'twice', cause: 'DUPLICATE', notify: true }],
    ['StartOnboarding', /^Planned first day/, '2026-12-07', { plannedEntryDate: '2026-12-07' }],
    ['ConfirmOnboarding', /^Actual first day/, '2026-12-07', { actualEntryDate: '2026-12-07' }],
  ])('%s sends what was typed, says so and closes', async (action, label, typed, expected) => {
    const { server, send, store, onClose } = await open(action);
    fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.payloads(action)).toEqual([{ applicationId, ...expected }]);
    expect(store.getState().toasts[0]?.text).toMatch(/^Done for Ma Jun: /);
  });
  it('an end says its reason in the words of the list where none of one’s own are typed', async () => {
    const { server, send, onClose } = await open('EliminateApplication');
    await screen.findByRole('option', { name: 'Skills do not fit' });
    fireEvent.change(screen.getByLabelText('Kind of reason'), { target: { value: 'SKILL' } });
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.payloads('EliminateApplication')).toMatchObject([
      { reasonCode: 'SKILL', reason: 'Skills do not fit' },
    ]);
  });
  it.each([
    ['RESUME_SCREENING', 0],
    ['FINAL_INTERVIEW', 0],
    ['OFFER', 2],
    ['ONBOARDING', 2],
  ])('an end at %s knows %i ends of an offer', async (stage, expected) => {
    await open('EliminateApplication', { stage });
    const offered = options(screen.getByLabelText('Outcome')).filter((outcome) => outcome?.includes('ffer'));
    expect(offered).toHaveLength(expected);
  });
  it.each<AskedAction>(['EliminateApplication', 'InvalidateApplication'])(
    '%s holds the message back where the tick is taken away, and says what is seen all the same',
    async (action) => {
      const { user, server, send } = await open(action);
      fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'no' } });
      const tick = screen.getByRole('checkbox', { name: 'Tell the candidate by mail and SMS' });
      expect(document.getElementById(tick.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
        'still shows',
      );
      await user.click(tick);
      await send();
      await waitFor(() => expect(server.payloads(action)).toMatchObject([{ notify: false }]));
    },
  );
  it('a signing names its kind', async () => {
    const { user, server, send } = await open('RecordSigning');
    await user.selectOptions(screen.getByLabelText('Agreement'), 'Three-party agreement signed');
    await send();
    expect(server.payloads('RecordSigning')).toEqual([{ applicationId, kind: 'THREE_PARTY' }]);
  });
});
