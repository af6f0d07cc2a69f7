/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { interview } from '../../../../testing/samples/interviews.ts';
import { id, person, position } from '../../../../testing/samples/people.ts';
import { localTime } from '../../../format/dates.ts';
import words from '../../../i18n/en-US/staff.json' with { type: 'json' };
import { staffApi } from '../../model/staff-api.ts';
import type { WorkItem } from './groups.ts';
import WorkPage from './index.tsx';

const work = (kind: WorkItem['kind'], number: number, name: string, dueAt: string | null = null): WorkItem => ({
  kind,
  id: id(number),
  applicationId: id(number),
  person: person({ name }),
  position,
  dueAt,
  since: '2026-11-20T02:00:00.000Z',
  application: null,
});
const items = [
  work('SCREEN', 31, 'Ma Jun', '2026-01-01T00:00:00.000Z'),
  work('HANDLE', 1, 'Song Jia'),
  work('APPROVE', 51, 'Han Lei', '2099-01-01T00:00:00.000Z'),
  work('EVALUATE', 2, 'Wu Di'),
];
const serverWith = (owed: readonly WorkItem[]) => {
  const counts: Record<string, number> = {};
  for (const { kind } of owed) counts[kind] = (counts[kind] ?? 0) + 1;
  return new FakeServer()
    .signIn(colleague('HR'))
    .answer('myWork', { items: [...owed], counts })
    .answer('interviews', { rows: [] });
};
const open = (server = serverWith(items)) =>
  renderStaff(<WorkPage />, {
    server,
    parts: {
      ApplicationDrawer: ({ applicationId, place, onNext, onClose }) => (
        <aside aria-label={`application ${applicationId.slice(-2)}`}>
          {place}
          <button type="button" disabled={onNext === undefined} onClick={onNext}>
            Next
          </button>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </aside>
      ),
      OfferDrawer: ({ offerId }) => <aside aria-label={`offer ${offerId.slice(-2)}`} />,
      CollectionDrawer: ({ collectionId }) => <aside aria-label={`collection ${collectionId.slice(-2)}`} />,
      InterviewDrawer: ({ interviewId, onNext, onClose }) => (
        <aside aria-label={`interview ${interviewId.slice(-2)}`}>
          <button type="button" disabled={onNext === undefined}>
            Next
          </button>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </aside>
      ),
      ScreeningDesk: ({ itemId, onJudged }) => (
        <aside aria-label={`resume ${itemId.slice(-2)}`}>
          <button type="button" onClick={onJudged}>
            Judge
          </button>
        </aside>
      ),
    },
  });
const label = (kind: WorkItem['kind']) => words[`staff.workKind.${kind}`];
const group = (name: string) => within(screen.getByRole('region', { name }));

describe('what waits for me', () => {
  it('is told by the very action, under my name, with what is late and what is due today', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lin Jing, 4 things wait for you' })).toBeTruthy();
    expect(screen.getByText('1 overdue, nothing due today')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Screen 1 overdue',
      'Approve offer 1',
      'Handle application 1',
      'Evaluate 1',
    ]);
    expect(group('Screen').getByText('Ma Jun')).toBeTruthy();
  });
  it('has the days to come, with how much is due on each', async () => {
    await open();
    const days = within(await screen.findByRole('list', { name: 'This week' })).getAllByRole('listitem');
    expect(days).toHaveLength(7);
    expect(days[0]?.textContent).toMatch(/Today.*1 overdue$/);
  });
  it('has the interviews of each day: when they are, or how many', async () => {
    const day = (days: number) => localTime(new Date(Date.now() + days * 86_400_000).toISOString()).day;
    const rows = [
      [1, '10:00'],
      [1, '14:30'],
      [2, '09:00'],
      [2, '10:00'],
      [2, '11:00'],
      [2, '15:00'],
    ].map(([days, at], n) =>
      interview({ interviewId: id(70 + n), start: new Date(`${day(Number(days))}T${at}:00+08:00`).toISOString() }),
    );
    await open(serverWith(items).answer('interviews', { rows }));
    await screen.findByText(/Interviews 10:00/);
    const days = within(screen.getByRole('list', { name: 'This week' })).getAllByRole('listitem');
    expect(days[1]?.textContent).toMatch(/Interviews 10:00, 14:30$/);
    expect(days[2]?.textContent).toMatch(/4 interviews$/);
    expect(days[3]?.textContent).not.toMatch(/nterview/);
  });
  it('counts the interviews of each day also where the week has more than one page of them', async () => {
    // Noon of the day there, which need not be the day here.
    const at = (days: number, minute: number) => {
      const { day } = localTime(new Date(Date.now() + days * 86_400_000).toISOString());
      return new Date(Date.parse(`${day}T12:00+08:00`) + minute * 60_000).toISOString();
    };
    const rows = Array.from({ length: 130 }, (_, n) =>
      interview({ interviewId: id(500 + n), start: at(n < 110 ? 1 : 2, n % 60) }),
    );
    const inSpan = (params: URLSearchParams) =>
      rows.filter(({ start }) => start >= (params.get('from') ?? '') && start <= (params.get('to') ?? ''));
    await open(serverWith(items).answer('interviews', (params) => ({ rows: inSpan(params) })));
    await screen.findByText(/110 interviews/);
    const days = within(screen.getByRole('list', { name: 'This week' })).getAllByRole('listitem');
    expect(days[2]?.textContent).toMatch(/20 interviews$/);
  });
  it('is done beside the list, one after the other', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Handle Song Jia|Song Jia/ }));
    const beside = within(await screen.findByRole('complementary', { name: 'application 01' }));
    expect(beside.getByText(/^3 \/ 4/)).toBeTruthy();
    await user.click(beside.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('complementary', { name: 'interview 02' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });
  it('is walked through with J and K, over all actions', async () => {
    const { user } = await open();
    await screen.findByText('Ma Jun');
    const at = () => document.activeElement?.textContent ?? '';
    await user.keyboard('j');
    expect(at()).toMatch(/^Ma Jun/);
    await user.keyboard('jj');
    expect(at()).toMatch(/^Song Jia/);
    await user.keyboard('k');
    expect(at()).toMatch(/^Han Lei/);
    await user.keyboard('kkk');
    expect(at()).toMatch(/^Ma Jun/);
  });
  it.each([
    ['APPROVE', 'offer 51'],
    ['SUBMIT_OFFER', 'offer 51'],
    ['SEND_OFFER', 'offer 51'],
    ['SEND_COLLECTION', 'collection 51'],
    ['REMIND_COLLECTION', 'collection 51'],
    ['REVIEW_COLLECTION', 'collection 51'],
    ['PUSH_COLLECTION', 'collection 51'],
    ['CONFIRM_ONBOARDING', 'collection 51'],
    ['SIGN_IN', 'interview 51'],
    ['EVALUATE', 'interview 71'],
    ['CHASE', 'application 51'],
    ['DRAFT_OFFER', 'application 51'],
  ] as const)('nobody leaves the page: %s is done at the %s', async (kind, beside) => {
    const item = { ...work(kind, 51, 'Han Lei'), ...(kind === 'EVALUATE' ? { interviewId: id(71) } : {}) };
    const { user, address } = await open(serverWith([item]));
    const [row, button] = await screen.findAllByRole('button', { name: new RegExp(`^Han Lei|^${label(kind)}$`) });
    expect(row?.textContent).toMatch(/^Han Lei/);
    await user.click(button ?? document.body);
    expect(await screen.findByRole('complementary', { name: beside })).toBeTruthy();
    expect(address()).toBe('/');
  });
  it('goes on after a verdict, to whatever comes next', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Ma Jun/ }));
    await user.click(await screen.findByRole('button', { name: 'Judge' }));
    expect(await screen.findByRole('complementary', { name: 'offer 51' })).toBeTruthy();
  });
  it('goes on from its place when it is done and gone', async () => {
    let owed = items;
    const server = serverWith(items).answer('myWork', () => ({ items: [...owed], counts: { HANDLE: owed.length } }));
    const { user, store } = await open(server);
    await user.click(await screen.findByRole('button', { name: /Song Jia/ }));
    await screen.findByRole('complementary', { name: 'application 01' });
    owed = items.filter(({ kind }) => kind !== 'HANDLE');
    act(() => void store.dispatch(staffApi.util.invalidateTags(['application'])));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Song Jia/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('complementary', { name: 'interview 02' })).toBeTruthy();
  });
  it('goes on by key from its place when it is done and gone', async () => {
    let owed = items;
    const server = serverWith(items).answer('myWork', () => ({ items: [...owed], counts: {} }));
    const { user, store } = await open(server);
    const at = () => document.activeElement?.textContent;
    await screen.findByRole('button', { name: /Ma Jun/ });
    await user.keyboard('jjj');
    expect(at()).toMatch(/^Song Jia/);
    owed = items.filter(({ kind }) => kind !== 'HANDLE');
    act(() => void store.dispatch(staffApi.util.invalidateTags(['application'])));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Song Jia/ })).toBeNull());
    await user.keyboard('j');
    expect(at()).toMatch(/^Wu Di/);
  });
  it('ends with the actions of which nothing waits, those of the viewer alone, in one line', async () => {
    await open();
    const line = (await screen.findByText(/^Nothing else waits, in \d+ kinds: /)).textContent ?? '';
    expect(line).toMatch(/: Chase feedback, .*Move on/);
    expect(line).not.toMatch(/Handle|Approve|Screen,/);
  });
  it('is nothing, and that is said', async () => {
    await open(serverWith([]));
    expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'This week' })).toBeNull();
  });

  it('that is more than is listed: says how many more of which kind, where they are, and counts no day as if that were all', async () => {
    const server = serverWith(items);
    server.answer('myWork', { items: [...items], counts: { SCREEN: 1090, HANDLE: 15, APPROVE: 1, EVALUATE: 1 } });
    await open(server);
    expect(await screen.findByText(/^The 4 most urgent are listed: 1 overdue, none due today$/)).toBeTruthy();
    expect(group(label('SCREEN')).getByText(/1,?089 more are not listed/)).toBeTruthy();
    expect(group(label('SCREEN')).getByRole('link').getAttribute('href')).toBe('/screening');
    expect(group(label('HANDLE')).getByRole('link').getAttribute('href')).toBe('/applications');
    expect(group(label('SCREEN')).queryByText('all overdue')).toBeNull();
    expect(screen.getByText('at least 1 overdue')).toBeTruthy();
    expect(group(label('APPROVE')).queryByText(/not listed/)).toBeNull();
  });

  it('is told the evening before an interview, though there is nothing to do about it yet', async () => {
    const server = serverWith([]).signIn(colleague('IV'));
    const [start, end] = [new Date(Date.now() + 12 * 3_600_000), new Date(Date.now() + 13 * 3_600_000)];
    const times = { start: start.toISOString(), end: end.toISOString() };
    server.answer('interviews', { rows: [interview({ ...times, person: person({ name: 'Wu Di' }) })] });
    await open(server);
    expect(await screen.findByRole('region', { name: words['staff.work.ahead'] })).toBeTruthy();
    expect(group(words['staff.work.ahead']).getByText('Wu Di')).toBeTruthy();
  });
});
