/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../../testing/fake-server.ts';
import { idOf } from '../../../../../testing/public-answers.ts';
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
};

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
});
