import { describe, expect, it } from '@jest/globals';
import { addressWithin, pathWithin } from './link-address.ts';

const token = 'Ab3_dEf-hIjKlMnOpQrStu';
const id = '0f0e7a52-5b7e-4c11-9a7e-0c9a4f1c0001';
/** As a browser asks for it. */
const asked = (text: string) => encodeURI(text).replaceAll('#', '%23').replaceAll('?', '%3F');

const pages = [
  'invite_reservation',
  'invite_interview',
  'send_offer',
  'offer_attachment',
  'info_collection',
  'consent',
  'set_password',
  'data_copy',
  'unsubscribe/PROGRESS',
];
const behind = [
  '。',
  '，请在周五前打开',
  '）',
  '，',
  '.',
  ',',
  ')',
  '】',
  '"',
  '”',
  '’',
  '>',
  ' thanks',
  '请打开',
  'please',
  '/',
  '//',
  '%',
  '%E0%A4%A',
  '%EF%BC',
  '\u200b',
  '！',
  '…',
  '、谢谢/再见',
  '*',
  '_',
];

describe('a link with text glued to it', () => {
  it.each(pages)('opens what it is a link to: /%s', (page) => {
    for (const text of behind)
      expect([text, addressWithin(asked(`/${page}/${token}`) + (text.startsWith('%') ? text : asked(text)))]).toEqual([
        text,
        `/${page}/${token}`,
      ]);
  });
  it.each([
    ['a quote or bracket before it', `/send_offer/“${token}”`],
    ['a bracket of its own', `/send_offer/【${token}】`],
    ['a space before it', `/send_offer/ ${token}`],
    ['full width', '/send_offer/Ａｂ３＿ｄＥｆ－ｈＩｊＫｌＭｎＯｐＱｒＳｔｕ'],
    ['a slash of full width', `/send_offer／${token}`],
    ['a sign that nobody sees within it', `/send_offer/Ab3_dEf\u200b-hIjKlMnOpQrStu`],
    ['two slashes', `//send_offer//${token}`],
  ])('opens it in spite of %s', (_, text) => {
    expect(addressWithin(asked(text))).toBe(`/send_offer/${token}`);
  });
  it('keeps the answer that a button of the mail suggests', () => {
    expect(addressWithin(`/send_offer/${token}/accept${asked('。')}`)).toBe(`/send_offer/${token}/accept`);
    expect(addressWithin(`/invite_interview/${token}/refuse)`)).toBe(`/invite_interview/${token}/refuse`);
    expect(addressWithin(`/consent/${token}/accept`)).toBe(`/consent/${token}`);
  });
  it('opens a position that was sent to a friend, and one’s own page', () => {
    expect(addressWithin(asked(`/job_detail/${id}，看看这个`))).toBe(`/job_detail/${id}`);
    expect(addressWithin(asked(`/send_offer/${id.toUpperCase()}。`))).toBe(`/send_offer/${id}`);
  });
  it.each([
    '/jobs',
    `/personal/${token}`,
    '/send_offer/short',
    '/send_offer/',
    '/job_detail/1',
    `/x/send_offer/${token}`,
  ])('is none: %s', (path) => {
    expect(addressWithin(path)).toBeUndefined();
  });
});

describe('the address of a page without an id, with text glued to it', () => {
  it.each([
    ['/social/jobs。', '/social/jobs'],
    ['/social/jobs）。', '/social/jobs'],
    ['/jobs，看看', '/jobs'],
    ['/login.', '/login'],
    ['/personal/delivery_records"', '/personal/delivery_records'],
    ['/personal/delivery_records/。', '/personal/delivery_records'],
    ['／ｓｏｃｉａｌ／ｊｏｂｓ', '/social/jobs'],
    ['//jobs', '/jobs'],
    ['/jobs\u200b', '/jobs'],
    ['/login/phone 谢谢', '/login/phone'],
    ['/', '/'],
    ['/。', '/'],
  ])('of %s is %s', (path, page) => {
    expect(pathWithin(asked(path))).toBe(page);
  });
});
