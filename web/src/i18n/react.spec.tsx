/** @jest-environment ./web/testing/environment.cjs */
import { parse } from '@formatjs/icu-messageformat-parser';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Language } from '@talentlog/contracts';
import { companyProfile } from '../../testing/samples/settings.ts';
import { companyIn, stageMessages } from './company.ts';
import type { MessageId } from './ids.ts';
import { loadPack } from './packs.ts';
import { intlOf, type Values } from './react.tsx';

const company = companyIn(companyProfile, 'en-US');
const seats =
  '{count, plural, =0 {none} one {# seat} other {# seats}}{place, select, here { here} other {}}, {total, number}';
const messages = {
  plain: 'Plain # text',
  quoted: "'{'braces'}'",
  named: '{company}{hasMail, select, yes {, {companyMail}} other {}}',
  'vocabulary.stage.OFFER': 'Offer',
  seats: parse(seats),
};
const inEnglish = intlOf({ language: 'en-US', messages }, company);
const textOf = (id: string, values?: Values) => inEnglish.formatMessage({ id: id as MessageId }, values);

describe('a message', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['plain', undefined, 'Plain # text'],
    ['quoted', {}, '{braces}'],
    ['seats', { count: 0, place: '', total: 0 }, 'none, 0'],
    ['seats', { count: 1, place: 'here', total: 1234567 }, '1 seat here, 1,234,567'],
    ['seats', { count: 2000, place: 'there', total: 1.5 }, '2,000 seats, 1.5'],
    ['named', undefined, `${company.name}, ${company.mail}`],
    ['named', { company: 'Another', hasMail: 'no' }, 'Another'],
  ])('%s of %j', (id, values, text) => expect(textOf(id, values as Values)).toBe(text));

  it('counts without separators where a Chinese pack names the argument instead of #', async () => {
    const chinese = intlOf({ language: 'zh-CN', messages: { ...(await loadPack('zh-CN', 'public')) } }, company);
    expect(chinese.formatMessage({ id: 'public.list.count' }, { total: 12345 })).toBe('共 12345 个职位');
    expect(chinese.formatMessage({ id: 'public.list.count' }, { total: 0 })).toBe('共 0 个职位');
  });

  it('that is missing, or lacks an argument, is shown as its id and reported', () => {
    const reported = jest.spyOn(console, 'error').mockReturnValue();
    expect([textOf('gone'), textOf('seats', { count: 1 })]).toEqual(['gone', 'seats']);
    expect(reported).toHaveBeenCalledTimes(2);
  });

  it('of a stage is the company’s own as it stands, also where it looks like syntax', () => {
    const profile = { ...companyProfile, stages: { OFFER: { 'zh-CN': '录用', 'en-US': '{Hire} <us>' } } };
    const own = intlOf({ language: 'en-US', messages }, company, stageMessages(profile, 'en-US'));
    expect(own.formatMessage({ id: 'vocabulary.stage.OFFER' })).toBe('{Hire} <us>');
  });

  it('that zh-HK lacks comes from zh-CN, key by key', async () => {
    const pack = async (language: Language) => ({ ...(await loadPack(language, 'public')) });
    expect(await pack('zh-HK')).toEqual(await pack('zh-CN'));
    const messages = { ...(await pack('zh-CN')), 'public.frame.skip': '跳到內容' };
    const { formatMessage } = intlOf({ language: 'zh-HK', messages }, companyIn(companyProfile, 'zh-HK'));
    expect(formatMessage({ id: 'public.frame.skip' })).toBe('跳到內容');
    expect(formatMessage({ id: 'public.frame.signIn' })).toBe('登录');
  });

  it('of a number follows the language', () => expect(inEnglish.formatNumber(1234567)).toBe('1,234,567'));
});
