import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { MessageId } from './ids.ts';
import { numberText, wordsOf } from './words.ts';

const seats =
  '{count, plural, =0 {none} one {# seat} other {# seats}}{place, select, here { here} other {}}, {total, number}';
it('says the words of the company where it has its own, as they stand', () => {
  const messages = { 'vocabulary.stage.OFFER': 'Offer', plain: 'Plain' };
  const own = wordsOf({ language: 'en-US', messages }, {}, { 'vocabulary.stage.OFFER': '{Hire} <us>' });
  expect([own.say('vocabulary.stage.OFFER'), own.say('plain' as never)]).toEqual(['{Hire} <us>', 'Plain']);
});

const { say, has } = wordsOf({ language: 'en-US', messages: { plain: 'Plain # text', quoted: "'{'braces'}'", seats } });
const said = (id: string, values?: Record<string, string | number>) => say(id as MessageId, values);

describe('words', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['plain', undefined, 'Plain # text'],
    ['quoted', {}, '{braces}'],
    ['seats', { count: 0, place: '', total: 0 }, 'none, 0'],
    ['seats', { count: 1, place: 'here', total: 1234567 }, '1 seat here, 1,234,567'],
    ['seats', { count: 2000, place: 'there', total: 1.5 }, '2,000 seats, 1.5'],
  ])('%s of %j', (id, values, text) => expect(said(id, values)).toBe(text));

  it('that are missing, or lack a value, are their id, and somebody is told', () => {
    const told = jest.spyOn(console, 'error').mockReturnValue();
    expect([has('gone'), said('gone'), said('seats', { count: 1 })]).toEqual([false, 'gone', 'seats']);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('of numbers follow the language', () => expect(numberText(1234567, 'zh-CN')).toBe('1,234,567'));
});
