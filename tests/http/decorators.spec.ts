import { describe, expect, it } from '@jest/globals';
import { bearer, openEdge } from './open-edge.ts';

describe('what decorators hand over', () => {
  it('is read from the headers of the request', async () => {
    const { post } = await openEdge();
    const answer = await post({
      ...bearer('auditors-session-0000'),
      'idempotency-key': '0192F0A0-0000-7000-8000-0000000000AB',
      'if-match': '"12"',
      traceparent: `00-${'ab'.repeat(16)}-${'1'.repeat(16)}-01`,
    });
    expect(answer.json()).toMatchObject({
      who: 'auditor',
      commandId: '0192f0a0-0000-7000-8000-0000000000ab',
      isNewId: false,
      revision: 12,
      traceId: 'ab'.repeat(16),
    });
  });

  it('is new where nothing is given', async () => {
    const { post } = await openEdge();
    const one = (await post()).json<Record<string, unknown>>();
    expect(one.commandId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(one.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect([one.revision, one.isNewId]).toEqual([null, true]);
    expect((await post()).json()).not.toMatchObject({ commandId: one.commandId });
  });

  it('is refused where the command id is none', async () => {
    const { post } = await openEdge();
    expect((await post({ 'idempotency-key': 'twice' })).json()).toMatchObject({
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'Idempotency-Key', code: 'common.format' }],
    });
  });

  it('is refused where the revision cannot be read, as if the sender had seen nothing', async () => {
    const { post } = await openEdge();
    for (const seen of ['W/"12"', 'x', '*', '', '"1", "2"', '1.5', '"99999999999"', '-2'])
      expect([seen, (await post({ 'if-match': seen })).json()]).toMatchObject([
        seen,
        { status: 400, code: 'common.invalid', errors: [{ path: 'If-Match', code: 'common.format' }] },
      ]);
    expect((await post({ 'if-match': '-1' })).json()).toMatchObject({ revision: -1 });
  });
});
