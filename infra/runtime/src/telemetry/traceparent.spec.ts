import { describe, expect, test } from '@jest/globals';
import { newSpanId, newTraceId, readTraceparent, traceparentOf } from './traceparent.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

describe('a traceparent (W3C Trace Context, 3.2)', () => {
  test.each([
    [`00-${trace}-${span}-01`, true],
    [`00-${trace}-${span}-00`, false],
    // Other bits of the flags are of later levels.
    [`00-${trace}-${span}-03`, true],
    [`00-${trace}-${span}-fe`, false],
    // A later version is read as far as this one goes.
    [`cc-${trace}-${span}-01`, true],
    [`cc-${trace}-${span}-01-what-the-future-brings`, true],
  ])('%s is one', (written, isKept) =>
    expect(readTraceparent(written)).toEqual({ traceId: trace, spanId: span, isKept }),
  );

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['the version that is forbidden', `ff-${trace}-${span}-01`],
    ['no trace', `00-${'0'.repeat(32)}-${span}-01`],
    ['no span', `00-${trace}-${'0'.repeat(16)}-01`],
    ['capitals', `00-${trace.toUpperCase()}-${span}-01`],
    ['a trace that is too short', `00-${trace.slice(1)}-${span}-01`],
    ['more than version 00 has', `00-${trace}-${span}-01-more`],
    ['a phone in it', `00-${trace}-${span}-01 13800138000`],
    ['two lines', `00-${trace}-${span}-01\r\nx: y`],
    ['a text without end', `cc-${trace}-${span}-01-${'a'.repeat(5000)}`],
  ])('is none: %s', (_what, written) => expect(readTraceparent(written)).toBeUndefined());

  test('is written as it is read, and a new one has ids of its own', () => {
    const context = { traceId: newTraceId(), spanId: newSpanId(), isKept: true };
    expect(readTraceparent(traceparentOf(context))).toEqual(context);
    expect(new Set(Array.from({ length: 1_000 }, newTraceId)).size).toBe(1_000);
  });
});
