import { describe, expect, it } from '@jest/globals';
import type { HistoryEvent } from '@talentlog/contracts';
import { exactSeconds } from './exact-seconds.ts';
import { askablePlaces, readable } from './masks.ts';
import { rowsOf } from './rows.ts';
import { placeOf, positionText, searchOf } from './steps.ts';

const event = (stream: string, revision: number, position: string): HistoryEvent => ({
  id: position,
  stream,
  aggregate: stream.split('-')[0] ?? '',
  revision,
  position,
  type: 'OfferSent',
  at: '2026-11-12T02:41:07.000Z',
  recordedAt: '2026-11-12T02:41:07.000Z',
  actor: { id: 'a', kind: 'STAFF', name: '林静' },
  commandName: 'SendOffer',
  causationId: '',
  correlationId: '',
  reason: null,
  data: {},
  revealableOf: null,
  withheld: false,
  hash: '',
  prevHash: '',
  cause: null,
  effects: [],
});
const all = [event('application-1', 0, '0001'), event('offer-1', 0, '0002'), event('application-1', 1, '0003')];

describe('steps', () => {
  it('stand where the address says, else at the newest', () => {
    expect(placeOf(all, new URLSearchParams()).index).toBe(2);
    expect(placeOf(all, new URLSearchParams('position=0002')).index).toBe(1);
    const inStream = placeOf(all, new URLSearchParams('stream=application-1&revision=0'));
    expect([inStream.events.length, inStream.index]).toEqual([2, 0]);
  });
  it('write the address of a step in its tab', () => {
    expect(searchOf(all[1] as HistoryEvent, null).toString()).toBe('position=0002');
    expect(searchOf(all[2] as HistoryEvent, 'application-1').toString()).toBe('stream=application-1&revision=1');
  });
  it('show positions as numbers and times to the second', () => {
    expect(positionText('00000000000000018204')).toBe('18,204');
    expect(positionText('0')).toBe('0');
    expect(exactSeconds('2026-11-12T02:41:07.000Z', 'en-US')).toContain('10:41:07');
  });
});

describe('data then', () => {
  const then = {
    data: { link: { expiresAt: '2026-11-19' }, steps: [{ status: 'AGREED' }], version: 2, note: '' },
    changed: [
      { path: 'link', before: null, after: { expiresAt: '2026-11-19' } },
      { path: 'steps', before: [{ status: 'WAITING' }], after: [{ status: 'AGREED' }] },
    ],
  };

  it('marks what the step changed, first, with what it was', () => {
    expect(rowsOf(then)).toEqual([
      { path: 'link.expiresAt', before: undefined, after: '2026-11-19', changed: true },
      { path: 'steps.0.status', before: 'WAITING', after: 'AGREED', changed: true },
      { path: 'version', before: 2, after: 2, changed: false },
    ]);
  });
  it('says of a masked value that it changed, though it looks the same', () => {
    const masked = { masked: 'ALWAYS' };
    const row = { path: 'phone', before: masked, after: masked };
    expect(rowsOf({ data: { phone: masked, name: masked }, changed: [row] })).toEqual([
      { ...row, changed: true },
      { path: 'name', before: masked, after: masked, changed: false },
    ]);
  });
});

describe('masked values', () => {
  const asked = { masked: 'REVEALABLE' };
  const data = { block: 'family', content: { family: [{ name: asked, phone: null }] }, seed: { masked: 'ALWAYS' } };
  it('are listed by their places where they may be asked for', () =>
    expect(askablePlaces(data)).toEqual(['content.family.0.name']));
  it('are dots in the text of an event', () =>
    expect(JSON.parse(readable(data))).toEqual({
      block: 'family',
      content: { family: [{ name: '●●●●', phone: null }] },
      seed: '●●●●',
    }));
});
