/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../testing/samples/applications.ts';
import { id } from '../../../../../testing/samples/people.ts';
import { answersSlowly } from '../../../../../testing/slow.ts';
import { ActionBar } from './ActionBar.tsx';
import { buttons as listed, underMore } from './offered.ts';

const applicationId = id(1);
const ended = { bucket: 'ENDED', stage: 'DELIVERED' } as const;

/** Whatever its stage, only what the answer allows is there. */
const open = (
  allowedActions: readonly string[],
  { server = new FakeServer(), personActions = [] as string[], language = 'en-US' as 'zh-CN' | 'en-US' } = {},
) =>
  renderStaff(
    <>
      <input aria-label="note" />
      <ActionBar detail={applicationDetail({ ...ended, allowedActions: [...allowedActions], personActions })} />
    </>,
    { server: server.signIn(colleague('HR')).answer('staffMembers', []), language },
  );
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('what is done with an application', () => {
  it.each([
    [[], []],
    [
      ['PassStep', 'HoldStep'],
      ['PassP', 'HoldH'],
    ],
    [['LockApplication'], ['More']],
    [
      ['EliminateApplication', 'AdvanceStage', 'UnlockApplication'],
      ['Move stageS', 'RejectE', 'More'],
    ],
    [['ReopenApplication', 'unheardOf'], ['Reopen']],
  ])('%j is offered as %j', async (allowed, expected) => {
    await open(allowed);
    expect(buttons()).toEqual(expected);
  });
  it.each([...listed, ...underMore])('%s does something when it is pressed', async (action) => {
    const server = new FakeServer().answer('positions', { rows: [] }).answer('sessions', { rows: [] });
    const stages = applicationDetail({ nextStages: ['REVIEW'], skipStages: ['OFFER'], returnStages: ['DELIVERED'] });
    const { user } = await renderStaff(
      <ActionBar detail={{ ...stages, bucket: 'ENDED', allowedActions: [action] }} />,
      {
        server: server.signIn(colleague('HR')).answer('staffMembers', []),
        parts: { DraftOfferDialog: () => <div role="dialog" /> },
      },
    );
    const [button] = screen.getAllByRole('button');
    await user.click(button as HTMLElement);
    if (button?.textContent === 'More') await user.click((await screen.findAllByRole('menuitem'))[0] as HTMLElement);
    await waitFor(() => expect([screen.queryAllByRole('dialog').length, server.sent.length]).toContain(1));
  });
  it('counts what is allowed about the person too', async () => {
    const { user } = await open([], { personActions: ['RequestConsent', 'AddJobSeekerComment'] });
    expect(buttons()).toEqual(['Ask for consent', 'More']);
    await user.click(screen.getByRole('button', { name: 'Ask for consent' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: /^Comment/ })).toBeTruthy();
  });
  it('is done by its key, said with the name', async () => {
    const { user, server, store } = await open(['PassStep']);
    await user.keyboard('p');
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ text: 'Done for Ma Jun: Pass' }]));
    expect(server.payloads('PassStep')).toEqual([{ applicationId }]);
  });
  it('moves one person on by one key hit once or twice, on what was seen, to be taken back', async () => {
    const server = new FakeServer().signIn(colleague('HR')).answer('staffMembers', []);
    const passed = { allowedActions: ['AdvanceStage'], nextStages: ['FIRST_INTERVIEW', 'OFFER'] as const, revision: 7 };
    const detail = applicationDetail({ ...passed, nextStages: [...passed.nextStages], stage: 'DEPT_SCREENING' });
    const { user, store } = await renderStaff(<ActionBar detail={detail} />, { server });
    expect(buttons()).toEqual(['Move to First interviewS', 'More']);
    await user.keyboard('ss');
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    expect(server.sent).toMatchObject([
      { name: 'AdvanceStage', payload: { applicationId, to: 'FIRST_INTERVIEW' }, ifMatch: '"7"' },
    ]);
    const seen = { id: applicationId, revision: 7 };
    expect(store.getState().toasts[0]?.undo).toMatchObject({
      name: 'ReturnStage',
      payload: { to: 'DEPT_SCREENING' },
      seen,
    });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to another stage…' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
  it('by a key hit twice is sent once', async () => {
    const { user, server, store } = await open(['PassStep']);
    const letGo = answersSlowly(server);
    await user.keyboard('pp');
    letGo();
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    expect(server.payloads('PassStep')).toHaveLength(1);
  });
  it('by its key again, before the screen knows that it was done, is not done again', async () => {
    const { user, server, store } = await open(['PassStep']);
    await user.keyboard('p');
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    await user.keyboard('p');
    await user.click(screen.getByRole('button', { name: /^Pass/ }));
    expect(server.payloads('PassStep')).toHaveLength(1);
  });
  it('is a letter while one types, and nothing where it is not allowed', async () => {
    const { user, server } = await open(['PassStep']);
    await user.type(screen.getByLabelText('note'), 'p');
    screen.getByLabelText('note').blur();
    await user.keyboard('eh');
    expect(server.sent).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('asks first where more is to be known; other keys wait meanwhile', async () => {
    const { user, server } = await open(['EliminateApplication', 'PassStep']);
    await user.keyboard('e');
    const dialog = await screen.findByRole('dialog', { name: 'Reject: Ma Jun' });
    within(dialog).getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('p');
    expect(server.sent).toEqual([]);
  });
  it('says a refusal under the buttons, in the reader’s language', async () => {
    const server = new FakeServer().refuse('PassStep', { status: 409, code: 'common.version_conflict' });
    const { user, store } = await open(['PassStep'], { server, language: 'zh-CN' });
    await user.keyboard('p');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^内容刚被其他人改过/);
    expect(store.getState().toasts).toEqual([]);
  });
});
