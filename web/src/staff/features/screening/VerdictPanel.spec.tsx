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
  it('against somebody needs a reason, asked for beside the field; what was typed stays', async () => {
    const server = new FakeServer().refuse('ScreenItem', {
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'reason', code: 'common.reason_required' }],
    });
    const { user, onJudged } = await open({}, server);
    await user.keyboard('2');
    expect((await screen.findByRole('alert')).textContent).toBe('Please give a reason.');
    expect(opinion().getAttribute('aria-invalid')).toBe('true');
    expect(onJudged).not.toHaveBeenCalled();
    server.refuse('ScreenItem', undefined);
    await user.type(opinion(), 'too junior');
    opinion().blur();
    await user.keyboard('2');
    await waitFor(() => expect(onJudged).toHaveBeenCalledTimes(1));
    expect(server.payloads('ScreenItem').at(-1)).toMatchObject({ verdict: 'ELIMINATED', reason: 'too junior' });
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
    await waitFor(() => expect(server.payloads('CancelScreening')).toEqual([{ screeningItemId: id(31) }]));
  });
});
