import { describe, expect, it } from '@jest/globals';
import { freeTimes } from './free-times.ts';

/** Times as the clock in Beijing shows them, as `11-25 10:00-10:45`. */
const span = (text: string) => {
  const [day = '', times = ''] = text.split(' ');
  const [start, end] = times.split('-').map((clock) => new Date(`2026-${day}T${clock}:00+08:00`).toISOString());
  return { start: start ?? '', end: end ?? '' };
};
const monday = '2026-11-23T04:00:00.000Z';

/** What is taken, how long it lasts, when it is asked, and what is offered. By hand. */
const table: readonly (readonly [string, readonly string[], number, string, readonly string[]])[] = [
  [
    'nobody is taken: a time of each half day from tomorrow on',
    [],
    45,
    monday,
    ['11-24 09:30-10:15', '11-24 14:00-14:45', '11-25 09:30-10:15'],
  ],
  [
    'what is taken is gone round, by the half hour',
    ['11-24 09:30-10:10', '11-24 14:00-15:00'],
    45,
    monday,
    ['11-24 10:30-11:15', '11-24 15:00-15:45', '11-25 09:30-10:15'],
  ],
  [
    'one begins when another ends, and ends when another begins',
    ['11-24 09:00-10:00', '11-24 10:30-12:00'],
    30,
    monday,
    ['11-24 10:00-10:30', '11-24 14:00-14:30', '11-25 09:30-10:00'],
  ],
  [
    'one may end with its half day, and none goes on behind it',
    ['11-24 09:30-11:00', '11-24 14:00-17:30'],
    60,
    monday,
    ['11-24 11:00-12:00', '11-25 09:30-10:30', '11-25 14:00-15:00'],
  ],
  [
    'a whole day taken is no day',
    ['11-24 08:00-20:00'],
    45,
    monday,
    ['11-25 09:30-10:15', '11-25 14:00-14:45', '11-26 09:30-10:15'],
  ],
  [
    'a Friday is followed by a Monday',
    [],
    45,
    '2026-11-27T02:00:00.000Z',
    ['11-30 09:30-10:15', '11-30 14:00-14:45', '12-01 09:30-10:15'],
  ],
  [
    'the day is the one of the clock in Beijing',
    [],
    45,
    '2026-11-23T16:30:00.000Z',
    ['11-25 09:30-10:15', '11-25 14:00-14:45', '11-26 09:30-10:15'],
  ],
  [
    'five working days are looked at, and no sixth',
    ['11-24 00:00-23:59', '11-25 00:00-23:59', '11-26 00:00-23:59', '11-27 00:00-23:59', '11-30 00:00-12:00'],
    45,
    monday,
    ['11-30 14:00-14:45'],
  ],
  ['what is longer than half a day has no time', [], 241, monday, []],
];

describe('times when everybody is free', () => {
  it.each(table)('%s', (_what, taken, minutes, now, expected) =>
    expect(freeTimes(taken.map(span), minutes, now)).toEqual(expected.map(span)),
  );
});
