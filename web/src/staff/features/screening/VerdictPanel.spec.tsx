/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { screeningRow } from '../../../../testing/samples/applications.ts';
import { id, qian, zhao } from '../../../../testing/samples/people.ts';
import { SeenContext, seenIn } from '../../model/seen.ts';
import type { Finding } from './desk/use-findings.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

beforeEach(() => localStorage.clear());

const findings: readonly Finding[] = [
  {
    number: 1,
    requirement: { text: 'UVM', isPlus: false },
    kind: 'matched',
    lineId: 'x',
    line: undefined,
    byFigures: false,
  },
  {
    number: 2,
    requirement: { text: 'Formal', isPlus: true },
    kind: 'near',
    lineId: 'x',
    line: undefined,
    byFigures: false,
  },
];

function Panel({ item, onJudged }: { item: Parameters<typeof VerdictPanel>[0]['item']; onJudged: () => void }) {
  const seen = useMemo(() => seenIn(item), [item]);
  return (
    <SeenContext value={seen}>
      <VerdictPanel item={item} findings={findings} onJudged={onJudged} />
    </SeenContext>
  );
}

async function open(
  changes: Parameters<typeof screeningRow>[0] = {},
  server = new FakeServer().answer('staffMembers', []),
) {
  const onJudged = jest.fn();
  const item = { ...screeningRow(changes), resume: null, note: 'look at the tests' };
  const shown = await renderStaff(<Panel item={item} onJudged={onJudged} />, {
    server: server.signIn(colleague('SC')),
  });
  const held = () => shown.store.getState().heldVerdicts.held;
  return { ...shown, onJudged, held };
}
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const written = () => screen.getByRole<HTMLTextAreaElement>('textbox');

describe('a verdict', () => {
  it('takes a letter, its reasons by number, and Enter; it is held with the revision it was decided on', async () => {
    const { user, server, onJudged, held } = await open();
    await user.keyboard('p127');
    expect(pressed()).toEqual(['Pass P', '1projects fit', '2built it hands-on', '7Formal']);
    const sentence = 'Suggest an interview: projects fit, built it hands-on. Please ask about: Formal.';
    expect(written().value).toBe(sentence);
    await user.keyboard('{Enter}');
    expect(onJudged).toHaveBeenCalledTimes(1);
    expect(server.sent).toEqual([]);
    expect(held()).toMatchObject([
      {
        name: 'ScreenItem',
        payload: {
          screeningItemId: id(31),
          verdict: 'PASS',
          opinion: sentence,
          reason: '',
          recommendedPositionId: null,
        },
        seen: { id: id(31), revision: 3 },
        person: 'Ma Jun',
        creator: 'Qian Min',
        state: 'held',
      },
    ]);
  });
  it('loses a reason by the same key, and all of them with another verdict', async () => {
    const { user } = await open();
    await user.keyboard('p121h');
    expect(pressed()).toEqual(['Undecided H']);
    expect(written().value).toBe('Undecided for now.');
  });
  it('is one however often Enter is pressed', async () => {
    const { user, held } = await open();
    await user.keyboard('p1{Enter}{Enter}');
    expect(held()).toHaveLength(1);
  });
  it('is not sent before there is one, and that is said', async () => {
    const { user, held } = await open();
    await user.keyboard('1{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a verdict first');
    expect(held()).toEqual([]);
  });
  it('is written in one’s own words, in which no key is a shortcut', async () => {
    const { user, held } = await open();
    await user.keyboard('pc');
    expect(document.activeElement).toBe(written());
    await user.clear(written());
    await user.keyboard('her 3 chips{Enter}of 12');
    expect(held()).toEqual([]);
    expect(pressed()).toEqual(['Pass P']);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(held()).toMatchObject([{ payload: { opinion: 'her 3 chips\nof 12' } }]);
  });
  it('against somebody needs a reason: what is typed next is that reason, wherever the focus is', async () => {
    const { user, held } = await open();
    await user.keyboard('e');
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Rejecting needs a reason/);
    expect(document.activeElement).toBe(written());
    expect(written().getAttribute('aria-invalid')).toBe('true');
    act(() => written().blur());
    await user.keyboard('has passed 1 of 3 exams, r');
    expect(written().value).toBe('has passed 1 of 3 exams, r');
    expect(pressed()).toEqual(['Reject E']);
    expect(held()).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    const reason = 'has passed 1 of 3 exams, r';
    expect(held()).toMatchObject([{ payload: { verdict: 'ELIMINATED', opinion: reason, reason } }]);
  });
  it('against somebody takes a reason by number, and Escape gives it up', async () => {
    const { user, held } = await open();
    await user.keyboard('e{Escape}');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await user.keyboard('e');
    await screen.findByRole('button', { name: 'Too few years' });
    await user.keyboard('12{Enter}');
    const said = { verdict: 'ELIMINATED', reasonCode: 'YEARS', opinion: '', reason: '' };
    expect(held()).toMatchObject([{ payload: said }]);
  });
  it('against somebody has one reason of those the company offers, and words beside it if one likes', async () => {
    const { user, held } = await open();
    await user.keyboard('e');
    const why = within(await screen.findByRole('group', { name: /^Why reject/ }));
    await waitFor(() =>
      expect(why.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        '1Another field',
        '2Too few years',
      ]),
    );
    await user.click(why.getByRole('button', { name: 'Too few years' }));
    await user.click(why.getByRole('button', { name: 'Another field' }));
    expect(pressed()).toEqual(['Reject E', '1Another field']);
    await user.type(written(), 'builds antennas');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const words = 'builds antennas';
    expect(held()).toMatchObject([{ payload: { reasonCode: 'FIELD', opinion: words, reason: words } }]);
    expect(screen.getByText('builds antennas', { selector: '.desk-judged *' })).toBeTruthy();
  });
  it('is told with its reason, in the words of the list', async () => {
    await open({ state: 'ELIMINATED', opinion: 'builds antennas', reasonCode: 'GONE', allowedActions: [] });
    expect(await screen.findByText('Reason: No longer said')).toBeTruthy();
    expect(screen.getByText('builds antennas')).toBeTruthy();
  });
  it('for another position waits until that is named', async () => {
    const { user, held } = await open();
    await user.keyboard('r1{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Which position fits better?');
    expect(document.activeElement?.tagName).toBe('SELECT');
    expect(held()).toEqual([]);
  });
  it('that is held is said in its place, and taken back with what was chosen', async () => {
    const { user, held } = await open();
    await user.keyboard('p2{Enter}');
    expect(screen.getByText(/^Noted as “Pass”, not sent yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    expect(held()).toEqual([]);
    expect(pressed()).toEqual(['Pass P', '2built it hands-on']);
  });
  it('is taken back after it was sent until it was acted on', async () => {
    const { user, server, store } = await open({ state: 'PASS', allowedActions: ['ReviseItem', 'TakeBackVerdict'] });
    await user.click(screen.getByRole('button', { name: 'Take verdict back' }));
    await waitFor(() => expect(server.payloads('TakeBackVerdict')).toEqual([{ screeningItemId: id(31) }]));
    expect(store.getState().toasts).toMatchObject([{ text: 'Ma Jun: verdict taken back, to be judged again' }]);
  });
  it('is changed where that is allowed, and shown where it is not', async () => {
    const { user, held, unmount } = await open({ state: 'PASS', allowedActions: ['ReviseItem'] });
    await user.keyboard('h1{Enter}');
    expect(held()).toMatchObject([{ name: 'ReviseItem', payload: { verdict: 'UNDETERMINED' } }]);
    unmount();
    await open({ state: 'PASS', opinion: 'solid', allowedActions: [] });
    expect(screen.getByText(/^This resume is not yours to judge/)).toBeTruthy();
    expect(screen.getByText('solid')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pass/ })).toBeNull();
  });
  it('is too late once the item ended meanwhile: that is said, and what was typed is there to be read', async () => {
    const server = new FakeServer().signIn(colleague('SC')).answer('staffMembers', []);
    const item = { ...screeningRow({}), resume: null, note: '' };
    let end = () => {};
    function Desk() {
      const [now, setNow] = useState(item);
      end = () => setNow({ ...item, state: 'CANCELLED', allowedActions: [] });
      return <Panel item={now} onJudged={() => undefined} />;
    }
    const { user } = await renderStaff(<Desk />, { server });
    await user.keyboard('pc');
    await user.clear(written());
    await user.type(written(), 'two years of it');
    act(() => end());
    expect(screen.getByRole('alert').textContent).toMatch(/^This item ended meanwhile/);
    expect(screen.getByText('two years of it')).toBeTruthy();
  });
  it('is left to another screener while it waits', async () => {
    const { user, server } = await open(
      { allowedActions: ['HandOverScreening', 'CancelScreening'] },
      new FakeServer().answer('staffMembers', [{ ...qian, roles: ['SC'] }]),
    );
    await user.click(screen.getByRole('button', { name: 'Hand over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }));
    expect(dialog.getByText(/^Zhao .*no longer sees this resume/)).toBeTruthy();
    await dialog.findByRole('option', { name: 'Qian Min' });
    await user.selectOptions(dialog.getByLabelText(/^Screener/), qian.accountId);
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    const hand = { screeningItemId: id(31), fromAccountId: zhao.accountId, toAccountId: qian.accountId };
    await waitFor(() => expect(server.payloads('HandOverScreening')).toEqual([hand]));
  });
  it('is taken over by whoever hands work out; its keys wait behind the form', async () => {
    const { user, server, held } = await open({
      allowedActions: ['ScreenItem', 'ReassignScreening', 'CancelScreening'],
    });
    await user.click(screen.getByRole('button', { name: 'Reassign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reassign' }));
    dialog.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('p');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(held()).toEqual([]);
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Take back' }));
    expect(asked.getByText(/cannot be undone/)).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(server.payloads('CancelScreening')).toEqual([{ screeningItemId: id(31) }]));
  });
});
