import { describe, expect, it } from '@jest/globals';
import { openEdge, refusal } from './open-edge.ts';

describe('the filter of problems', () => {
  it('answers a refusal by RFC 9457 and nothing is kept', async () => {
    const { get } = await openEdge();
    const answer = await get('/fails/shape', { traceparent: `00-${'cd'.repeat(16)}-${'1'.repeat(16)}-01` });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.json()).toEqual({
      type: 'https://talentlog.dev/problems/common.invalid',
      title: 'common.invalid',
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'a.b', code: 'common.required' }],
      traceId: 'cd'.repeat(16),
    });
  });

  it('says how long to wait', async () => {
    const { get } = await openEdge();
    const wait = await get('/fails/wait');
    expect([wait.statusCode, wait.headers['retry-after']]).toEqual([429, '42']);
    const store = await get('/fails/store');
    expect([...refusal(store), store.headers['retry-after']]).toEqual([503, 'common.unavailable', '1']);
  });

  it('hides a defect from the sender and logs its place, without its words', async () => {
    const { get, logged } = await openEdge();
    const answer = await get('/fails/defect');
    expect(refusal(answer)).toEqual([500, 'common.internal']);
    expect(answer.body).not.toContain('secret');
    expect(logged).toEqual([
      {
        traceId: answer.json<{ traceId: string }>().traceId,
        route: '/fails/:how',
        error: expect.stringContaining('http/routes'),
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('secret');
  });

  it('knows what the frameworks refuse', async () => {
    const { get, logged } = await openEdge();
    expect(refusal(await get('/nowhere'))).toEqual([404, 'common.not_found']);
    expect(logged).toEqual([]);
  });
});
