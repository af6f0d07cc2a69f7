import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bodyOf, fileOf, newId, requestSafely } from './http.ts';
import { ApiProblem, asProblem } from './problem.ts';
import { queryPath } from './queries.ts';

const answers: (() => Response)[] = [];
const asked: (string | null)[] = [];
const lost = () => {
  throw new TypeError('fetch failed');
};
const ok = () => new Response('{"data":1}');
const problem =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(body, { status, headers });

beforeEach(() => {
  jest.useFakeTimers();
  answers.length = 0;
  asked.length = 0;
  globalThis.fetch = async (_, init = {}) => {
    asked.push(new Headers(init.headers).get('Idempotency-Key'));
    return (answers.shift() ?? lost)();
  };
});
afterEach(() => void jest.useRealTimers());

async function send() {
  const sent = requestSafely('/api/commands/X', { method: 'POST', headers: { 'Idempotency-Key': 'k1' } }).then(
    (response) => response.status,
    (thrown: ApiProblem) => thrown,
  );
  await jest.advanceTimersByTimeAsync(20_000);
  return sent;
}

describe('a request that is safe to repeat', () => {
  it('is repeated under the same key after the connection was lost', async () => {
    answers.push(lost, problem(503, '{"code":"common.unavailable"}'), ok);
    expect(await send()).toBe(200);
    expect(asked).toEqual(['k1', 'k1', 'k1']);
  });
  it('is given up after the third try, as offline', async () => {
    expect(await send()).toMatchObject({ code: 'common.offline', status: 0 });
    expect(asked).toHaveLength(3);
  });
  it('is no missing network where a header cannot hold what it was given', async () => {
    const sent = requestSafely('/api/queries/x', { headers: { 'X-Link-Token': 'abc。' } }).catch(asProblem);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await sent).toMatchObject({ code: 'common.internal' });
    expect(asked).toEqual([]);
  });
  it('is offline where the connection ends within the answer', async () => {
    const cut = () => new Response(new ReadableStream({ pull: (end) => end.error(new TypeError('network error')) }));
    await expect(bodyOf(cut())).rejects.toMatchObject({ code: 'common.offline' });
    await expect(fileOf(cut())).rejects.toMatchObject({ code: 'common.offline' });
    expect(asProblem(await bodyOf(new Response('<p>')).catch((thrown) => thrown)).code).toBe('common.internal');
  });
  it('waits as long as the server asks, but not for long', async () => {
    answers.push(problem(503, '{"code":"common.unavailable"}', { 'Retry-After': '3' }), ok);
    expect(await send()).toBe(200);
    answers.push(problem(503, '{"code":"common.unavailable"}', { 'Retry-After': '60' }), ok);
    expect(await send()).toMatchObject({ code: 'common.unavailable', retryAfter: 60 });
  });
  it('is not repeated after a refusal', async () => {
    answers.push(problem(422, '{"code":"sms.code_wrong","errors":[{"path":"code","code":"common.format"}]}'));
    const refused = await send();
    expect(asked).toHaveLength(1);
    expect(refused instanceof ApiProblem && [refused.code, refused.at('code')?.code]).toEqual([
      'sms.code_wrong',
      'common.format',
    ]);
  });
  it.each([
    [404, 'common.not_found'],
    [500, 'common.internal'],
    [502, 'common.unavailable'],
  ])('answered by a proxy’s own page (%i) is %s', async (status, code) => {
    answers.push(problem(status, '<html>'));
    expect(await send()).toMatchObject({ status, code });
  });
});

describe('a path of a question', () => {
  it('is the same for the same question, leaves out what is empty, and repeats lists', () => {
    const path = '/api/queries/jobList?category=RND&category=TEST&page=2';
    expect(queryPath('jobList', { page: 2, category: ['RND', 'TEST'], text: '', sort: undefined })).toBe(path);
    expect(queryPath('jobList', { text: null, category: ['RND', 'TEST'], page: 2 })).toBe(path);
    expect(queryPath('myAccount', {})).toBe('/api/queries/myAccount');
  });
});

describe('an id', () => {
  it('is a random UUID also where the page is not secure', () => {
    const { crypto } = globalThis;
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: insecure });
    const ids = [newId(), newId()];
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: crypto });
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('anything thrown', () => {
  it('is a problem a screen can show', () => {
    for (const defect of [new Error('defect'), new TypeError('x is undefined')])
      expect(asProblem(defect).code).toBe('common.internal');
    const own = new ApiProblem({ status: 409, code: 'offer.invalid' });
    expect(asProblem(own)).toBe(own);
  });
});
