import { afterEach, describe, expect, it } from '@jest/globals';
import { SubmittedContent } from '../info-collection/info-collection.ts';
import { birthDateIn } from '../info-collection/resident-number.ts';
import { resumeBlocks } from '../resume/resume.ts';
import { WebhookUrl } from '../subscriber/webhook.ts';
import { CallablePhone, CompanyPhone, Email, PersonName, Phone, SmsCode } from './shapes.ts';

const messageOf = (parsed: { readonly error?: { readonly issues: readonly { readonly message: string }[] } }) =>
  parsed.error?.issues.map(({ message }) => message);

describe('a mobile number as it is pasted', () => {
  it.each([
    ['from a contact list of an iPhone', '\u202d138 0013 8000\u202c', '+8613800138000'],
    ['with isolates and marks', '\u2066\u200e13800138000\u200f\u2069\u061c', '+8613800138000'],
    ['with zero width characters', '138\u200b0013\u200d8000\ufeff\u2060', '+8613800138000'],
    ['with a soft and a non-breaking hyphen', '138\u00ad-0013\u20118000', '+8613800138000'],
    ['with dashes of other widths', '138–0013—8000', '+8613800138000'],
    ['with a minus', '138−0013－8000', '+8613800138000'],
    ['with non-breaking and wide spaces', '138\u00a00013\u30008000\u202f', '+8613800138000'],
    ['with dots', '138.0013.8000', '+8613800138000'],
    ['with raised dots', '138·0013・8000', '+8613800138000'],
    ['in full width', '＋８６（１３８）００１３８０００', '+8613800138000'],
    ['with 86 alone', '8613800138000', '+8613800138000'],
    ['with 86 and a blank', '86 138 0013 8000', '+8613800138000'],
    ['with 0086', '0086-138-0013-8000', '+8613800138000'],
    ['with +86 in brackets', '(+86)13800138000', '+8613800138000'],
    ['from a link', 'tel:+86-138-0013-8000', '+8613800138000'],
    ['with the 0 of home', '+86(0)138 0013 8000', '+8613800138000'],
    ['with a 0 before it', '013800138000', '+8613800138000'],
    ['from a card', '手机：138 0013 8000', '+8613800138000'],
    ['from a signature', 'Tel. +86 138-0013-8000', '+8613800138000'],
    ['of Hong Kong', '+852\u00a05123\u20114567', '+85251234567'],
    ['of Taiwan', '00886 0912 345 678', '+886912345678'],
  ])('%s is cleaned', (_how, typed, phone) => expect(Phone.parse(typed)).toBe(phone));

  it.each([
    '860138001380',
    '1380013800',
    '138001380001',
    '13800138000x',
    '010-12345678',
    '13800138000/13900139000',
    '\u200b',
  ])('%s is none', (typed) => expect(messageOf(Phone.safeParse(typed))).toEqual(['common.phone_format']));
});

describe('a number that is only called', () => {
  it.each([
    ['0571-8765 4321', '+8657187654321'],
    ['(010)\u00a06543\u20112109', '+861065432109'],
    ['０２１－６５４３２１０９', '+862165432109'],
    ['0086 571 87654321', '+8657187654321'],
    ['0512 6543210', '+865126543210'],
    ['13800138000', '+8613800138000'],
    ['+852 2345 6789', '+85223456789'],
    ['+861065432109', '+861065432109'],
    ['+86(0)10 6543 2109', '+861065432109'],
    ['电话：0571-87654321', '+8657187654321'],
  ])('%s may be a landline', (typed, phone) => expect(CallablePhone.parse(typed)).toBe(phone));
  it.each(['87654321', '0571-87654321-801', '01012345678', '110'])('%s is none', (typed) =>
    expect(messageOf(CallablePhone.safeParse(typed))).toEqual(['common.callable_format']),
  );
});

describe('the number a company is called by', () => {
  it.each([
    ['400-800-1234', '4008001234'],
    ['４００　８００　１２３４', '4008001234'],
    ['\u202a400\u2011800\u20111234\u202c', '4008001234'],
    ['电话：800 820 1234', '8008201234'],
    ['+86 400 800 1234', '4008001234'],
    ['0086-400-800-1234', '4008001234'],
    ['0571-8800 1000', '+8657188001000'],
    ['13800138000', '+8613800138000'],
  ])('%s may be of a service, a landline or a mobile', (typed, phone) => expect(CompanyPhone.parse(typed)).toBe(phone));
  it.each(['4008001', '40080012345', '500-800-1234', '88001000', 'javascript:alert(1)', '400-800-1234 转 8'])(
    '%s is none',
    (typed) => expect(messageOf(CompanyPhone.safeParse(typed))).toEqual(['common.company_phone_format']),
  );
});

describe('a browser without URL.parse', () => {
  const { parse } = URL;
  afterEach(() => {
    URL.parse = parse;
  });
  it('cleans an internationalised domain, and checks where a subscriber is called', () => {
    Object.assign(URL, { parse: undefined });
    expect(Email.parse('wang@例子.中国')).toBe('wang@xn--fsqu00a.xn--fiqs8s');
    expect(WebhookUrl.parse('https://example.com/called')).toBe('https://example.com/called');
    expect(WebhookUrl.safeParse('https://name@example.com/').success).toBe(false);
  });
});

describe('an e-mail address', () => {
  it.each([
    ['wang＠example.com', 'wang@example.com'],
    ['wang@example。com', 'wang@example.com'],
    ['wang@example．com', 'wang@example.com'],
    ['ｗａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'wang@example.com'],
    ['\u202awang@example.com\u202c', 'wang@example.com'],
    ['wang\u200b@exam\u00adple.com\u00a0', 'wang@example.com'],
    ['Wang@Example.COM', 'wang@example.com'],
    ['mailto:wang@example.com', 'wang@example.com'],
    ['<wang@example.com>', 'wang@example.com'],
    ['王晨 <wang@example.com>', 'wang@example.com'],
    ['"Wang, Chen" <wang@example.com>;', 'wang@example.com'],
    ['邮箱：wang@example.com', 'wang@example.com'],
    ['E-mail: wang@example.com', 'wang@example.com'],
    ['wang @ example . com', 'wang@example.com'],
    ['wang@example.com。', 'wang@example.com'],
    ['r&d@example.com', 'r&d@example.com'],
    ['wang+jobs@example.com', 'wang+jobs@example.com'],
    ["o'brien@example.com", "o'brien@example.com"],
    ['a=b!c#d%e/f?g^h~i@example.com', 'a=b!c#d%e/f?g^h~i@example.com'],
    ['wang@例子.中国', 'wang@xn--fsqu00a.xn--fiqs8s'],
    ['wang@xn--fsqu00a.xn--fiqs8s', 'wang@xn--fsqu00a.xn--fiqs8s'],
    ['info@müller.de', 'info@xn--mller-kva.de'],
    ['王晨@example.com', '王晨@example.com'],
  ])('%s is taken', (typed, address) => expect(Email.parse(typed)).toBe(address));
  it.each([
    ...['wang', '@example.com', 'wang@', 'wang@example', 'a@b@example.com', '.wang@example.com', 'wa..ng@example.com'],
    ...['wang@-example.com', 'wang@exa_mple.com', 'wang chen@example.com', 'a@b.com, c@d.com', '"wang"@example.com'],
    ...['<a@b.com> <c@d.com>', '<wang@example.com', 'a@b.com <c@d.com'],
    ...['wang@1.2.3.4', 'wang@example.com/x', 'wang@例子.中国/x', 'wang,chen@example.com', '\u200b'],
  ])('%s is none', (typed) => expect(messageOf(Email.safeParse(typed))).toEqual(['common.email_format']));
});

describe('a code', () => {
  it.each(['１２３４５６', '\u202d123456\u202c', '123 456', '123\u2011456'])('%s is cleaned', (typed) =>
    expect(SmsCode.parse(typed)).toBe('123456'),
  );
  it('with other characters is none', () => expect(SmsCode.safeParse('12345a').success).toBe(false));
});

describe('a name', () => {
  it.each(['\u200b\u202e', '\u200d\u200c', '\u3164', '\u2800', '\uffa0\u115f', '\ufe0f', '\u{e0041}', ' \u00a0\u3000'])(
    'of invisible characters alone is empty: %j',
    (typed) => expect(messageOf(PersonName.safeParse(typed))).toEqual(['common.required']),
  );
  it('keeps what is seen', () => {
    expect(PersonName.parse('\u202d王\u00a0晨\u3164\u202c')).toBe('王 晨');
    expect(PersonName.parse('می‌خواهم')).toBe('می‌خواهم');
  });
});

describe('a resident number', () => {
  // The example of GB 11643-1999, and numbers made from it whose check digits were computed by hand.
  it.each([
    ['11010519491231002X', '1949-12-31'],
    ['440524188001010014', '1880-01-01'],
    ['110105194933310020', undefined],
    ['000000000000000001', undefined],
    ['110105194902300023', undefined],
    ['990105194912310020', undefined],
  ])('%s has the birth date %s', (number, day) => expect(birthDateIn(number)).toBe(day));

  const basic = (identityNumber: string, identityType = 'ID_CARD') =>
    resumeBlocks.basic.parse({ identityType, identityNumber }).identityNumber;
  it.each([
    '11010519491231002x',
    '１１０１０５１９４９１２３１００２Ｘ',
    '\u202d110105 19491231 002X\u202c',
    '110105-19491231-002x',
  ])('%s is kept as it is printed', (typed) => {
    expect(basic(typed)).toBe('11010519491231002X');
  });
  it('of another document keeps its own form', () => {
    expect(basic('Ｅ12345678\u200b', 'PASSPORT')).toBe('E12345678');
    expect(basic('H1234567(8)', 'HK_MACAO_PERMIT')).toBe('H1234567(8)');
  });
});

describe('what a new colleague tells', () => {
  const submitted = {
    emergency: { phone: '\u202d0571-8765\u00a04321\u202c' },
    identity: { number: '11010519491231002x' },
    bank: { number: '６２２５ 8801\u00a02345–6789' },
    contact: { postcode: '３１００５１' },
  };
  it('is cleaned as each kind is', () => {
    const content = SubmittedContent.parse(submitted);
    expect(content.identity.number).toBe('11010519491231002X');
    expect(content.bank.number).toBe('6225880123456789');
    expect(content.contact.postcode).toBe('310051');
    expect(content.emergency.phone).toBe('+8657187654321');
  });
  it.each([
    [{ emergency: { phone: '12' } }, 'common.callable_format'],
    [{ identity: { number: '000000000000000001' } }, 'common.identity_format'],
    [{ bank: { number: '12ab' } }, 'common.bank_format'],
    [{ work: { entries: [{ company: 'A', start: '2021-07', end: '2021-06' }] } }, 'common.end_before_start'],
    [{ work: { entries: [{ company: '', start: '2021-07', end: null }] } }, 'common.required'],
    [{ relatives: { employed: true, people: [{ name: '\u200b' }] } }, 'common.required'],
  ])('%j is refused in words', (content, code) =>
    expect(messageOf(SubmittedContent.safeParse(content))).toEqual([code]),
  );
});
