/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { id } from '../../../../../testing/samples/people.ts';
import { advertisement, positionDetail } from '../../../../../testing/samples/positions.ts';
import PositionsPage from '../index.tsx';

beforeEach(() => localStorage.clear());

const live = advertisement({
  state: 'PUBLISHED',
  publishedAt: '2026-11-20T02:00:00.000Z',
  allowedActions: ['UnpublishAdvertisement'],
});

function open(changes: Parameters<typeof positionDetail>[0] = {}, server = new FakeServer()) {
  server.signIn(colleague('PR')).answer('positionDetail', positionDetail(changes));
  return renderStaff(<PositionsPage />, { server, at: `/positions/${id(200)}`, path: '/positions/*' });
}
const steps = async () => within(await screen.findByRole('region', { name: 'From created to online' }));
const current = async () =>
  (await steps()).getAllByRole('listitem').find((step) => step.hasAttribute('aria-current'))?.textContent;
const line = async () =>
  (await screen.findByText(/application/, { selector: '.position-line a' })).closest('p')?.textContent;

describe('one position', () => {
  it.each([
    ['a draft', {}, '2Open it'],
    ['open without an advertisement', { state: 'OPEN', allowedActions: [] }, '3Create an advertisement'],
    ['open with one not out yet', { state: 'OPEN', allowedActions: [], advertisements: [advertisement()] }, '4Publish'],
  ])('as %s shows the step that is next', async (_what, changes, expected) => {
    await open(changes);
    expect(await current()).toBe(expected);
  });
  it('is opened by its step, once, and the head offers it not a second time', async () => {
    const { user, server, store } = await open();
    const buttons = await screen.findAllByRole('button', { name: 'Open position' });
    expect(buttons).toHaveLength(1);
    await user.click(buttons[0] as HTMLElement);
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ text: 'Open now: Test developer' }]));
    expect(server.payloads('OpenPosition')).toEqual([{ positionId: id(200) }]);
    expect(store.getState().toasts[0]?.undo).toBeUndefined();
  });
  it('is published by its step, which can be taken back', async () => {
    const { user, store } = await open({ state: 'OPEN', allowedActions: [], advertisements: [advertisement()] });
    await user.click((await steps()).getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([
        { undo: { name: 'UnpublishAdvertisement', payload: { advertisementId: id(211) } } },
      ]),
    );
  });
  it.each([
    ['OPEN', [live], /^Open1 advertisement is live; the nearest deadline is /],
    ['OPEN', [], /^OpenNo advertisement is live, so job seekers do not see it yet\./],
    ['PAUSED', [], /Nobody can apply for now/],
    ['CLOSED', [], /No longer hired for/],
  ])('at %s with %j says where it stands', async (state, advertisements, words) => {
    await open({ state, advertisements, allowedActions: [] });
    expect(await line()).toMatch(words);
  });
  it('online has no steps left, and offers what is allowed', async () => {
    const { user, store } = await open({
      state: 'OPEN',
      advertisements: [live],
      allowedActions: ['PausePosition', 'FillPosition'],
    });
    await user.click(await screen.findByRole('button', { name: 'Pause hiring' }));
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ undo: { name: 'OpenPosition' } }]));
    expect(screen.queryByRole('region', { name: 'From created to online' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the public page' }).getAttribute('href')).toBe(
      `/job_detail/${id(211)}`,
    );
    expect(screen.queryByRole('button', { name: 'Close position' })).toBeNull();
  });
  it('is closed with a reason, told what that stops, and a refusal loses nothing', async () => {
    const server = new FakeServer().refuse('ClosePosition', { status: 409, code: 'common.version_conflict' });
    const { user } = await open({ state: 'OPEN', advertisements: [live], allowedActions: ['ClosePosition'] }, server);
    await user.click(await screen.findByRole('button', { name: 'Close position' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/and 1 advertisement is stopped/)).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Reason/), 'filled elsewhere');
    await user.click(dialog.getByRole('button', { name: 'Close position' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Someone changed this/);
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('filled elsewhere');
  });
  it('shows what was entered, and leads to who applied', async () => {
    await open();
    expect((await screen.findByRole('link', { name: '3 applications' })).getAttribute('href')).toBe(
      `/applications?position=${id(200)}&sort=-since`,
    );
    expect(screen.getByText('Recruiter').nextElementSibling?.textContent).toBe('Qian Min');
    expect(screen.queryByText('Batch')).toBeNull();
  });
});
