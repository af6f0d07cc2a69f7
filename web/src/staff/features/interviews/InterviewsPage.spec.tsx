/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { interview } from '../../../../testing/samples/interviews.ts';
import { id, person, zhao } from '../../../../testing/samples/people.ts';
import InterviewsPage from './index.tsx';

const week = [
  interview(),
  interview({
    interviewId: id(72),
    person: person({ name: 'Song Jia' }),
    start: '2026-11-25T06:15:00.000Z',
    end: '2026-11-25T07:00:00.000Z',
    interviewers: [zhao],
  }),
];
const serverWith = (rows = week) =>
  new FakeServer()
    .signIn(colleague('HR'))
    .answer('interviews', { rows })
    .answer(
      'interviewDetail',
      (params) => rows.find((one) => one.interviewId === params.get('interviewId')) ?? interview(),
    );
const open = (at: string, server = serverWith(), language: 'zh-CN' | 'en-US' = 'en-US') =>
  renderStaff(<InterviewsPage />, { server, at, path: '/interviews/*', language });
const asked = (server: FakeServer) => server.asked.filter(({ name }) => name === 'interviews').at(-1)?.params;

describe('the interviews of a week', () => {
  it('are all there, also more than one answer holds', async () => {
    const many = Array.from({ length: 130 }, (_, at) =>
      interview({ interviewId: id(1000 + at), person: person({ name: `Guest ${at}` }) }),
    );
    const { server } = await open('/interviews?week=2026-11-23&layout=list', serverWith(many));
    expect(await screen.findByText('Guest 129')).toBeTruthy();
    expect(screen.getAllByText(/^Guest \d+$/)).toHaveLength(130);
    expect(server.asked.filter(({ name }) => name === 'interviews')).toHaveLength(2);
  });
  it('are asked for from Monday to Sunday in Beijing, whichever day the address names', async () => {
    const { server } = await open('/interviews?week=2026-11-25');
    await screen.findAllByText(/Ma Jun/);
    expect(asked(server)?.get('from')).toBe('2026-11-22T16:00:00.000Z');
    expect(asked(server)?.get('to')).toBe('2026-11-29T15:59:59.999Z');
  });
  it('go a week on and back, and keep whose they are', async () => {
    const { user, address } = await open('/interviews?week=2026-11-23&mine=1');
    await user.click(await screen.findByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(address()).toBe('/interviews?week=2026-11-30&mine=1'));
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    await waitFor(() => expect(address()).toBe('/interviews?week=2026-11-23&mine=1'));
  });
  it('open beside the calendar and close to the same week', async () => {
    const { user, address } = await open('/interviews?week=2026-11-23');
    const day = within(await screen.findByRole('region', { name: 'The week’s interviews' }));
    await user.click(day.getByRole('button', { name: /14:15 Song Jia/ }));
    await screen.findByRole('complementary', { name: 'Song Jia' });
    expect(address()).toBe(`/interviews/${id(72)}?week=2026-11-23`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/interviews?week=2026-11-23'));
  });
  it('of an interview opened by its address are those of its own week', async () => {
    const { server } = await open(`/interviews/${id(71)}`);
    await waitFor(() => expect(asked(server)?.get('from')).toBe('2026-11-22T16:00:00.000Z'));
  });
  it('stand beside each other where they overlap', async () => {
    await open('/interviews?week=2026-11-23');
    await screen.findAllByText(/Ma Jun/);
    const blocks = [...document.querySelectorAll<HTMLElement>('.week-column .interview-block')];
    expect(blocks.map(({ style }) => style.left)).toEqual(['0%', '50%']);
  });
  it('are seen by interviewer too, each in every row that is theirs', async () => {
    await open('/interviews?week=2026-11-23&layout=people', serverWith(), 'zh-CN');
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([2, 1]);
    expect(screen.getAllByText('Zhao Lei、Qian Min')).toHaveLength(2);
  });
  it('say when there are none, of mine or at all', async () => {
    const all = await open('/interviews?week=2026-11-23', serverWith([]));
    expect(await screen.findByText(/^No interviews this week\./)).toBeTruthy();
    await all.user.click(screen.getByLabelText('Mine only'));
    expect(await screen.findByText('You have no interviews this week.')).toBeTruthy();
    expect(asked(all.server)?.get('mine')).toBe('true');
  });
});
