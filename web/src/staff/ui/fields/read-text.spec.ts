import { describe, expect, it } from '@jest/globals';
import { readDay, readInstant, readNumber } from './read-text.ts';

describe('a number as it is typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['32000', 32_000],
    ['32000.5', 32_000.5],
    ['9500.50', 9500.5],
    ['32000.', 32_000],
    ['-5', -5],
    ['32,000', 32_000],
    ['1,234,567.25', 1_234_567.25],
    ['３２０００', 32_000],
    ['３２，０００．５', 32_000.5],
    [' 7 ', 7],
    ['007', 7],
  ])('%j is %j', (text, value) => {
    expect(readNumber(text)).toEqual({ value });
  });
  it.each([
    '1e5',
    '3.2万',
    '32k',
    '32K',
    '-',
    '.',
    '1.2.3',
    '32,00',
    '3,2000',
    '1 000',
    '¥500',
    '0x10',
    'Infinity',
    '五',
  ])('%j is none', (text) => {
    expect(readNumber(text)).toEqual({ complaint: 'notNumber' });
  });
});

describe('a time as its control gives it', () => {
  it.each([
    ['', null],
    ['2026-11-25T14:00', '2026-11-25T06:00:00.000Z'],
    ['2026-11-25T00:30:00', '2026-11-24T16:30:00.000Z'],
    ['0202-11-25T14:00', '0202-11-25T06:00:00.000Z'],
  ])('%j is %j', (text, value) => {
    expect(readInstant(text)).toEqual({ value });
  });
  it.each(['20266-11-25T14:00', '122026-11-25T14:00', '2026-13-25T14:00', '2026-11-25'])('%j is none', (text) => {
    expect(readInstant(text)).toEqual({ complaint: 'notInstant' });
  });
  it('of a day has a year of four digits too', () => {
    expect(readDay('2026-11-25')).toEqual({ value: '2026-11-25' });
    expect(readDay('')).toEqual({ value: null });
    expect(readDay('20266-11-25')).toEqual({ complaint: 'notDay' });
  });
});
