/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { screeningRow } from '../../../../testing/samples/applications.ts';
import { id } from '../../../../testing/samples/people.ts';
import { answersSlowly } from '../../../../testing/slow.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

beforeEach(() => localStorage.clear());

async function open(changes: Parameters<typeof screeningRow>[0] = {}, server = new FakeServer()) {
  const onJudged = jest.fn();
  const item = { ...screeningRow(changes), resume: null, note: 'look at the tests' };
  const shown = await renderStaff(<VerdictPanel item={item} onJudged={onJudged} />, {
    server: server.signIn(colleague('SC')).answer('staffMembers', []),
  });
  return { ...shown, onJudged };
}
const verdicts = () => [...document.querySelectorAll<HTMLButtonElement>('.verdicts button')];
const opinion = () => screen.getByLabelText<HTMLTextAreaElement>('Opinion');
const screened = { screeningItemId: id(31), recommendedPositionId: null };

describe('a verdict', () => {
  it('is given by a number, with the words beside it', async () => {
    const { user, server, store, onJudged } = await open();
    await user.type(opinion(), 'two years of it');
    opinion().blur();
    await user.keyboard('1');
    await waitFor(() => expect(onJudged).toHaveBeenCalledTimes(1));
    expect(server.payloads('ScreenItem')).toEqual([
      { ...screened, verdict: 'PASS', opinion: 'two years of it', reason: '' },
    ]);
    expect(store.getState().toasts).toMatchObject([{ text: 'Ma Jun: passed' }]);
  });
  it('is a number while one types', async () => {
    const { user, server } = await open();
    await user.type(opinion(), '12 years');
    expect(opinion().value).toBe('12 years');
    expect(server.sent).toEqual([]);
  });
  it('against somebody needs a reason: nothing is sent, and what is typed next is that reason', async () => {
    const { user, server, onJudged } = await open();
    await user.keyboard('2');
    expect((await screen.findByRole('alert')).textContent).toBe('Please give a reason.');
    expect(opinion().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(opinion());
    await user.keyboard('only 1 or 3 years');
    expect(opinion().value).toBe('only 1 or 3 years');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.sent).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onJudged).toHaveBeenCalledTimes(1));
    expect(server.payloads('ScreenItem')).toMatchObject([{ verdict: 'ELIMINATED', reason: 'only 1 or 3 years' }]);
  });
  it('of no key counts while a reason is due, wherever it is typed; Escape gives the keys back', async () => {
    const { user, server } = await open();
    await user.keyboard('2');
    opinion().blur();
    await user.keyboard('1 of 34');
    expect(server.sent).toEqual([]);
    await user.click(opinion());
    await user.keyboard('{Escape}');
    opinion().blur();
    await user.keyboard('3');
    expect(server.payloads('ScreenItem')).toMatchObject([{ verdict: 'UNDETERMINED' }]);
  });
  it('by its button needs the reason as well', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: /^Reject/ }));
    expect(document.activeElement).toBe(opinion());
    await user.keyboard('too junior');
    await user.click(screen.getByRole('button', { name: /^Reject/ }));
    expect(server.payloads('ScreenItem')).toMatchObject([{ verdict: 'ELIMINATED', reason: 'too junior' }]);
  });
  it('that the server refuses puts the focus where it says what is wrong', async () => {
    const server = new FakeServer().refuse('ScreenItem', {
      status: 422,
      code: 'common.invalid',
      errors: [{ path: 'reason', code: 'common.too_long' }],
    });
    const { user, onJudged } = await open({}, server);
    await user.keyboard('1');
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(opinion());
    expect(onJudged).not.toHaveBeenCalled();
  });
  it('is taken back by the key that is told with it, and what was typed is there again', async () => {
    const { user, server, store, unmount } = await open();
    await user.type(opinion(), 'solid');
    opinion().blur();
    await user.keyboard('1');
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    expect(store.getState().toasts[0]?.undo).toEqual({
      name: 'TakeBackVerdict',
      payload: { screeningItemId: id(31) },
    });
    unmount();
    await open({}, server);
    expect(opinion().value).toBe('solid');
  });
  it('is taken back at the desk until it was acted on', async () => {
    const { user, server, store } = await open({ state: 'PASS', allowedActions: ['ReviseItem', 'TakeBackVerdict'] });
    await user.click(screen.getByRole('button', { name: 'Take verdict back' }));
    await waitFor(() => expect(server.payloads('TakeBackVerdict')).toEqual([{ screeningItemId: id(31) }]));
    expect(store.getState().toasts).toMatchObject([{ text: 'Ma Jun: verdict taken back, to be judged again' }]);
  });
  it('hit twice, or two hit at once, is one verdict', async () => {
    const { user, server, onJudged } = await open();
    const letGo = answersSlowly(server);
    await user.keyboard('112');
    letGo();
    await waitFor(() => expect(onJudged).toHaveBeenCalledTimes(1));
    expect(server.payloads('ScreenItem')).toMatchObject([{ verdict: 'PASS' }]);
  });
  it('for another position waits until that is named, for the key as for the button', async () => {
    const { user, server } = await open();
    expect(verdicts().map(({ disabled }) => disabled)).toEqual([false, false, false, true]);
    await user.keyboard('4');
    expect(server.sent).toEqual([]);
  });
  it('is changed where that is allowed, and shown where it is not', async () => {
    const { user, server, unmount } = await open({ state: 'PASS', allowedActions: ['ReviseItem'] });
    await user.keyboard('3');
    expect(server.sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undecided' }));
    expect(server.payloads('ReviseItem')).toMatchObject([{ verdict: 'UNDETERMINED' }]);
    unmount();
    await open({ state: 'PASS', opinion: 'solid', allowedActions: [] });
    expect(screen.getByText(/^This resume is not yours to judge/)).toBeTruthy();
    expect(screen.getByText('solid')).toBeTruthy();
    expect(verdicts()).toEqual([]);
  });
  it('is too late once the item ended meanwhile: that is said, and what was typed is there to be read', async () => {
    const server = new FakeServer().signIn(colleague('SC')).answer('staffMembers', []);
    const item = { ...screeningRow({}), resume: null, note: '' };
    let end = () => {};
    function Desk() {
      const [now, setNow] = useState(item);
      end = () => setNow({ ...item, state: 'CANCELLED', allowedActions: [] });
      return <VerdictPanel item={now} onJudged={() => undefined} />;
    }
    const { user } = await renderStaff(<Desk />, { server });
    await user.type(opinion(), 'two years of it');
    act(() => end());
    expect(screen.getByRole('alert').textContent).toMatch(/^This item ended meanwhile/);
    expect(screen.getByText('two years of it')).toBeTruthy();
    expect(verdicts()).toEqual([]);
  });
  it('is taken over by whoever hands work out; its keys wait behind the form', async () => {
    const { user, server } = await open({ allowedActions: ['ScreenItem', 'ReassignScreening', 'CancelScreening'] });
    await user.click(screen.getByRole('button', { name: 'Reassign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reassign' }));
    dialog.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('1');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Take back' }));
    expect(asked.getByText(/cannot be undone/)).toBeTruthy();
    expect(server.sent).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(server.payloads('CancelScreening')).toEqual([{ screeningItemId: id(31) }]));
  });
});
