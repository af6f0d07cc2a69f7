/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../../testing/fake-server.ts';
import { accountSeen, idOf } from '../../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../../testing/render.tsx';
import type { QueryData } from '../../../../api/tables.ts';
import MyData from './MyData.tsx';

type Request = QueryData<'myDataRequests'>[number];
const request = (changes: Partial<Request> = {}): Request => ({
  dataRequestId: idOf(8),
  kind: 'ACCESS_COPY',
  state: 'RECEIVED',
  details: '',
  receivedAt: '2026-11-02T04:00:00.000Z',
  dueAt: '2026-12-02T15:59:59.999Z',
  answer: '',
  answeredAt: null,
  copyUntil: null,
  erasesAt: null,
  heldUp: null,
  ...changes,
});

async function open(...requests: Request[]) {
  const server = new FakeServer().signIn(jobSeeker()).answer('myDataRequests', requests);
  const shown = await renderPublic(<MyData />, { server, at: '/personal/my_data' });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, server };
}
const ask = async ({ user }: Awaited<ReturnType<typeof open>>, kind: string, details: string) => {
  await user.click(screen.getByRole('button', { name: 'Make a request' }));
  await user.selectOptions(screen.getByLabelText(/^You want/), kind);
  await user.type(screen.getByLabelText(/^Details/), details);
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  const dialog = screen.queryByRole('dialog');
  if (dialog !== null) await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
};

afterEach(() => localStorage.clear());

describe('what was typed of a request', () => {
  const filled = () => [
    screen.getByLabelText<HTMLSelectElement>(/^You want/).value,
    screen.getByLabelText<HTMLTextAreaElement>(/^Details/).value,
  ];
  const begin = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(screen.getByRole('button', { name: 'Make a request' }));
    await user.selectOptions(screen.getByLabelText(/^You want/), 'CORRECTION');
    await user.type(screen.getByLabelText(/^Details/), '学校写错了');
  };
  const again = ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click(screen.getByRole('button', { name: 'Make a request' }));

  it('is there again after cancelling and after a reload, until it was sent', async () => {
    const page = await open();
    await begin(page);
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await again(page);
    expect(filled()).toEqual(['CORRECTION', '学校写错了']);
    page.unmount();
    const reloaded = await open();
    await again(reloaded);
    expect(filled()).toEqual(['CORRECTION', '学校写错了']);
    await reloaded.user.click(screen.getByRole('button', { name: 'Send the request' }));
    await screen.findByRole('button', { name: 'Make a request' });
    await again(reloaded);
    expect(filled()).toEqual(['ACCESS_COPY', '']);
  });
  it('is not shown to the next person at the same browser', async () => {
    const page = await open();
    await begin(page);
    page.unmount();
    const server = new FakeServer().signIn({ ...jobSeeker(), accountId: idOf(77) }).answer('myDataRequests', []);
    const other = await renderPublic(<MyData />, { server, at: '/personal/my_data' });
    await screen.findByRole('heading', { level: 1 });
    await other.user.click(screen.getByRole('button', { name: 'Make a request' }));
    expect(filled()).toEqual(['ACCESS_COPY', '']);
  });
  it('is gone back to from the code', async () => {
    const page = await open();
    page.server.refuse('SubmitDataRequest', { status: 403, code: 'link.step_up_required', params: { stepUp: 'code' } });
    await begin(page);
    await page.user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText(/^A request concerns all your personal information/)).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(filled()).toEqual(['CORRECTION', '学校写错了']);
  });
  it('is told of as missing before anybody is asked for a code', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Make a request' }));
    await page.user.selectOptions(screen.getByLabelText(/^You want/), 'CORRECTION');
    await page.user.type(screen.getByLabelText(/^Details/), ' ');
    await page.user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(screen.getByText('Say what has to be corrected.')).toBeTruthy();
    expect(page.server.sent).toEqual([]);
  });
});

describe('what I may ask of my data', () => {
  it('is asked for, and stands in the list then', async () => {
    const page = await open();
    page.server.does(
      'SubmitDataRequest',
      () => void page.server.answer('myDataRequests', [request({ kind: 'DELETION', details: '请删除' })]),
    );
    await ask(page, 'DELETION', '请删除');
    expect(await screen.findByText('请删除')).toBeTruthy();
    expect(page.server.payloads('SubmitDataRequest')).toEqual([{ kind: 'DELETION', details: '请删除' }]);
    expect(screen.getByRole('button', { name: 'Make a request' })).toBeTruthy();
  });
  it('asks for a code first where the phone was not shown lately, and sends what was typed after it', async () => {
    const page = await open();
    page.server.refuse('SubmitDataRequest', {
      status: 403,
      code: 'link.step_up_required',
      params: { stepUp: 'code' },
    });
    await ask(page, 'WITHDRAWAL', '不再需要');
    await page.user.click(await screen.findByRole('button', { name: /code/i }));
    page.server.refuse('SubmitDataRequest', undefined);
    page.server.does('SubmitDataRequest', () => void page.server.answer('myDataRequests', [request()]));
    await page.user.type(await screen.findByLabelText(/code/i), '123456{Enter}');
    await waitFor(() =>
      expect(page.server.payloads('SubmitDataRequest').at(-1)).toEqual({ kind: 'WITHDRAWAL', details: '不再需要' }),
    );
  });
  it('is not asked for twice while it is open', async () => {
    const { user } = await open(request());
    await user.click(screen.getByRole('button', { name: 'Make a request' }));
    expect(screen.getByText(/^The same request is being handled/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send the request' }).disabled).toBe(true);
  });
  it('offers the copy until the day it ends, and says so afterwards', async () => {
    const done = { state: 'FULFILLED', answeredAt: '2026-11-03T04:00:00.000Z', answer: '副本已备好' } as const;
    const late = await open(request({ ...done, copyUntil: '2000-01-01T00:00:00.000Z' }));
    expect(screen.getByText(/^The copy can no longer be fetched/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Fetch the copy/ })).toBeNull();
    late.unmount();
    await open(request({ ...done, copyUntil: '2999-01-01T00:00:00.000Z' }));
    expect(screen.getByRole('link', { name: /^Fetch the copy/ }).getAttribute('href')).toContain(
      `/data_copy/${idOf(8)}`,
    );
  });
  it.each([
    ['DELETION', /erased for good/],
    ['WITHDRAWAL', /running applications end/],
    ['CLOSING', /after 5 days/],
  ])('asks once more before %s is sent, saying what will happen', async (kind, words) => {
    const { server, user } = await open();
    server.answer('myAccount', accountSeen({ closing: { days: 5, blocked: false } }));
    await user.click(screen.getByRole('button', { name: 'Make a request' }));
    await user.selectOptions(screen.getByLabelText(/^You want/), kind);
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(words)).toBeTruthy();
    expect(server.sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(server.sent).toEqual([]);
  });
  it('says what is in its way before it is sent', async () => {
    const { server, user } = await open();
    server.answer('myAccount', accountSeen({ closing: { days: 7, blocked: true } }));
    await user.click(screen.getByRole('button', { name: 'Make a request' }));
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send the request' });
    expect(send.disabled).toBe(false);
    await user.selectOptions(screen.getByLabelText(/^You want/), 'DELETION');
    expect(screen.getByText(/^You have accepted an offer/)).toBeTruthy();
    expect(send.disabled).toBe(true);
  });
  it('is not told as done while the data are still there, and a copy ends with them', async () => {
    const done = { state: 'FULFILLED', answeredAt: '2998-12-31T23:00:00.000Z' } as const;
    const erasesAt = '2999-01-01T00:00:00.000Z';
    const copy = request({ ...done, dataRequestId: idOf(9), copyUntil: '2999-01-06T00:00:00.000Z' });
    await open(request({ ...done, kind: 'DELETION', erasesAt }), copy);
    expect(screen.getByText(/will be erased for good from .*08:00/)).toBeTruthy();
    expect(screen.getByText('About to be erased')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Fetch the copy .*08:00/ })).toBeTruthy();
  });
  it('gives an address to who did not ask, and none where it was answered', async () => {
    const shown = await open(request({ kind: 'DELETION' }));
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/^mailto:.*Please%20stop/);
    shown.unmount();
    await open(request({ state: 'FULFILLED', answeredAt: '2026-11-03T04:00:00.000Z' }));
    expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull();
  });
});

it('a deletion that was announced and did not happen says so, and why', async () => {
  await open(request({ kind: 'DELETION', state: 'IN_PROGRESS', heldUp: 'OFFER_ACCEPTED' }));
  expect(screen.getByText(/^Your data were not erased: you accepted an offer/)).toBeTruthy();
  expect(screen.queryByText(/will be erased/)).toBeNull();
});
