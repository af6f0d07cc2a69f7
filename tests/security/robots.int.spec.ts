import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('tells robots which paths are not for them', async () => {
  const answer = await fetch(`${server.url}/robots.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  const lines = (await answer.text()).trim().split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/staff', '/personal', '/api']) expect(lines).toContain(`Disallow: ${path}`);
  for (const path of ['/', '/jobs', '/social/jobs', '/job_detail']) expect(lines).not.toContain(`Disallow: ${path}`);
});
