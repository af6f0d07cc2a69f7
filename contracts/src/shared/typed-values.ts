import { parsedUrl } from './parsed-url.ts';

/** Characters that have no shape of their own: format characters, joiners, fillers, variation selectors, tags, controls. */
const shapeless = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Co}]|[^\P{Cc}\t\n\r\v\f]/gu;

/**
 * A value that is not prose, such as a number, a code or an address, as it was meant: full-width characters become plain ones, and what a
 * contact list, a PDF or a chat adds around them and nobody sees is left out. Every field of such a value is cleaned by this function.
 */
export const asPlainValue = (typed: string): string =>
  typed.replace(shapeless, '').normalize('NFKC').replace(shapeless, '').replace(/\s+/g, ' ').trim();

/** What people put between groups of digits: blanks, dashes of every width, dots of every height, brackets, slashes. */
const betweenDigits = /[\s\p{Pd}\u2212\u30fb\u00b7\u2022\u2027\u22c5\u3002().,/_]/gu;

/** The digits of a code or a bank card's number, without what groups them; other characters stay, to be refused. */
export const asDigits = (typed: string): string => asPlainValue(typed).replace(betweenDigits, '');

/** What a card or a signature writes before a number or an address. */
const phoneLabel = /^(?:tel|phone|mobile|cell|m|t|手机号码|手机号|手机|联系电话|电话)\s?[:.]?\s?(?=[+(\d])/i;
const emailLabel = /^(?:mailto|e-?mail|电子邮箱|电子邮件|邮箱|邮件)\s?:\s?/;

/** A phone number without what groups its digits; `+` and other characters stay. The `(0)` that is dialled only at home is left out. */
export const asPhone = (typed: string): string =>
  asPlainValue(typed)
    .replace(phoneLabel, '')
    .replace(/(?<=\d) ?\(0\)/, '')
    .replace(betweenDigits, '');

/** The number of a document. That of a mainland resident loses what groups its digits, and ends with a capital X. */
export function asDocumentNumber(typed: string): string {
  const plain = asPlainValue(typed);
  const joined = plain.replace(betweenDigits, '').toUpperCase();
  return /^\d{17}[\dX]$/.test(joined) ? joined : plain;
}

/** An e-mail address in lower case, its domain as mail servers write it: `王@例子.中国` becomes `王@xn--fsqu00a.xn--fiqs8s`. */
export function asEmail(typed: string): string {
  const plain = asPlainValue(typed)
    .toLowerCase()
    .replaceAll('\u3002', '.')
    .replace(emailLabel, '')
    .replace(/^[^<>]{0,100}<([^<>@]{1,64}@[^<>@]{1,255})>[;,]?$/, '$1')
    .replace(/ ?([@.]) ?/g, '$1');
  const at = plain.lastIndexOf('@') + 1;
  if (at === 0) return plain;
  const domain = withoutEnd(plain.slice(at));
  return plain.slice(0, at) + (/^[ -~]*$/.test(domain) ? domain : asciiDomain(domain));
}

/** Without the signs that end a sentence, glued on where the address was copied. */
function withoutEnd(domain: string): string {
  let length = domain.length;
  while (length > 0 && '.,;:\u3001'.includes(domain.charAt(length - 1))) length -= 1;
  return domain.slice(0, length);
}

/** The domain in letters of ASCII; as it was where it is none. */
function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  return parsedUrl(`http://${domain}`)?.hostname ?? domain;
}

const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const topLabel = '(?:[a-z]{2,63}|xn--[a-z0-9-]{1,57}[a-z0-9])';
const email = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLabel}$`, 'u');

/** Whether it is an address as `asEmail` writes it: what RFC 5321 takes without quotes, with letters of any language before the @. */
export const isEmail = (address: string): boolean => email.test(address) && address.indexOf('@') <= 64;

interface Region {
  readonly prefix: string;
  readonly mobile: RegExp;
  readonly landline: RegExp;
}
const mainlandChina: Region = {
  prefix: '86',
  mobile: /^0?1\d{10}$/,
  landline: /^0?(?:(?:10|2\d)[2-8]\d{7}|[3-9]\d{2}[2-8]\d{6,7})$/,
};
/** Regional patterns of the specification, tried on the digits after the region's prefix. */
const regions: readonly Region[] = [
  mainlandChina,
  { prefix: '852', mobile: /^[4-9]\d{7}$/, landline: /^[2-3]\d{7}$/ },
  { prefix: '853', mobile: /^[68]\d{7}$/, landline: /^28\d{6}$/ },
  { prefix: '886', mobile: /^0?9\d{8}$/, landline: /^0?[2-8]\d{7,8}$/ },
];

/** E.164 of a typed mobile number, or undefined where it fits no region. */
export const normalisePhone = (typed: string): string | undefined => e164(typed, ({ mobile }) => [mobile]);

/** The same of a number where one can only be called: a landline with its area code is taken, too. */
export const normaliseCallable = (typed: string): string | undefined =>
  e164(typed, ({ mobile, landline }) => [mobile, landline]);

/** The same of a number that a company is called by: one of a service, `400 800 1234`, is taken, too, and has no country. */
export function normaliseCompanyPhone(typed: string): string | undefined {
  const [, service] = /^(?:\+?86|0086)?([48]00\d{7})$/.exec(asPhone(typed)) ?? [];
  return service ?? normaliseCallable(typed);
}

function e164(typed: string, patternsOf: (region: Region) => readonly RegExp[]): string | undefined {
  const digits = asPhone(typed).replace(/^\+/, '00');
  if (!/^\d{7,25}$/.test(digits)) return undefined;
  if (!digits.startsWith('00')) return mainland(digits, patternsOf);
  const rest = digits.slice(2);
  const region = regions.find(({ prefix }) => rest.startsWith(prefix));
  if (region === undefined) return /^[1-9]\d{6,22}$/.test(rest) ? `+${rest}` : undefined;
  const local = rest.slice(region.prefix.length);
  const fits = patternsOf(region).some((pattern) => pattern.test(local));
  return fits ? `+${region.prefix}${local.replace(/^0/, '')}` : undefined;
}

/** Without a sign of another country: a mobile number, also with 86 before it, or a landline that begins with the 0 of its area. */
function mainland(digits: string, patternsOf: (region: Region) => readonly RegExp[]): string | undefined {
  const [mobile, landline] = patternsOf(mainlandChina);
  const local = digits.length === 13 && digits.startsWith('86') ? digits.slice(2) : digits;
  if (mobile?.test(local)) return `+86${local.replace(/^0/, '')}`;
  return digits.startsWith('0') && landline?.test(digits) ? `+86${digits.slice(1)}` : undefined;
}
