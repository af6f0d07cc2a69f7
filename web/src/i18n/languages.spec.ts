/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { chooseLanguage, deviceLanguage, isLanguage, rememberLanguage, shownLanguage } from './languages.ts';

describe('the language shown', () => {
  it.each([
    ['en-US', 'en-US'],
    ['zh-CN', 'zh-CN'],
    ['zh-HK', 'zh-HK'],
    [undefined, 'zh-CN'],
    ['klingon', 'zh-CN'],
  ])('chosen %s is %s', (chosen, language) => {
    expect(chooseLanguage(chosen)).toBe(language);
  });
  it('is Chinese until somebody chooses, whatever the browser prefers', () => {
    Reflect.set(document, 'cookie', 'language=; Max-Age=0');
    expect(navigator.language).toBe('en-US');
    expect(deviceLanguage()).toBe('zh-CN');
    rememberLanguage('en-US');
    expect(deviceLanguage()).toBe('en-US');
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
