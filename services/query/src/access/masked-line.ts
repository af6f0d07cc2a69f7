import { type KnownContacts, withoutKnown } from './known-contact.ts';
import { maskEmail, maskNumber, maskPhone } from './masks.ts';

/** A letter, a digit or a sign of an address in another shape: wide, in circles, raised, of a mathematician. */
const shaped = /[^\p{ASCII}\p{Script=Han}\u3000-\u303f]/gu;
const plainly = /^(?:\d{1,2}|[\w@.+#-])$/;
/** The same line as a search reads it, which knows no shapes. */
const narrow = (line: string) =>
  line.replace(shaped, (sign) => {
    const plain = sign.normalize('NFKC');
    return plainly.test(plain) ? plain : sign;
  });

const hidden = '****';
const wayOfAt = /\s?(?:@|艾特|[([{（【]at[)\]}）】])\s?/gi;
/** A run is as long as a line may be (`FileLine`), and is looked at from its beginning only. */
const mail = /(?<![\w.+-])[\w.+-]{1,300}\s?(?:@|艾特|[([{（【]at[)\]}）】])\s?[\w-]+(?:\s?[.。]\s?[\w-]+)+/gi;
const mailInWords = /(?<![\w.+-])[\w.+-]{1,300}(?:#| at )[\w-]{1,60}(?:\.| dot )(?:com|cn|net|org|edu)\b/gi;
const identity = /(?<![\dA-Za-z])\d{6}[ -]?\d{8}[ -]?\d{3}[\dXx](?![\dA-Za-z])/g;
/** Eleven digits of a mobile phone, however they are put apart; and before it the country. */
const mobile = /(?<!\d)(?:(?:\+|00)?\s?86[\s-]?)?1[\s\-.·]?[3-9](?:[\s\-.·]?\d){9}(?!\d)/g;
/** The same by three, four and four with any signs between them; two years after a number are no phone. */
const mobileInParts =
  /(?<!\d)1[3-9]\d[^\p{L}\p{N}]{1,6}(?!(?:19|20)\d\d[^\p{L}\p{N}]{0,3}(?:19|20)\d\d)\d{4}[^\p{L}\p{N}]{0,6}\d{4}(?!\d)/gu;
const mobileInWords =
  /(?<![\d〇零一二三四五六七八九壹贰叁肆伍陆柒捌玖])[1一幺壹](?:[\s\-—._·]{0,3}[\d〇零一二三四五六七八九壹贰叁肆伍陆柒捌玖]){10}(?![\d〇零一二三四五六七八九壹贰叁肆伍陆柒捌玖])/g;
const abroad = /\+\d{1,3}[\s-]?\(?\d+\)?(?:[\s\-.]?\d+){1,}/g;
const landline = /(?<!\d)\(?0\d{2,3}\)?[\s\-–—]?\d{3,4}[\s\-–—]?\d{4}(?!\d)/g;
const page =
  /(?:https?[:：]\/\/|www\.)\S+|(?<![\w.])(?:\w[\w-]{0,60}\.){0,3}(?:linkedin|github|gitee|gitlab|zhihu|weibo)\.(?:com|io)\S*/gi;
const pageOfSite =
  /(?<![\w.-])[\w-]{1,60}(?:\.[\w-]{1,60}){0,4}\.(?:com|cn|net|org|io|me|dev|top|xyz|cc|vip|site|info)\/\S+/gi;
/** What follows the name of a messenger: `号`, `号码`, `账号`, ` ID`, `（WeChat）`. */
const named =
  /((?:微\s?信|WeChat|weixin|[VW]X|V信|QQ|钉钉|Telegram|Skype|WhatsApp)(?:号码?|[账帐]号|\s?ID)?(?:\s?[（(][^）)]{1,20}[）)])?(?:\s*[:：]\s*|\s+))[\w@+.-]{4,}/gi;
const namedByColon =
  /((?:飞书|Lark|DingTalk|Line ID|抖音|小红书|TG|GitHub|Gitee|LinkedIn|领英|微博|知乎)(?:号码?|[账帐]号|\s?ID)?\s*[:：]\s*)[\w@+.-]{3,}/gi;
const namedAtOnce = /((?:微信|V信|WeChat|QQ)(?:号码?|[账帐]号)?\s?)(?=[A-Za-z_-]{0,20}\d)[\w-]{5,}/gi;
const messengerId = /(?<![A-Za-z\d])wxid_\w+/gi;
const labelled =
  /((?:电话|手机号?码?|联系方式|Tel|Mobile(?: No\.?)?|Phone)(?:\s{0,20}[:：])?\s{0,20})[+\d][\d\s()-]{5,}\d/gi;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const asMail = (found: string) => maskEmail(found.replace(wayOfAt, '@').replace(/\s/g, '').replace(/。/g, '.'));

/**
 * A line of a resume with what a person is reached by hidden, as it is masked elsewhere: mail, phones, numbers of papers, names on
 * messengers, own pages, and whatever of it the company knows, in whatever form. Rather a figure too many than a number too few.
 */
export function maskedLine(line: string, contacts: KnownContacts = []): string {
  const text = narrow(line)
    .replace(mail, asMail)
    .replace(mailInWords, hidden)
    .replace(page, hidden)
    .replace(pageOfSite, hidden)
    .replace(identity, (found) => maskNumber(found.replace(/[ -]/g, '')))
    .replace(mobile, (found) => maskPhone(digitsOf(found).slice(-11)))
    .replace(mobileInParts, (found) => maskPhone(digitsOf(found)))
    .replace(mobileInWords, (found) => (/^[\d\s\-—._·]+$/.test(found) ? found : hidden))
    .replace(abroad, hidden)
    .replace(landline, hidden)
    .replace(messengerId, hidden)
    .replace(named, `$1${hidden}`)
    .replace(namedByColon, `$1${hidden}`)
    .replace(namedAtOnce, `$1${hidden}`)
    .replace(labelled, `$1${hidden}`);
  return withoutKnown(text, contacts, hidden);
}

/** A text of several lines, line by line: what stands below is no more of a number. */
export const maskedText = (text: string, contacts: KnownContacts): string =>
  text
    .split('\n')
    .map((line) => maskedLine(line, contacts))
    .join('\n');
