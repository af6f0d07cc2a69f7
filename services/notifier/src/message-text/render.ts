import Handlebars from 'handlebars';
import type { Template, Wording } from '../templates/template.ts';
import type { WrittenLanguage } from './fields.ts';

export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Undefined for templates without an SMS. */
  readonly sms: string | undefined;
}

/** What every template is given besides the fields of its policy. */
export interface CommonFields {
  readonly name: string;
  readonly position: string;
  readonly link: string;
  readonly company: string;
}
export type Fields = CommonFields & Readonly<Record<string, string | readonly string[]>>;

type Compiled = (fields: Fields) => string;
interface CompiledWording {
  readonly subject: Compiled;
  readonly lines: readonly { readonly text: Compiled; readonly html: Compiled }[];
  readonly action: string | undefined;
  readonly sms: Compiled | undefined;
}

// Strict: a field that nobody gave is an error, never an empty place in a letter.
const options = { strict: true, knownHelpersOnly: true } as const;
const plain = (source: string): Compiled => Handlebars.compile<Fields>(source, { ...options, noEscape: true });
const escaped = (source: string): Compiled => Handlebars.compile<Fields>(source, options);

const letter = {
  'zh-CN': {
    greeting: plain('{{#if name}}{{name}}，{{/if}}您好：'),
    signature: plain('{{company}}招聘团队'),
    automatic: '此邮件由系统自动发送，请勿直接回复。',
    signed: plain('【{{company}}】'),
  },
  'en-US': {
    greeting: plain('{{#if name}}Dear {{name}},{{else}}Hello,{{/if}}'),
    signature: plain('The {{company}} recruiting team'),
    automatic: 'This message was sent automatically; please do not reply to it.',
    signed: plain('[{{company}}] '),
  },
} as const;

const compiled = new WeakMap<Wording, CompiledWording>();

function compile(wording: Wording): CompiledWording {
  const known = compiled.get(wording);
  if (known !== undefined) return known;
  const made: CompiledWording = {
    subject: plain(wording.subject),
    lines: wording.lines.map((line) => ({ text: plain(line), html: escaped(line) })),
    action: wording.action,
    sms: wording.sms === undefined ? undefined : plain(wording.sms),
  };
  compiled.set(wording, made);
  return made;
}

/** Writes one message in one language. Throws when the template names a field that was not given. */
export function render(template: Template, language: WrittenLanguage, fields: Fields): Rendered {
  const wording = compile(template[language]);
  const { greeting, signature, automatic, signed } = letter[language];
  const own = template.ownLetter === true;
  const hello = own ? undefined : greeting(fields);
  const from = own ? undefined : signature(fields);
  const texts = wording.lines.map((line) => line.text(fields)).filter((line) => line.trim() !== '');
  const htmls = wording.lines.map((line) => line.html(fields)).filter((line) => line.trim() !== '');
  const action = fields.link === '' ? undefined : wording.action;
  return {
    // A header is one line, whatever a title or a recruiter's text holds.
    subject: wording
      .subject(fields)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim(),
    text: [hello, ...texts, action === undefined ? undefined : `${action}: ${fields.link}`, from, automatic]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    html: page(
      language,
      hello,
      htmls,
      action === undefined ? undefined : { label: action, url: fields.link },
      from,
      automatic,
    ),
    sms: wording.sms === undefined ? undefined : signed(fields) + wording.sms(fields),
  };
}

const escapeHtml = Handlebars.escapeExpression;

/** One column that every mail program shows; styles stand in the elements because many drop style sheets. */
function page(
  language: WrittenLanguage,
  hello: string | undefined,
  lines: readonly string[],
  action: { label: string; url: string } | undefined,
  from: string | undefined,
  automatic: string,
): string {
  const paragraph = (html: string) => `<p style="margin:0 0 16px">${html.replaceAll(/\r?\n/g, '<br>')}</p>`;
  const button =
    action &&
    paragraph(
      `<a href="${escapeHtml(action.url)}" style="display:inline-block;padding:10px 20px;background:#1f4fbf;color:#ffffff;text-decoration:none;border-radius:4px">${escapeHtml(action.label)}</a>`,
    );
  const address =
    action &&
    paragraph(`<span style="color:#5b6470;font-size:13px;word-break:break-all">${escapeHtml(action.url)}</span>`);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head>`,
    '<body style="margin:0;padding:24px;background:#f5f6f8;font-family:sans-serif;font-size:15px;line-height:1.6;color:#1c2127">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff">',
    hello === undefined ? '' : paragraph(escapeHtml(hello)),
    ...lines.map(paragraph),
    button ?? '',
    address ?? '',
    from === undefined ? '' : paragraph(escapeHtml(from)),
    `<p style="margin:0;color:#5b6470;font-size:13px">${escapeHtml(automatic)}</p>`,
    '</div></body></html>',
  ].join('');
}
