import { describe, expect, it } from '@jest/globals';
import { createCatalogue } from './catalogue.ts';

const word = (catalogue: ReturnType<typeof createCatalogue>, id: string) =>
  JSON.stringify(catalogue.shown().messages[id]);

describe('the words shown', () => {
  it('are loaded pack by pack, once, and told of', async () => {
    const catalogue = createCatalogue('en-US');
    let told = 0;
    const stop = catalogue.subscribe(() => {
      told += 1;
    });
    await catalogue.load('public');
    await catalogue.load('public');
    expect(told).toBe(1);
    expect(word(catalogue, 'public.frame.signIn')).toContain('Sign in');
    expect(word(catalogue, 'refusal.common.internal')).toBeUndefined();
    stop();
  });
  it('change all at once with the language', async () => {
    const catalogue = createCatalogue('en-US');
    await catalogue.load('public', 'shared');
    await catalogue.setLanguage('zh-CN');
    expect(catalogue.shown().language).toBe('zh-CN');
    expect(word(catalogue, 'public.frame.signIn')).toContain('登录');
  });
  it('are those of the last choice, whichever comes first', async () => {
    const catalogue = createCatalogue('en-US');
    await catalogue.load('public');
    const first = catalogue.setLanguage('zh-HK');
    await Promise.all([catalogue.setLanguage('en-US'), first]);
    expect(catalogue.shown().language).toBe('en-US');
    expect(word(catalogue, 'public.frame.signIn')).toContain('Sign in');
  });
  it('miss none that were being loaded while the language changed', async () => {
    const catalogue = createCatalogue('en-US');
    await catalogue.load('public');
    await Promise.all([catalogue.load('shared'), catalogue.setLanguage('zh-CN'), catalogue.load('person')]);
    for (const id of ['public.frame.signIn', 'shared.action.save', 'person.login.title'])
      expect(word(catalogue, id)).toMatch(/[\u4e00-\u9fff]/);
  });
});
