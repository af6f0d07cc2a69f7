import { describe, expect, it } from '@jest/globals';
import { endsTooEarly, isMonth, monthIn, monthWords } from './month-text.ts';

describe('a month as people write it', () => {
  it.each([
    '2021-09',
    '2021-9',
    '202109',
    '2021.09',
    '2021.9',
    '2021/9',
    '2021/09/',
    '2021 9',
    '2021年9月',
    '2021年09月',
    '2021 年 9 月',
    '２０２１．０９',
    '2021–09',
    '2021-09-15',
    '20210915',
    '2021年9月15日',
    '9/2021',
    '09.2021',
    'Sep 2021',
    'September 2021',
    'sept. 2021',
    '2021 Sep',
    ' 2021-09 ',
  ])('%s', (typed) => expect(monthIn(typed)).toBe('2021-09'));
  it.each(['2021', '2021年', ' 2021 '])('%s is a year', (typed) => expect(monthIn(typed)).toBe('2021'));
  it.each(['12/2021', '2021.12', '202112'])('%s is a December', (typed) => expect(monthIn(typed)).toBe('2021-12'));
  it.each(['', '21/9', '2021-13', '202100', '2021-0', '九月', 'soon', '2021 soon', '1'.repeat(31)])(
    '%s stays as it was typed, to be told of',
    (typed) => expect(monthIn(typed)).toBe(typed),
  );
});

describe('a month that is none', () => {
  it.each(['2021-13', '2021-00', '2021-99'])('%s has no words, and nothing ends before it', (typed) => {
    expect([isMonth(typed), monthWords(typed, 'zh-CN'), monthWords(typed, 'en-US')]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    expect([endsTooEarly(typed, '2020-05'), endsTooEarly('2022-05', typed)]).toEqual([undefined, undefined]);
  });
});
