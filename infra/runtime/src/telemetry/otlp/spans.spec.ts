import { describe, expect, test } from '@jest/globals';
import { currentTraceparent, inSpan, noteEvents } from '../span.ts';
import { receiverOfFile, until } from './receiver.fixture.ts';

const { begin, spans, named, requests } = receiverOfFile();

describe('spans by OTLP', () => {
  test('arrive as the protocol has them, with what they were part of', async () => {
    begin();
    const before = Date.now();
    const said = await inSpan({ name: 'outer', kind: 'server', mayBegin: true, facts: { 'http.route': '/x' } }, () =>
      inSpan(
        { name: 'inner', kind: 'client' },
        async () => currentTraceparent(),
        () => ({ 'talentlog.events': 3 }),
      ),
    );
    await until(() => spans().length === 2);
    const [outer, inner] = [named('outer'), named('inner')];
    expect(said).toBe(`00-${inner.traceId}-${inner.spanId}-01`);
    expect(inner).toMatchObject({ traceId: outer.traceId, parentSpanId: outer.spanId, kind: 3, status: {} });
    expect(inner.attributes).toEqual([{ key: 'talentlog.events', value: { intValue: '3' } }]);
    expect(outer).toMatchObject({ kind: 2, attributes: [{ key: 'http.route', value: { stringValue: '/x' } }] });
    expect(outer).not.toHaveProperty('parentSpanId');
    expect(outer.startTimeUnixNano).toMatch(/^\d{19}$/);
    const [start, end] = [Number(outer.startTimeUnixNano) / 1e6, Number(outer.endTimeUnixNano) / 1e6];
    expect(Math.abs(start - before)).toBeLessThan(5_000);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(requests()[0]).toMatchObject({
      url: '/v1/traces',
      headers: { 'content-type': 'application/json', 'x-key': 'k' },
      body: { resourceSpans: [{ resource: { attributes: expect.anything() } }] },
    });
  });

  test('of what failed say so, and never why', async () => {
    begin();
    const fails = inSpan({ name: 'fails', kind: 'internal', mayBegin: true }, async () => {
      throw new TypeError('王小明 13800138000');
    });
    await expect(fails).rejects.toThrow('王小明');
    await until(() => spans().length === 1);
    expect(named('fails')).toMatchObject({ status: { code: 2 } });
    expect(JSON.stringify(requests())).toContain('TypeError');
    expect(JSON.stringify(requests())).not.toMatch(/王小明|13800138000/);
  });

  test('go on with a trace of before; one that follows from nothing begins none unless it may', async () => {
    begin();
    const parent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-00`;
    await inSpan({ name: 'follows', kind: 'consumer', parent }, async () => undefined);
    await inSpan({ name: 'of nothing', kind: 'consumer', parent: '' }, async () => {
      expect(currentTraceparent()).toBeUndefined();
    });
    await until(() => spans().length === 1);
    expect(named('follows')).toMatchObject({ traceId: 'ab'.repeat(16), parentSpanId: 'cd'.repeat(8) });
  });

  test('of a batch are told in each trace once; events of long ago are in none', async () => {
    begin();
    const event = (trace: string, age = 0) => ({
      recordedAt: new Date(Date.now() - age).toISOString(),
      metadata: { traceparent: `00-${trace.repeat(16)}-${'cd'.repeat(8)}-01` },
    });
    const untraced = { recordedAt: new Date().toISOString(), metadata: {} };
    noteEvents('project', [event('aa'), event('aa'), event('bb'), event('cc', 3_600_000), untraced], Date.now());
    await until(() => spans().length >= 2);
    const told = spans().map(({ traceId, attributes }) => [traceId, attributes[0]?.value.intValue]);
    expect(told).toEqual([
      ['aa'.repeat(16), '2'],
      ['bb'.repeat(16), '1'],
    ]);
  });

  test('are kept by the share, the same ones by every service', async () => {
    begin({ share: 0.5 });
    const of = (traceId: string) =>
      inSpan({ name: traceId, kind: 'consumer', parent: `00-${traceId}-${'cd'.repeat(8)}-01` }, async () => 0);
    const low = `${'a'.repeat(20)}7fffffffffff`;
    const high = `${'a'.repeat(20)}800000000000`;
    await of(high);
    await of(low);
    await until(() => spans().length > 0);
    expect(spans().map(({ name }) => name)).toEqual([low]);
  });
});
