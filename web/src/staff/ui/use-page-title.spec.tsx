/** @jest-environment ./web/testing/environment.cjs */
import { expect, test } from '@jest/globals';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { usePageTitle } from './use-page-title.ts';

function Named() {
  usePageTitle('面试');
  return null;
}

test('a staff page is titled by its name, a dash and the company', async () => {
  await renderStaff(<Named />, { server: new FakeServer().signIn(colleague('HR')) });
  expect(document.title).toMatch(/^面试 - \S/);
});
