/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { runCommand } from './commands.ts';

const asked: RequestInit[] = [];
globalThis.fetch = async (_, init = {}) => {
  asked.push(init);
  return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
};
const hidden = () =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' as const });
const lock = (reason: string) =>
  runCommand('LockApplication', { applicationId: '0b9d5c1e-6f0e-4b7a-9d58-0f2a3c4d5e6f', reason });

afterEach(() => {
  asked.length = 0;
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('a command of a page that is being closed', () => {
  it('outlives the page', async () => {
    hidden();
    await lock('kept');
    expect(asked.map(({ keepalive }) => keepalive)).toEqual([true]);
  });
  it('is an ordinary one while the page is seen', async () => {
    await lock('kept');
    expect(asked.map(({ keepalive }) => keepalive)).toEqual([false]);
  });
  it('is an ordinary one where it is larger than a browser lets through', async () => {
    hidden();
    await lock('长'.repeat(22_000));
    expect(asked.map(({ keepalive }) => keepalive)).toEqual([false]);
  });
});
