import type { WrittenLanguage } from './bilingual.ts';
import type { TemplateName } from './catalogue/index.ts';
import { writeSms } from './letter.ts';
import { isLinkAlone, namesAddress } from './link-alone.ts';
import { type TemplateTexts, templateNamed } from './message-template.ts';
import { namedOn } from './named-on.ts';
import { isPaperTooLong, writePaper } from './paper.ts';
import { everywhere, type PlaceholderName, placeholders } from './placeholders.ts';
import { smsLength } from './sms-length.ts';
import type { TemplateChannel } from './template-channel.ts';

/** The longest SMS of ours, written with samples, in parts that are sent and paid for. */
export const mostSmsSegments = 6;

/** What is wrong with texts that somebody wrote, and where. */
export interface TemplateFault {
  readonly code:
    | 'messageTemplate.empty'
    | 'messageTemplate.braces'
    | 'messageTemplate.condition'
    | 'messageTemplate.row'
    | 'messageTemplate.placeholder_unknown'
    | 'messageTemplate.placeholder_missing'
    | 'messageTemplate.link_glued'
    | 'messageTemplate.other_address'
    | 'messageTemplate.sms_too_long'
    | 'messageTemplate.paper_too_long';
  readonly path: keyof TemplateTexts;
  readonly params?: Readonly<Record<string, string | number>>;
}

interface Of {
  readonly template: TemplateName;
  readonly language: WrittenLanguage;
  readonly channel: TemplateChannel;
}

/** The placeholders that texts of a template may name. */
export const placeholdersOf = (template: TemplateName): readonly PlaceholderName[] => {
  const own = Object.keys(templateNamed(template).fields) as PlaceholderName[];
  return [...everywhere.filter((name) => !own.includes(name)), ...own];
};

/** Those that a text of this channel must name. In a mail the button leads to the link. */
export const requiredIn = (template: TemplateName, channel: TemplateChannel): readonly PlaceholderName[] =>
  placeholdersOf(template).filter((name) => {
    if (name === 'link' && channel === 'MAIL') return false;
    const need = templateNamed(template).fields[name];
    return need === 'always' || (channel !== 'PAPER' && need === (channel === 'MAIL' ? 'mail' : 'sms'));
  });

/** Values to try a template with. */
export const sampleValues = (template: TemplateName, language: WrittenLanguage): Readonly<Record<string, string>> =>
  Object.fromEntries(placeholdersOf(template).map((name) => [name, placeholders[name].sample[language]]));

/** What is wrong first, or undefined for texts that can be sent. */
export function templateFault(of: Of, texts: TemplateTexts): TemplateFault | undefined {
  const { channel } = of;
  return (
    (channel === 'SMS' ? undefined : unfit(of, texts, 'subject')) ??
    (channel === 'MAIL' ? unfitAction(of, texts) : undefined) ??
    unfit(of, texts, 'content') ??
    missing(of, texts) ??
    tooLong(of, texts) ??
    astray(of, texts)
  );
}

/** A text that is empty, cannot be read, or names what this message is not given. No link stands in a subject: it would be no link there. */
function unfit(
  { template, channel }: Of,
  texts: TemplateTexts,
  path: 'subject' | 'content',
): TemplateFault | undefined {
  if (texts[path].trim() === '') return { code: 'messageTemplate.empty', path };
  const known: readonly string[] = placeholdersOf(template).filter((name) => path === 'content' || name !== 'link');
  for (const [at, text] of texts[path].split('\n').entries()) {
    const line = at + 1;
    const named = namedOn(text, channel === 'PAPER' && path === 'content');
    if (typeof named === 'string') return { code: `messageTemplate.${named}`, path, params: { line } };
    const name = named.all.find((one) => !known.includes(one));
    if (name !== undefined) return { code: 'messageTemplate.placeholder_unknown', path, params: { name, line } };
  }
  return undefined;
}

/** A button says where it leads, and nothing else. */
function unfitAction({ template }: Of, { action }: TemplateTexts): TemplateFault | undefined {
  if (/[{}]/.test(action)) return { code: 'messageTemplate.braces', path: 'action', params: { line: 1 } };
  const isLed = templateNamed(template).fields.link === 'always';
  return isLed && action.trim() === '' ? { code: 'messageTemplate.empty', path: 'action' } : undefined;
}

function missing({ template, channel }: Of, { subject, content }: TemplateTexts): TemplateFault | undefined {
  const always = [subject, ...content.split('\n')].flatMap((line, at) => {
    const named = namedOn(line, channel === 'PAPER' && at > 0);
    return typeof named === 'string' ? [] : named.always;
  });
  const name = requiredIn(template, channel).find((one) => !always.includes(one));
  return name && { code: 'messageTemplate.placeholder_missing', path: 'content', params: { name } };
}

/**
 * The link leads where it says: it is glued to no other address, and who is told of their account reads no other one, which would look as
 * if it came from us.
 */
function astray({ template, channel }: Of, texts: TemplateTexts): TemplateFault | undefined {
  if (channel === 'PAPER') return undefined;
  for (const [at, line] of texts.content.split('\n').entries())
    if (!isLinkAlone(line)) return { code: 'messageTemplate.link_glued', path: 'content', params: { line: at + 1 } };
  const { scene, fields } = templateNamed(template);
  if (scene !== 'ACCOUNT' || fields.link === undefined) return undefined;
  const path = (['subject', 'content', 'action'] as const).find((one) => namesAddress(texts[one]));
  return path && { code: 'messageTemplate.other_address', path };
}

function tooLong({ template, language, channel }: Of, texts: TemplateTexts): TemplateFault | undefined {
  if (channel === 'MAIL') return undefined;
  if (channel === 'PAPER') {
    const paper = writePaper(texts, language, sampleValues(template, language), { about: template, date: '' });
    return isPaperTooLong(paper) ? { code: 'messageTemplate.paper_too_long', path: 'content' } : undefined;
  }
  const { segments } = smsLength(writeSms(texts, language, sampleValues(template, language)));
  if (segments <= mostSmsSegments) return undefined;
  return { code: 'messageTemplate.sms_too_long', path: 'content', params: { segments, most: mostSmsSegments } };
}
