import { describe, expect, test } from '@jest/globals';
import { EngineRefused, START, StoreUnavailable } from '@talentlog/runtime';
import type { ServedLogOptions } from '@talentlog/runtime/served-log';
import { freePort } from '../../support/free-port.mjs';
import { secret, servedLogOfEachTest } from './served-log.ts';
import { anEvent, commit, write } from './subject.ts';

const log = servedLogOfEachTest();

describe('whoever should not be let in', () => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${log.owner().served.port}${path}`, { method: 'POST', body: '{}', ...init });
  const known = { authorization: `Bearer ${secret}` };
  const agreed = async () => {
    const answer = await ask('/log/2/agree', { headers: known, body: '{"digests":{},"proof":""}' });
    return { ...known, 'x-log-agreement': ((await answer.json()) as { under: string }).under };
  };

  test('is told what is wrong at the start: the secret, the version, the address', async () => {
    await expect(log.opened({ secret: 'another one' })).rejects.toThrow(EngineRefused);
    await expect(log.opened({ secret: 'another one' })).rejects.toThrow(/the secret is another one.*LOG_SECRET/);
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    await expect(log.opened({ url: nowhere, patienceMs: 100 })).rejects.toThrow(/cannot be reached.*LOG_URL/);
    await expect(log.opened({ url: nowhere, patienceMs: 100 })).rejects.toThrow(EngineRefused);
  });

  test('gets nothing without the secret, whatever they ask', async () => {
    for (const path of ['/', '/log/2/head', '/log/2/append', '/log/3/head', '/log/2/__proto__']) {
      expect((await ask(path)).status).toBe(401);
      expect((await ask(path, { headers: { authorization: `Bearer ${secret}x` } })).status).toBe(401);
    }
  });

  test('with the secret is told of what is not understood, and nothing of it is stored', async () => {
    const headers = await agreed();
    const statuses = async (path: string, body: string) => (await ask(path, { headers, body })).status;
    expect(await statuses('/log/3/head', '{}')).toBe(426);
    expect(await statuses('/log/2/__proto__', '{}')).toBe(426);
    for (const body of [
      '',
      'no json',
      '[]',
      '{"commitId":"x"}',
      '{"commitId":"x","writes":[{"stream":"a","expected":-1,"events":[]}]}',
    ])
      expect([body, await statuses('/log/2/append', body)]).toEqual([body, 400]);
    expect(await statuses('/log/2/all', '{"after":"1","limit":5}')).toBe(400);
    expect(await statuses('/log/2/append', 'x'.repeat(33 * 1024 * 1024)).catch(() => 413)).toBe(413);
    expect(await log.owner().store.head()).toBe(START);
  });

  test('is told by name what is set as another there, before anything else', async () => {
    await log.beginAgain({
      differing: ({ digests, proof }) => [
        ...(proof === 'seen' ? [] : ['DATA_DIR']),
        ...(digests.CLAMD_HOST === 'a' ? [] : ['CLAMD_HOST']),
      ],
    });
    expect((await ask('/log/2/head', { headers: known })).status).toBe(412);
    await expect(log.opened({ digests: { CLAMD_HOST: 'b' } })).rejects.toThrow(
      /not set as there: DATA_DIR, CLAMD_HOST\. Set the same/,
    );
    await expect(log.opened({ digests: { CLAMD_HOST: 'a' } })).rejects.toThrow(EngineRefused);
    const store = await log.opened({ digests: { CLAMD_HOST: 'a' }, proven: (given) => given('seen') });
    expect(await store.head()).toBe(START);
  });

  test('who was let in is asked again by the owner that comes next, and appends nothing where that one differs', async () => {
    let theirs = 'a';
    const differing: ServedLogOptions['differing'] = ({ digests }) =>
      digests.CLAMD_HOST === theirs ? [] : ['CLAMD_HOST'];
    await log.beginAgain({ differing });
    const store = await log.opened({ digests: { CLAMD_HOST: 'a' } });
    const first = await store.append(commit([write('a', 'no-stream', anEvent())]));
    await log.beginAgain({ differing });
    expect(await store.head()).toBe(first.position);
    theirs = 'b';
    await log.beginAgain({ differing });
    await expect(store.append(commit([write('b', 'no-stream', anEvent())]))).rejects.toThrow(StoreUnavailable);
    await expect(store.head()).rejects.toThrow(/not set as there: CLAMD_HOST/);
    theirs = 'a';
    await log.beginAgain({ differing });
    expect(await store.head()).toBe(first.position);
  });
});
