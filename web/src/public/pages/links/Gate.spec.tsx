/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { linkOpened } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { Gate } from './Gate.tsx';

type Opened = ReturnType<typeof linkOpened>;

async function open(opened: Partial<Opened> = {}, server = new FakeServer()) {
  server.answer('linkOpened', linkOpened({ satisfied: false, ...opened }));
  const shown = await renderPublic(
    <Gate token="tok" title="Your offer">
      <p>what is inside</p>
    </Gate>,
    { server, at: '/send_offer/tok' },
  );
  return { ...shown, server };
}
const inside = () => screen.queryByText('what is inside');

describe('a link from a message', () => {
  it('lets in who has shown already that it is theirs', async () => {
    await open({ satisfied: true });
    expect(await screen.findByText('what is inside')).toBeTruthy();
  });
  it('lets in where nothing has to be shown', async () => {
    await open({ stepUp: 'none' });
    expect(await screen.findByText('what is inside')).toBeTruthy();
  });
  it('asks first, saying what it is about and until when it is good', async () => {
    await open({ stepUp: 'tail' });
    expect(await screen.findByText('Test developer')).toBeTruthy();
    expect(screen.getByText(/The link is valid until Tue, Dec 1.*18:00/)).toBeTruthy();
    expect(inside()).toBeNull();
  });
  it.each([
    ['link.invalid', 404, 'This link is not valid.'],
    ['common.not_found', 404, 'This link is not valid.'],
    ['link.expired', 410, 'This link has expired or never existed.'],
    ['link.locked', 410, 'Too many wrong attempts from this network. Try again tomorrow'],
  ])('that is dead (%s) says what to do', async (code, status, words) => {
    await open({}, new FakeServer().refuse('linkOpened', { status, code }).refuse('linkOver', { status, code }));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByRole('heading', { name: 'Your offer' })).toBeTruthy();
  });
  it('can be tried again where the service did not answer', async () => {
    const server = new FakeServer().refuse('linkOpened', { status: 500, code: 'common.internal' });
    const { user } = await open({ satisfied: true }, server);
    await screen.findByRole('alert');
    server.refuse('linkOpened', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(inside()).not.toBeNull());
  });
  it('is spoken for by its token alone', async () => {
    const { server } = await open({ satisfied: true });
    await screen.findByText('what is inside');
    expect(server.asked.map(({ name, params }) => [name, [...params]])).toEqual([['linkOpened', []]]);
  });
});
