import { describe, expect, it } from '@jest/globals';
import type { HistoryEvent } from '@talentlog/contracts';
import { exportLines } from './export.ts';

const event = (data: object) => ({ type: 'JobSeekerTagged', data }) as HistoryEvent;

describe('the lines of an export', () => {
  it('are a head and one event each, whatever stands in the texts', () => {
    const events = [event({ tag: { masked: 'REVEALABLE' } }), event({ note: 'a\nb\r\n"c"\u2028' })];
    const of = { subject: null, name: 'offer-1', streams: [] };
    const text = exportLines({ ...of, events }, '2026-11-22T00:00:00.000Z');
    const lines = text.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { kind: 'history', exportedAt: '2026-11-22T00:00:00.000Z', count: 2, ...of },
      ...events,
    ]);
    expect(text.endsWith('}\n')).toBe(true);
  });
});
