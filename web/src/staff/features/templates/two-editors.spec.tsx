/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer, Refused } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import type { QueryData } from '../../../api/tables.ts';
import TemplatesPage from './index.tsx';

type Shown = QueryData<'messageTemplate'>;
const texts = (content: string) => ({ subject: 'Received', content, action: '' });
const wording = (revision: number, content: string): Shown => ({
  ...{ template: 'resume-delivered', scene: 'DELIVERY', title: { 'zh-CN': '已投递', 'en-US': 'Received' } },
  ...{ ownLetter: false, channels: ['MAIL'], state: 'EDITED', version: revision + 1, revision, own: texts(content) },
  otherwise: { texts: texts('Thanks'), from: 'PRODUCT' },
  placeholders: [],
  versions: [{ version: revision + 1, texts: texts(content), at: '2026-11-20T02:00:00.000Z', by: 'Qian Min' }],
  allowedActions: ['EditMessageTemplate'],
});

beforeEach(() => localStorage.clear());

/** A server where Qian Min saves a second version as soon as somebody else tries to. */
function busyServer() {
  let now = wording(0, 'One\nTwo');
  const server: FakeServer = new FakeServer()
    .signIn(colleague('AD'))
    .answer('messageTemplate', () => now)
    .does('EditMessageTemplate', ({ content }) => {
      const seen = server.sent.at(-1)?.ifMatch;
      if (now.revision === 0) now = wording(1, 'One\nTwo\nOf Qian');
      if (seen !== `"${now.revision}"`) throw new Refused({ status: 409, code: 'common.version_conflict' });
      now = wording(now.revision + 1, content);
    });
  return { server, own: () => now.own?.content, saveTwo: () => (now = wording(1, 'One\nTwo\nOf Qian')) };
}
const open = (server: FakeServer) =>
  renderStaff(<TemplatesPage />, { server, at: '/templates/resume-delivered', path: '/templates/*' });
const content = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });
const button = (name: RegExp | string) => screen.findByRole('button', { name });

it('two editors of a wording: the second is told of both texts before anything is replaced', async () => {
  const { server, own } = busyServer();
  const { user } = await open(server);
  fireEvent.change(await content(), { target: { value: 'One\nTwo\nOf mine' } });
  await user.click(await button('Save and use'));
  expect(await screen.findByText(/Qian Min saved a new version \(v2\)/)).toBeTruthy();
  expect(own()).toBe('One\nTwo\nOf Qian');
  expect(screen.getByText('Of Qian', { selector: '[role=alert] del' })).toBeTruthy();
  expect(screen.getByText('Of mine', { selector: '[role=alert] ins' })).toBeTruthy();
  await user.click(await button('Save and use'));
  expect(server.sent).toHaveLength(1);
  await user.click(await button(/^Keep mine/));
  await user.click(await button('Save and use'));
  await waitFor(() => expect(own()).toBe('One\nTwo\nOf mine'));
  await waitFor(() => expect(screen.queryByText(/Nothing was saved/)).toBeNull());
});

it('a draft of another day says that it is one, and that newer words are there', async () => {
  const { server, own, saveTwo } = busyServer();
  await open(server);
  fireEvent.change(await content(), { target: { value: 'Draft' } });
  cleanup();
  await open(server);
  expect((await content()).value).toBe('Draft');
  expect(screen.getByText(/your draft from before/)).toBeTruthy();
  cleanup();
  saveTwo();
  const { user } = await open(server);
  expect(await screen.findByText(/Qian Min saved a new version/)).toBeTruthy();
  await user.click(await button(/^Drop mine/));
  expect((await content()).value).toBe(own());
  expect(localStorage.length).toBe(0);
});
