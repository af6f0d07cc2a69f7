import { describe, expect, it } from '@jest/globals';
import type { OpenedEvent } from '@talentlog/runtime';
import { id } from '../testing/story.ts';
import type { Telling } from './persons.ts';
import { sourcesOf } from './sources.ts';

const person = id(3);
const mask = { masked: 'ALWAYS' };
const event = (revision: number, type: string, data: object): OpenedEvent =>
  ({ revision, type, data: { jobSeekerId: person, ...data } }) as unknown as OpenedEvent;
const past = [
  event(0, 'JobSeekerCreated', { number: '1', name: '王晨', phone: '13900002207', email: null, source: 'STAFF' }),
  event(1, 'ContactChanged', { field: 'phone', before: '13900002207', after: '13900002208' }),
];
const real = { name: '王晨', phone: '13900002208', note: '13900002208' };
const told = (telling: Telling) => new Map([[person, telling]]);

describe('where a masked value was written', () => {
  it('is the newest event that holds it under its name', () =>
    expect(sourcesOf({ name: mask, phone: mask, note: mask, open: 1 }, real, past, told('ASKABLE'))).toEqual([
      { path: 'name', jobSeekerId: person, revision: 0, place: 'name' },
      { path: 'phone', jobSeekerId: person, revision: 1, place: 'after' },
    ]));
  it('is told of each value under one mask, by what stands around it', () => {
    const pay = { monthly: 30_000, months: 16, signOn: null, note: '期权另议' };
    const drafted = event(0, 'OfferDrafted', { pay, note: '期权另议' });
    const state = { terms: { pay, note: '期权另议' } };
    const sources = sourcesOf({ terms: { pay: mask, note: mask } }, state, [drafted], told('ASKABLE'));
    expect(sources.map(({ path, place }) => [path, place])).toEqual([
      ['terms.pay.monthly', 'pay.monthly'],
      ['terms.pay.months', 'pay.months'],
      ['terms.pay.note', 'pay.note'],
      ['terms.note', 'note'],
    ]);
  });
  it('is not told of somebody of whom no value may be asked for', () => {
    expect(sourcesOf({ name: mask }, real, past, told('MASKED'))).toEqual([]);
    expect(sourcesOf({ name: mask }, real, past, told('WITHHELD'))).toEqual([]);
  });
});
