import { describe, expect, it } from '@jest/globals';
import { chooseLanguage, isLanguage, shownLanguage } from './languages.ts';

describe('the language shown', () => {
  it.each([
    ['en-US', 'zh-CN,zh;q=0.9', 'en-US'],
    [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
    [undefined, 'en-GB,en;q=0.9', 'en-US'],
    [undefined, 'fr-FR,en;q=0.5', 'en-US'],
    [undefined, 'zh-Hant-TW', 'zh-HK'],
    [undefined, 'zh-HK', 'zh-HK'],
    [undefined, 'zh-MO', 'zh-HK'],
    [undefined, 'de', 'zh-CN'],
    [undefined, undefined, 'zh-CN'],
    ['klingon', 'en', 'en-US'],
  ])('chosen %s with a browser that prefers %s is %s', (chosen, accepted, language) => {
    expect(chooseLanguage(chosen, accepted)).toBe(language);
  });
  it('is told to screen readers by the words really shown', () => {
    expect(['zh-CN', 'en-US', 'zh-HK'].map((one) => isLanguage(one) && shownLanguage(one))).toEqual([
      'zh-CN',
      'en-US',
      'zh-CN',
    ]);
    expect(isLanguage('de')).toBe(false);
  });
});
