import { phoneText } from '../shared/phone-text.ts';
import type { WrittenLanguage } from './bilingual.ts';
import { fillLine, type MessageValues } from './merge-text.ts';
import type { TemplateTexts } from './message-template.ts';

/** A mail as it leaves. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const letter = {
  'zh-CN': {
    greeting: '{{#if name}}{{name}}，{{/if}}您好：',
    signature: '{{company}}招聘团队',
    automatic: '此邮件由系统自动发送，请勿直接回复。',
    line: '招聘电话：',
    wayOut: '不想再收到这类邮件？退订：',
    signed: '【{{company}}】',
  },
  'en-US': {
    greeting: '{{#if name}}Dear {{name}},{{else}}Hello,{{/if}}',
    signature: 'The {{company}} recruiting team',
    automatic: 'This message was sent automatically; please do not reply to it.',
    line: 'Recruitment line: ',
    wayOut: 'No more mails of this kind? Unsubscribe: ',
    signed: '[{{company}}] ',
  },
} as const;

interface Body {
  readonly hello: string | undefined;
  readonly lines: readonly string[];
  readonly action: { readonly label: string; readonly url: string } | undefined;
  readonly from: string | undefined;
  readonly automatic: string;
  /** Whom the reader can call. */
  readonly line: string | undefined;
  /** How the reader ends mails of this kind. */
  readonly leave: { readonly label: string; readonly url: string } | undefined;
}

/** What is not in a mail's texts. */
export interface MailKind {
  /** Greets and signs by itself. */
  readonly ownLetter?: boolean;
  /** The recruitment line, as it is dialled; empty where the company told none. */
  readonly phone?: string;
  /** Where mails of this kind end by one click. */
  readonly wayOut?: string;
}

/** Writes a mail. Throws where the texts name a placeholder that has no value. */
export function writeMail(
  texts: TemplateTexts,
  language: WrittenLanguage,
  values: MessageValues,
  { ownLetter = false, phone = '', wayOut }: MailKind = {},
): Letter {
  const { greeting, signature, automatic } = letter[language];
  const { link = '' } = values;
  const body: Body = {
    hello: ownLetter ? undefined : fillLine(greeting, values),
    lines: texts.content
      .split('\n')
      .map((line) => fillLine(line, values))
      .filter((line) => line.trim() !== ''),
    action: link === '' || texts.action === '' ? undefined : { label: texts.action, url: link },
    from: ownLetter ? undefined : fillLine(signature, values),
    automatic,
    line: phone === '' ? undefined : letter[language].line + phoneText(phone),
    leave: wayOut === undefined ? undefined : { label: letter[language].wayOut, url: wayOut },
  };
  return { subject: subjectOf(texts, values), text: asText(body), html: asPage(body, language) };
}

/** Writes an SMS, signed with the company's name in front as networks ask for. */
export const writeSms = ({ content }: TemplateTexts, language: WrittenLanguage, values: MessageValues): string =>
  fillLine(letter[language].signed, values) +
  content
    .split('\n')
    .map((line) => fillLine(line, values))
    .join('\n');

/** A header is one line, whatever a title or a recruiter's text holds. */
const subjectOf = ({ subject }: TemplateTexts, values: MessageValues): string =>
  fillLine(subject, values)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

const asText = ({ hello, lines, action, from, line, automatic, leave }: Body): string =>
  [
    ...[hello, ...lines, action && `${action.label}: ${action.url}`, from, line, automatic],
    leave && `${leave.label}${leave.url}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  '`': '&#x60;',
  '=': '&#x3D;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"'`=]/g, (sign) => entities[sign] ?? sign);

/** One column that every mail program shows; styles stand in the elements because many drop style sheets. All words are text. */
function asPage({ hello, lines, action, from, line, automatic, leave }: Body, language: WrittenLanguage): string {
  const element = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;
  const paragraph = (text: string) => element(escapeHtml(text).replaceAll(/\r?\n/g, '<br>'));
  const url = escapeHtml(action?.url ?? '');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head>`,
    '<body style="margin:0;padding:24px;background:#f5f6f8;font-family:sans-serif;font-size:15px;line-height:1.6;overflow-wrap:anywhere;color:#1c2127">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff">',
    hello === undefined ? '' : paragraph(hello),
    ...lines.map(paragraph),
    action === undefined
      ? ''
      : element(
          `<a href="${url}" style="display:inline-block;padding:10px 20px;background:#1f4fbf;color:#ffffff;text-decoration:none;border-radius:4px">${escapeHtml(action.label)}</a>`,
        ) + element(`<span style="color:#5b6470;font-size:13px;word-break:break-all">${url}</span>`),
    from === undefined ? '' : paragraph(from),
    line === undefined ? '' : paragraph(line),
    `<p style="margin:0;color:#5b6470;font-size:13px">${escapeHtml(automatic)}</p>`,
    leave === undefined
      ? ''
      : `<p style="margin:8px 0 0;color:#5b6470;font-size:13px">${escapeHtml(leave.label)}<a href="${escapeHtml(leave.url)}" style="color:#5b6470;word-break:break-all">${escapeHtml(leave.url)}</a></p>`,
    '</div></body></html>',
  ].join('');
}
