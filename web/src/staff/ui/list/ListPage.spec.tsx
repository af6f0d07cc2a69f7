/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { ApplicationRow } from '@talentlog/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { applicationRow } from '../../../../testing/samples/applications.ts';
import { id, person } from '../../../../testing/samples/people.ts';
import { question, staffApi } from '../../model/staff-api.ts';
import { ListPage } from './ListPage.tsx';
import { anyOf, listFormat, oneOf, text } from './list-format.ts';
import { NothingHere } from './NothingHere.tsx';
import { useList } from './use-list.ts';

const api = staffApi.injectEndpoints({
  endpoints: (build) => ({ peopleOfList: question(build, 'applications') }),
});
const format = listFormat({ text, stage: anyOf(), sort: oneOf(['since', '-since'] as const, '-since') });
const idOf = ({ applicationId }: ApplicationRow) => applicationId;

function People() {
  const list = useList({
    format,
    endpoint: api.endpoints.peopleOfList,
    paramsOf: (state) => state,
    home: '/people',
    pathOf: (one) => `/people/${one}`,
    idOf,
  });
  return (
    <ListPage
      list={list}
      title="People"
      filters={[{ id: 'stage', label: 'Stage', choices: [{ value: 'OFFER', label: 'Offer' }] }]}
      search="Name"
      count={(count) => `${count} people`}
      columns={[{ id: 'name', title: 'Name', width: '1fr', sort: 'since', render: (row) => row.person.name }]}
      sort={{ by: list.state.sort, onSort: (sort) => list.go({ sort: format.facets.sort.choose([sort]) }) }}
      empty={
        <NothingHere narrowed={list.narrowed} none="Nobody yet" noneHere="Nobody fits" showAll="All" home="/people" />
      }
    >
      {list.openId !== '' && (
        <aside aria-label={list.opened?.person.name ?? 'somebody'}>
          {list.neighbours.place}
          <button type="button" disabled={list.neighbours.onNext === undefined} onClick={list.neighbours.onNext}>
            Next
          </button>
          <button type="button" onClick={list.close}>
            Close
          </button>
        </aside>
      )}
    </ListPage>
  );
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    applicationRow({ applicationId: id(index + 1), person: person({ name: `Person ${index + 1}` }) }),
  );
const serverWith = (count: number) => new FakeServer().answer('applications', { rows: rows(count), stages: {} });
const open = (server: FakeServer, at = '/people') => renderStaff(<People />, { server, at, path: '/people/*' });
const asked = ({ asked: all }: FakeServer, name: string) => all.map(({ params }) => params.getAll(name).join());

describe('a page with a list', () => {
  it('asks for what its address says and shows it so', async () => {
    const { server } = await open(serverWith(2), '/people?text=Ma&stage=OFFER&sort=since&stage=OFFER');
    expect(await screen.findByText('2 people')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name' }).value).toBe('Ma');
    expect(screen.getByRole('button', { name: /^Stage Offer/ })).toBeTruthy();
    expect([asked(server, 'text')[0], asked(server, 'sort')[0]]).toEqual(['Ma', 'since']);
  });
  it('turns its order round by the title of a column', async () => {
    const { user, address, server } = await open(serverWith(2));
    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('/people?sort=since'));
    await waitFor(() => expect(asked(server, 'sort')).toContain('since'));
  });
  it('drops a filter and keeps the rest of its address, with the open row', async () => {
    const { user, address } = await open(serverWith(2), `/people/${id(1)}?text=P&stage=OFFER`);
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Stage' }));
    await waitFor(() => expect(address()).toBe(`/people/${id(1)}?text=P`));
  });
  it('opens a row by a click and closes it, its filters kept', async () => {
    const { user, address } = await open(serverWith(3), '/people?stage=OFFER');
    await user.click(await screen.findByText('Person 2'));
    expect(await screen.findByRole('complementary', { name: 'Person 2' })).toBeTruthy();
    expect(address()).toBe(`/people/${id(2)}?stage=OFFER`);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/people?stage=OFFER'));
  });
  it('knows the place of a row that was opened by its address, and its neighbours', async () => {
    const { user, address } = await open(serverWith(3), `/people/${id(2)}`);
    const beside = await screen.findByRole('complementary', { name: 'Person 2' });
    expect(within(beside).getByText(/^2 \/ 3/)).toBeTruthy();
    await user.click(within(beside).getByRole('button', { name: 'Next' }));
    expect(address()).toBe(`/people/${id(3)}`);
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true));
  });
  it('goes on from the place of an open row that has left the list', async () => {
    let among = rows(4);
    const server = new FakeServer().answer('applications', () => ({ rows: among, stages: {} }));
    const { user, address, store } = await open(server, `/people/${id(2)}`);
    await screen.findByText(/^2 \/ 4/);
    among = among.filter(({ applicationId }) => applicationId !== id(2));
    act(() => void store.dispatch(staffApi.util.invalidateTags(['application'])));
    await screen.findByText('3 people');
    expect(screen.queryByText(/^2 \//)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe(`/people/${id(3)}`);
    expect(await screen.findByText(/^2 \/ 3/)).toBeTruthy();
  });
});
