/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { applicationRow } from '../../../../testing/samples/applications.ts';
import { id, person, position, zhao } from '../../../../testing/samples/people.ts';
import { staffApi } from '../../model/staff-api.ts';
import type { WorkItem } from './groups.ts';
import WorkPage from './index.tsx';
import type { Times } from './times-offered.ts';

const row = (changes: Partial<WorkItem> = {}): WorkItem => ({
  kind: 'ARRANGE',
  id: id(1),
  applicationId: id(1),
  person: person({ name: 'He Jia' }),
  position,
  dueAt: null,
  since: '2026-11-20T02:00:00.000Z',
  application: applicationRow({ stage: 'FIRST_INTERVIEW', allowedActions: ['ArrangeInterview'] }),
  ...changes,
});
const place = {
  mode: 'ON_SITE',
  site: 'Room 3',
  videoTool: '',
  link: '',
  meetingCode: '',
  password: '',
  contact: '',
} as const;
const at = (day: number, hour: number, changes: Partial<Times['times'][number]> = {}) => ({
  start: `2026-11-${day}T0${hour}:00:00.000Z`,
  end: `2026-11-${day}T0${hour}:45:00.000Z`,
  chosen: false,
  free: true,
  ...changes,
});
const times = (changes: Partial<Times> = {}): Times => ({
  applicationId: id(1),
  by: 'RescheduleInterview',
  subject: { id: id(71), revision: 4 },
  appointmentId: null,
  interviewers: [zhao],
  place,
  times: [at(24, 3), at(24, 6), at(25, 2)],
  ...changes,
});
async function open(answer: Times, item = row(), language: 'zh-CN' | 'en-US' = 'en-US') {
  const server = new FakeServer()
    .signIn(colleague('HR'))
    .answer('myWork', { items: [item], counts: { [item.kind]: 1 } })
    .answer('interviews', { rows: [] })
    .answer('interviewTimes', answer);
  const shown = await renderStaff(<WorkPage />, {
    server,
    language,
    parts: { ApplicationDrawer: () => <aside>beside</aside> },
  });
  await shown.user.click(
    await screen.findByRole('button', { name: language === 'en-US' ? 'Arrange interview' : '安排面试' }),
  );
  return { ...shown, server };
}
const panel = () => within(screen.getByRole('region', { name: /Time of the interview|面试时间/ }));
const sent = (server: FakeServer) => server.sent.map(({ name, payload, ifMatch }) => ({ name, payload, ifMatch }));
const whole = { place, interviewerIds: [zhao.accountId] };

describe('an interview is set from the row that waits for it', () => {
  it('by one button that says when and whom it tells', async () => {
    const { server, user } = await open(times());
    expect(await panel().findAllByRole('radio')).toHaveLength(3);
    expect(
      panel().getByText(/On-site interview Room 3, 45 minutes\. Mail and text message to He Jia, mail to /),
    ).toBeTruthy();
    await user.click(panel().getByRole('button', { name: 'Set Nov 24, 11:00 and tell He Jia' }));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    const { start, end } = at(24, 3);
    expect(sent(server)).toEqual([
      {
        name: 'RescheduleInterview',
        payload: { interviewId: id(71), start, end, ...whole, notify: true },
        ifMatch: '"4"',
      },
    ]);
  });
  it('by keys alone: a number chooses, Enter sends', async () => {
    const { server, user } = await open(times());
    await panel().findAllByRole('radio');
    await user.keyboard('2');
    expect(panel().getByRole('button', { name: 'Set Nov 24, 14:00 and tell He Jia' })).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.payload).toMatchObject({ start: at(24, 6).start });
  });
  it('by the session in which the candidate chose the time', async () => {
    const { server, user } = await open(
      times({
        by: 'GenerateArrangements',
        subject: { id: id(81), revision: 9 },
        appointmentId: id(82),
        times: [at(25, 2, { chosen: true })],
      }),
    );
    expect(await panel().findByText(/^The candidate chose it/)).toBeTruthy();
    await user.click(panel().getByRole('button', { name: /^Set Nov 25, 10:00/ }));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]).toEqual({
      name: 'GenerateArrangements',
      payload: { appointmentSessionId: id(81), appointmentIds: [id(82)], interviewerIds: [zhao.accountId] },
      ifMatch: '"9"',
    });
  });
  it('anew, where an application at an interview is in hand', async () => {
    const { server, user } = await open(times({ by: 'ArrangeInterview', subject: null }), row({}), 'zh-CN');
    await user.click(await panel().findByRole('button', { name: '安排 11月24日 11:00 并通知He Jia' }));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    const { start, end } = at(24, 3);
    expect(sent(server)[0]).toMatchObject({
      name: 'ArrangeInterview',
      payload: { applicationId: id(1), start, end, ...whole },
    });
  });
  it.each<readonly [string, Partial<Times>, RegExp]>([
    ['a time that is taken meanwhile', { times: [at(25, 2, { chosen: true, free: false })] }, /^Another interview of /],
    ['no time', { times: [] }, /no time when both sides are free/],
    ['nobody to hold it', { interviewers: [], times: [] }, /choose who first/],
    ['a place that is not complete', { place: null }, /place of the interview is not complete/],
  ])('not with %s: that is said, and no button promises it', async (_what, changes, said) => {
    await open(times({ ...changes, by: 'ArrangeInterview', subject: null }));
    expect(await panel().findByText(said)).toBeTruthy();
    expect(panel().queryByRole('button', { name: /^Set / })).toBeNull();
    expect(panel().getByRole('button', { name: 'Other time or interviewers' })).toBeTruthy();
  });
  it('says that it waits no longer, where somebody was first', async () => {
    const { server, store } = await open(times());
    await panel().findAllByRole('radio');
    server.refuse('interviewTimes', { status: 404, code: 'common.not_found' });
    act(() => void store.dispatch(staffApi.util.invalidateTags(['interview'])));
    expect(await panel().findByText('This interview no longer waits for a time.')).toBeTruthy();
  });
  it('shuts with Escape, and the row has the focus again', async () => {
    const { user } = await open(times());
    await panel().findAllByRole('radio');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Time of the interview' })).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^He Jia/);
  });
});
