import { describe, expect, it } from '@jest/globals';
import type { HistoryEvent } from '@talentlog/contracts';
import { exactSeconds } from './exact-seconds.ts';
import { askablePlaces, readable } from './masks.ts';
import { rowsOf } from './rows.ts';
import { placeOf, positionText, revisionsOf, searchOf, stepsOf } from './steps.ts';

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
    expect([inStream.steps.length, inStream.index]).toEqual([2, 0]);
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

it('the rows of a list tell what changed of the value with the same code, wherever it stands', () => {
  const entry = (code: string, zh: string) => ({ code, zh, retired: false });
  const before = [entry('A', '甲'), entry('B', '乙'), entry('C', '丙')];
  const after = [entry('B', '乙'), entry('A', '甲'), entry('C', '丁'), entry('D', '戊')];
  const rows = rowsOf({ data: { list: after }, changed: [{ path: 'list', before, after }] });
  const changed = rows.filter((row) => row.changed).map((row) => [row.path, row.before, row.after]);
  expect(changed).toEqual([
    ['list.C.zh', '丙', '丁'],
    ['list.D.code', undefined, 'D'],
    ['list.D.zh', undefined, '戊'],
    ['list.D.retired', undefined, false],
  ]);
});

describe('the events of one command', () => {
  const pointer = ({ id, type, stream, position }: HistoryEvent) => ({ id, type, stream, position });
  const agreed = { ...event('offer-1', 3, '0010'), type: 'StepAgreed', commandId: 'agree' };
  const elsewhere = { id: '0012', type: 'LinkIssued', stream: 'link-1', position: '0012' };
  const sent = { ...event('offer-1', 4, '0011'), commandId: 'send', cause: pointer(agreed) };
  const opened = { ...event('application-1', 9, '0013'), commandId: 'send' };
  const reminded = { ...event('offer-1', 5, '0020'), commandId: 'remind' };
  const together = [pointer(sent), elsewhere, pointer(opened)];
  const mail = { kind: 'MAIL', what: 'OFFER', state: 'SENT', at: '2026-11-12T02:41:12.000Z' } as const;
  const story = [
    agreed,
    { ...sent, together, effects: [pointer(opened), pointer(reminded)], consequences: [mail] },
    { ...opened, together, effects: [pointer(sent)], consequences: [] },
    reminded,
  ];

  it('are one step, with records of other histories, its cause, and what it caused, never itself', () => {
    const [, step, ...others] = stepsOf(story);
    expect(others).toHaveLength(1);
    expect(step?.main.id).toBe('0011');
    expect(step?.records.map(({ id }) => id)).toEqual(['0011', '0012', '0013']);
    expect(step?.causes.map(({ id }) => id)).toEqual(['0010']);
    expect(step?.effects.map(({ id }) => id)).toEqual(['0020']);
    expect(step?.fates).toEqual([mail]);
  });
  it('are found by the address of any of them', () => {
    const place = placeOf(story, new URLSearchParams('position=0013'));
    expect([place.index, place.event?.id]).toEqual([1, '0013']);
  });
  it('stand in the tab of each of their streams', () => {
    expect(stepsOf(story, 'application-1').map(({ main }) => main.id)).toEqual(['0013']);
    expect(stepsOf(story, 'offer-1').map(({ main }) => main.id)).toEqual(['0010', '0011', '0020']);
  });
  it('change a stream from their first to their last revision in it', () => {
    const both = { events: [agreed, { ...sent, commandId: 'agree' }, opened] };
    expect(revisionsOf(both, sent)).toEqual({ stream: 'offer-1', since: 3, revision: 4 });
    expect(revisionsOf(both, opened)).toEqual({ stream: 'application-1', since: 9, revision: 9 });
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
