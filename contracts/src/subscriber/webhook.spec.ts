import { describe, expect, it } from '@jest/globals';
import { WebhookUrl } from './webhook.ts';

/** By hand, from the URL standard. */
const kept = [
  ['https://hooks.example/talentlog', 'https://hooks.example/talentlog'],
  ['HTTPS://Hooks.Example:443', 'https://hooks.example/'],
  ['https://例子.测试/回调?a=1', 'https://xn--fsqu00a.xn--0zwm56d/%E5%9B%9E%E8%B0%83?a=1'],
  ['https://ＨＯＯＫＳ.example/', 'https://hooks.example/'],
  ['https://hooks.example:8443/', 'https://hooks.example:8443/'],
  [' https://hooks.example/ ', 'https://hooks.example/'],
  ['http://2130706433/', 'http://127.0.0.1/'],
  [`https://hooks.example/${'a'.repeat(478)}`, `https://hooks.example/${'a'.repeat(478)}`],
] as const;
const refused = [
  ...['', 'hooks.example', 'ftp://hooks.example/', 'https://', 'https://a b/', 'javascript:alert(1)'],
  ...['https://user:secret@hooks.example/', 'https://user@hooks.example/', 'https://hooks.example/#part'],
  // Left out, or read as another sign, by who calls.
  ...['https://hooks.example/\r\nX:1', 'https://hooks.example/a\tb', 'https://hooks.example/\n1'],
  ...['https://hooks.example/\r\nX: y', 'https://hooks.example\\@127.0.0.1/', 'https://hooks\u200b.example/'],
  ...['https://hooks.example:0/', 'https://hooks.example:65536/', `https://hooks.example/${'a'.repeat(479)}`],
];

describe('an address to call', () => {
  it.each(kept)('%j is kept as it is called', (typed, called) => {
    expect(WebhookUrl.parse(typed)).toBe(called);
    expect(WebhookUrl.parse(called)).toBe(called);
  });
  it.each([
    ['', 'common.required'],
    ['hooks', 'common.url_format'],
    ['https://hooks.example/#x', 'common.url_format'],
    [`https://hooks.example/${'a'.repeat(500)}`, 'common.too_long'],
  ])('%j is refused with %s', (typed, code) =>
    expect(WebhookUrl.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([code]),
  );
  it.each(refused)('%j is none', (typed) => expect(WebhookUrl.safeParse(typed).success).toBe(false));
});
