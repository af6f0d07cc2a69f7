/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { LiveStream, say } from '../../../../testing/live-streams.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { applicationDetail, applicationRow } from '../../../../testing/samples/applications.ts';
import { id } from '../../../../testing/samples/people.ts';
import { followLive } from '../../model/live.ts';
import { staffApi } from '../../model/staff-api.ts';
import { useMyWorkQuery } from '../../model/work.ts';
import ApplicationsPage from './index.tsx';

/** The rail counts what the viewer owes. */
function Rail() {
  useMyWorkQuery({});
  return null;
}

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.EventSource = LiveStream as unknown as typeof EventSource;
});
afterEach(() => stop());

async function open() {
  const server = new FakeServer()
    .signIn(colleague('HR'))
    .answer('applications', { rows: [applicationRow()], stages: { RESUME_SCREENING: 1 }, sources: {}, hands: {} })
    .answer('applicationDetail', applicationDetail())
    .answer('positions', { rows: [] })
    .answer('staffMembers', [])
    .answer('myWork', { items: [], counts: {} });
  const page = (
    <>
      <Rail />
      <ApplicationsPage />
    </>
  );
  const at = `/applications/${id(1)}?sort=-since`;
  const shown = await renderStaff(page, { server, at, path: '/applications/*' });
  let due: (() => void) | undefined;
  stop = followLive(shown.store, (work) => {
    due = work;
    return () => {};
  });
  await screen.findByRole('button', { name: 'More' });
  await waitFor(() => expect(isQuiet(shown.store)).toBe(true));
  server.asked.length = 0;
  /** What the server tells every open screen, with the page's own writes among it, once changes are no longer gathered. */
  const tell = (view: string, position: string) =>
    act(async () => {
      say(JSON.stringify({ view, ids: [id(1)], position }));
      due?.();
    });
  return { ...shown, server, tell, asked: () => server.asked.map(({ name }) => name).toSorted() };
}
const isQuiet = (store: Awaited<ReturnType<typeof renderStaff>>['store']) =>
  Object.values(store.getState().staffApi.queries).every((entry) => entry?.status !== 'pending');

const at = (position: number) => String(position).padStart(16, '0');

const touched = ['applicationDetail', 'applications', 'myWork'];

describe('one press in a record over its list', () => {
  it('asks again for what it changed, once, also when the page is told of its own write', async () => {
    const { user, server, store, tell, asked } = await open();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lock' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'ours');
    server.asked.length = 0;
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    await waitFor(() => expect([server.sent.length, asked(), isQuiet(store)]).toEqual([1, touched, true]));
    await tell('application', at(1));
    expect([asked(), isQuiet(store)]).toEqual([touched, true]);
  });
  it.each([
    ['somebody else changed it', at(7)],
    ['nobody knows how far the change is in the log', ''],
  ])('asks again where %s', async (_why, position) => {
    const { store, tell, asked } = await open();
    await tell('application', position);
    await waitFor(() => expect([asked(), isQuiet(store)]).toEqual([touched, true]));
  });
  it('looks at an answer that was on its way when the change was told', async () => {
    const { server, store, tell, asked } = await open();
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    globalThis.fetch = async (input, init) => {
      const answer = await server.fetch(input, init);
      await gate;
      return answer;
    };
    act(() => void store.dispatch(staffApi.util.invalidateTags(['application'])));
    await tell('application', at(7));
    letGo();
    await waitFor(() => expect([asked(), isQuiet(store)]).toEqual([touched, true]));
    await tell('subscriber', at(7));
    await waitFor(() => expect([asked(), isQuiet(store)]).toEqual([[...touched, ...touched].toSorted(), true]));
  });
  it('leaves alone what no event is shown in', async () => {
    const { store, tell, asked } = await open();
    await tell('subscriber', at(7));
    expect([asked(), isQuiet(store)]).toEqual([[], true]);
  });
});
