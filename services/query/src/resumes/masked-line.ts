import { maskEmail, maskNumber, maskPhone } from '../people/person-seen.ts';

/** Signs that a keyboard for Chinese writes wide. */
const narrow = (line: string) =>
  line.replace(/[\uff0b\uff0d\uff0e\uff10-\uff19\uff20-\uff3a\uff41-\uff5a]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );

const hidden = () => '****';
/** As long as a line may be (`FileLine`), which keeps the search for its beginning short. */
const mail = /[\w.+-]{1,300}\s?(?:@|[([（]at[)\]）])\s?[\w-]+(?:\s?\.\s?[\w-]+)+/gi;
const identity = /(?<![\dA-Za-z])\d{6}[ -]?\d{8}[ -]?\d{3}[\dXx](?![\dA-Za-z])/g;
/** Eleven digits of a mobile phone, however they are put apart; and before it the country. */
const mobile = /(?<!\d)(?:(?:\+|00)?\s?86[\s-]?)?1[\s\-.·]?[3-9](?:[\s\-.·]?\d){9}(?!\d)/g;
const abroad = /\+\d{1,3}[\s-]?\(?\d+\)?(?:[\s\-.]?\d+){1,}/g;
const landline = /(?<!\d)\(?0\d{2,3}\)?[\s-]?\d{3,4}[\s-]?\d{4}(?!\d)/g;
const page = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitee|gitlab|zhihu|weibo)\.(?:com|io)\S*/gi;
const named = /((?:微信|WeChat|VX|QQ|钉钉|Telegram|Skype|WhatsApp)(?:号|\s?ID)?(?:\s*[:：]\s*|\s+))[\w@+.-]{4,}/gi;
const labelled = /((?:电话|手机号?码?|联系方式|Tel|Mobile|Phone)\s*[:：]\s*)[+\d][\d\s()-]{5,}\d/gi;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A line of a resume with what a person is reached by hidden, as it is masked elsewhere: mail, phones, numbers of papers, names on
 * messengers, own pages, and whatever of it the resume says elsewhere. Rather a figure too many than a number too few.
 */
export function maskedLine(line: string, contacts: readonly string[] = []): string {
  let text = narrow(line)
    .replace(page, hidden)
    .replace(mail, (found) => maskEmail(found.replace(/\s/g, '').replace(/[([（]at[)\]）]/i, '@')))
    .replace(identity, (found) => maskNumber(found.replace(/[ -]/g, '')))
    .replace(mobile, (found) => maskPhone(digitsOf(found).slice(-11)))
    .replace(abroad, hidden)
    .replace(landline, hidden)
    .replace(named, (_all, label: string) => `${label}****`)
    .replace(labelled, (_all, label: string) => `${label}****`);
  for (const contact of contacts)
    for (const written of [contact, contact.replace(/^\+86/, ''), contact.replace(/^\+\d{3}/, '')])
      if (written.length > 4) text = text.replaceAll(written, hidden);
  return text;
}
