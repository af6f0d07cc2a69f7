/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id, person, zhao } from '../../../../testing/samples/people.ts';
import PrivacyPage from './index.tsx';
import type { RequestRow } from './requests/request-row.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const request = (changes: Partial<RequestRow> = {}): RequestRow => ({
  dataRequestId: id(61),
  person: person(),
  kind: 'DELETION',
  state: 'RECEIVED',
  details: '请删除 <b>全部</b>',
  receivedAt: '2026-11-02T04:00:00.000Z',
  dueAt: inDays(30.2),
  answer: '',
  answeredAt: null,
  copyUntil: null,
  erasesAt: null,
  heldUp: null,
  enteredBy: null,
  identityProof: '',
  handler: null,
  revision: 1,
  allowedActions: ['TakeDataRequest'],
  ...changes,
});
const taken = request({
  state: 'IN_PROGRESS',
  handler: zhao,
  allowedActions: ['FulfilDataRequest', 'RejectDataRequest'],
});

const open = (rows: readonly RequestRow[], at = '/privacy') =>
  renderStaff(<PrivacyPage />, {
    server: new FakeServer().signIn(colleague('AD')).answer('dataRequests', { rows: [...rows] }),
    at,
    path: '/privacy/*',
  });

describe('the privacy desk', () => {
  it('shows whose request it is, by which proof, and how many whole days are left', async () => {
    await open([request()]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { name: /Delete my data.*Ma Jun/ })).toBeTruthy();
    expect(card.getByText('请删除 <b>全部</b>')).toBeTruthy();
    expect(card.getByText(/^30 days left/)).toBeTruthy();
  });
  it('says why a deletion that was answered is open again, and offers to answer it anew', async () => {
    await open([{ ...taken, heldUp: 'OFFER_ACCEPTED' }]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(/^They accepted an offer after the answer/)).toBeTruthy();
    expect(card.getAllByRole('button')).toHaveLength(2);
  });
  it.each([
    [0.5, /^due today/],
    [1.5, /^1 day left/],
    [-0.5, /^Overdue by 1 day /],
    [-2.5, /^Overdue by 3 days /],
  ])('with %d days to go says %s', async (days, words) => {
    await open([request({ dueAt: inDays(days) })]);
    expect(await screen.findByText(words)).toBeTruthy();
  });
  it('is taken up by who handles it', async () => {
    const { user, server } = await open([request()]);
    await user.click(await screen.findByRole('button', { name: 'Take it up' }));
    await waitFor(() => expect(server.payloads('TakeDataRequest')).toEqual([{ dataRequestId: id(61) }]));
  });
  it('says before a deletion what cannot be undone, and sends the answer with it', async () => {
    const { user, server } = await open([taken]);
    await user.click(await screen.findByRole('button', { name: 'Answer and finish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer and finish' }));
    expect(dialog.getByText(/everything about them is erased. It cannot be undone/)).toBeTruthy();
    expect(server.sent).toEqual([]);
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '将在一小时内删除');
    await user.click(dialog.getByRole('button', { name: 'Answer and finish' }));
    await waitFor(() =>
      expect(server.payloads('FulfilDataRequest')).toEqual([{ dataRequestId: id(61), answer: '将在一小时内删除' }]),
    );
  });
  it('keeps the answer that was typed where the server refuses, and says why', async () => {
    const { user, server } = await open([taken]);
    server.refuse('FulfilDataRequest', { status: 409, code: 'jobSeeker.erase_blocked' });
    await user.click(await screen.findByRole('button', { name: 'Answer and finish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer and finish' }));
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '好的');
    await user.click(dialog.getByRole('button', { name: 'Answer and finish' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('好的');
  });
  it('asks for the open ones first, and for all when told to', async () => {
    const { user, server, address } = await open([]);
    expect(await screen.findByText('No request is open.')).toBeTruthy();
    expect(server.asked.at(-1)?.params.get('open')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(address()).toBe('/privacy?view=all'));
    expect(server.asked.at(-1)?.params.get('open')).not.toBe('true');
  });
  it('is no page for who does not keep the desk', async () => {
    const server = new FakeServer().signIn(colleague('HR'));
    await renderStaff(<PrivacyPage />, { server, at: '/privacy', path: '/privacy/*' });
    expect(await screen.findByText('You are not allowed to open this page.')).toBeTruthy();
    expect(server.asked.map(({ name }) => name)).not.toContain('dataRequests');
  });
});

describe('a request that came by letter', () => {
  it('is entered for a person who was found, with how they were proved', async () => {
    const { user, server } = await open([]);
    server.tells('/api/history-subjects', {
      data: [{ jobSeekerId: id(101), name: '马*', number: '2041', applications: 1 }],
    });
    await user.click(await screen.findByRole('button', { name: 'Enter a request' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter a request' }));
    await user.type(dialog.getByRole('searchbox'), '2041');
    await user.selectOptions(
      await dialog.findByRole('combobox', { name: /^Person/ }),
      await dialog.findByRole('option', { name: '2041 马*' }),
    );
    await user.type(dialog.getByRole('textbox', { name: /proved|proof|Identity/i }), '核对了身份证');
    await user.click(dialog.getByRole('button', { name: 'Enter a request' }));
    await waitFor(() =>
      expect(server.payloads('EnterDataRequest')).toEqual([
        { jobSeekerId: id(101), kind: 'ACCESS_COPY', details: '', identityProof: '核对了身份证' },
      ]),
    );
  });
  it('is of nobody but the person it shows, also after it was closed and opened again', async () => {
    const { user, server } = await open([]);
    server.tells('/api/history-subjects', {
      data: [{ jobSeekerId: id(101), name: '马*', number: '2041', applications: 1 }],
    });
    const dialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'Enter a request' }));
      return within(await screen.findByRole('dialog', { name: 'Enter a request' }));
    };
    const first = await dialog();
    await user.type(first.getByRole('searchbox'), '2041');
    await first.findByRole('option', { name: '2041 马*' });
    await user.selectOptions(first.getByRole('combobox', { name: /^Person/ }), '2041 马*');
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    const again = await dialog();
    const shown = again.getByRole<HTMLSelectElement>('combobox', { name: /^Person/ });
    expect(shown.selectedOptions[0]?.textContent).toBe('2041 马*');
    await user.selectOptions(shown, 'Choose');
    await user.click(again.getByRole('button', { name: 'Enter a request' }));
    await waitFor(() => expect(server.payloads('EnterDataRequest')).toMatchObject([{ jobSeekerId: '' }]));
  });
});
