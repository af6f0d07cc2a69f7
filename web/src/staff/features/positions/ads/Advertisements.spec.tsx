/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { id } from '../../../../../testing/samples/people.ts';
import { advertisement, positionDetail } from '../../../../../testing/samples/positions.ts';
import { Advertisements } from './Advertisements.tsx';

beforeEach(() => localStorage.clear());

type Changes = NonNullable<Parameters<typeof advertisement>[0]>;
const { details } = advertisement();

const allowedActions = ['CreateAdvertisement'];
const open = (changes: Changes = {}, state = 'OPEN', server = new FakeServer()) =>
  renderStaff(
    <Advertisements position={positionDetail({ state, allowedActions, advertisements: [advertisement(changes)] })} />,
    { server: server.signIn(colleague('PR')) },
  );
const item = () => within(screen.getByRole('listitem'));
const actions = () => [...document.querySelectorAll('.ad-actions button')].map(({ textContent }) => textContent);

describe('an advertisement', () => {
  it.each<[string, Changes, RegExp]>([
    ['waiting', {}, /^Not published yet; deadline /],
    ['planned', { details: { ...details, publishAt: '2027-01-04T01:00:00.000Z' } }, /^Publishes by itself on .*09:00/],
    ['out', { state: 'PUBLISHED', publishedAt: '2026-11-20T02:00:00.000Z' }, /^Published .*10:00, until /],
    ['taken in', { state: 'UNPUBLISHED' }, /^Job seekers do not see it; deadline /],
    ['stopped', { state: 'STOPPED' }, /^Stopped; enabling it again needs a new deadline\.$/],
  ])('that is %s says so', async (_what, changes, words) => {
    await open(changes);
    expect(item().getByText(words)).toBeTruthy();
  });
  it('cannot go out past its deadline, nor while the position is not open, and says why', async () => {
    const kept = ['EditAdvertisement', 'DeleteAdvertisement'];
    const late = await open({ obstacle: 'ad.deadline_past', allowedActions: kept });
    expect(item().getByText('The deadline has passed; change it first.')).toBeTruthy();
    expect(actions()).toEqual(['Edit', 'Delete']);
    late.unmount();
    await open({ obstacle: 'ad.position_not_open', allowedActions: kept }, 'PAUSED');
    expect(item().getByText('Can be published while the position is open.')).toBeTruthy();
    expect(actions()).toEqual(['Edit', 'Delete']);
  });
  it('goes out at once where it may, and a refusal stands beside it', async () => {
    const server = new FakeServer().refuse('PublishAdvertisement', { status: 409, code: 'common.version_conflict' });
    const { user, store } = await open({}, 'OPEN', server);
    await user.click(item().getByRole('button', { name: 'Publish' }));
    expect(await item().findByRole('alert')).toBeTruthy();
    expect(store.getState().toasts).toEqual([]);
  });
  it('is changed as a whole', async () => {
    const { user, server } = await open();
    await user.click(item().getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit AD-7' }));
    await user.selectOptions(dialog.getByLabelText('Kind'), 'Urgent');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(server.payloads('EditAdvertisement')).toEqual([
      { advertisementId: id(211), details: { ...details, adType: 'URGENT' } },
    ]);
  });
  it('is deleted only after asking, named by its number', async () => {
    const { user, server } = await open();
    await user.click(item().getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete' }));
    expect(dialog.getByText(/^AD-7 cannot be brought back/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.sent).toEqual([]);
  });
  it('that was stopped is enabled with a deadline to come', async () => {
    const { user, server } = await open({ state: 'STOPPED', allowedActions: ['EnableAdvertisement'] });
    await user.click(item().getByRole('button', { name: 'Enable' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enable' }));
    fireEvent.change(dialog.getByLabelText(/^Deadline/), { target: { value: '2099-01-31T23:59' } });
    await user.click(dialog.getByRole('button', { name: 'Enable' }));
    expect(server.payloads('EnableAdvertisement')).toEqual([
      { advertisementId: id(211), deadline: '2099-01-31T15:59:00.000Z' },
    ]);
  });
  it('is added on the site of the position’s track, ready but not out', async () => {
    const { user, server, store } = await open();
    await user.click(screen.getByRole('button', { name: 'New advertisement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New advertisement' }));
    await user.click(dialog.getByRole('button', { name: 'New advertisement' }));
    await waitFor(() => expect(store.getState().toasts[0]?.text).toMatch(/not published yet$/));
    expect(server.payloads('CreateAdvertisement')).toMatchObject([
      { positionId: id(200), details: { channel: 'SOCIAL_SITE', adType: 'NORMAL', publishAt: null, order: 100 } },
    ]);
  });
});
