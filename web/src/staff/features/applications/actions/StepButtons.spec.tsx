/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ApplicationRow } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationRow } from '../../../../../testing/samples/applications.ts';
import { id } from '../../../../../testing/samples/people.ts';
import { StepButtons } from './StepButtons.tsx';

const all = ['PassStep', 'HoldStep', 'EliminateApplication', 'AssignScreening', 'AdvanceStage'];
const row = (nextStep: ApplicationRow['nextStep'], changes: Partial<ApplicationRow> = {}) =>
  applicationRow({
    ...{ applicationId: id(1), revision: 7, nextStep, nextStages: ['DEPT_SCREENING'], allowedActions: all },
    ...changes,
  });
const open = (shown: ApplicationRow, server = new FakeServer()) =>
  renderStaff(<StepButtons row={shown}>elsewhere</StepButtons>, {
    server: server.signIn(colleague('HR')).answer('staffMembers', []),
  });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('what is done from the row of an application', () => {
  it.each<readonly [ApplicationRow['nextStep'], readonly string[]]>([
    ['HANDLE', ['Reject', 'Hold', 'Pass']],
    ['CONCLUDE', ['Reject', 'Hold', 'Pass']],
    ['DECIDE_HELD', ['Reject', 'Pass']],
    ['ASSIGN', ['Assign screening']],
    ['ADVANCE', ['Move to Department screening']],
    ['ARRANGE', []],
    ['SCREEN', []],
    [null, []],
  ])('%s: %j', async (nextStep, expected) => {
    await open(row(nextStep));
    expect(buttons()).toEqual(expected);
    expect(screen.queryByText('elsewhere') === null).toBe(expected.length > 0);
  });
  it('is not offered to whom the answer does not allow it', async () => {
    await open(row('HANDLE', { allowedActions: ['HoldStep'] }));
    expect(buttons()).toEqual(['Hold']);
  });
  it('passes by one press, on what was seen', async () => {
    const { user, server, store } = await open(row('HANDLE'));
    await user.click(screen.getByRole('button', { name: 'Pass' }));
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ text: /^Done for .*: Pass$/ }]));
    expect(server.sent).toMatchObject([{ name: 'PassStep', payload: { applicationId: id(1) }, ifMatch: '"7"' }]);
  });
  it('asks why before it rejects, and tells what was refused', async () => {
    const server = new FakeServer().refuse('EliminateApplication', { status: 409, code: 'common.version_conflict' });
    const { user } = await open(row('CONCLUDE'), server);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Not this time');
    const dialog = screen.getByRole('dialog', { name: 'Reject: Ma Jun' });
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('Not this time');
  });
});
