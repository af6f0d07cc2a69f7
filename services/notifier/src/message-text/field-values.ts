import { addressInLanguage, fillLine, type MessageValues, titleIn, type WrittenLanguage } from '@talentlog/contracts';
import type { Links, Lookup } from '../lookup.ts';
import type { Field, LookedUp, Merged, NotificationRequest, Signed, Words } from '../request.ts';
import { stageNames } from '../words/stage-names.ts';
import { typedText, withoutTokenPlace, writeField } from './fields.ts';

/** Where the values of a message's fields come from. */
export interface Known {
  readonly lookup: Lookup;
  readonly links: Links;
  readonly company: Signed;
  /** The reader's. */
  readonly name: string;
  readonly language: WrittenLanguage;
}

const nameless: Words = { 'zh-CN': '候选人', 'en-US': 'Candidate' };

/** What the template of a message is given. */
export async function fieldsOf(request: NotificationRequest, known: Known): Promise<MessageValues> {
  const { positionId, about, link, fields } = request;
  const plain = Object.entries(fields).filter((one): one is [string, Exclude<Field, Merged>] => !isMerged(one[1]));
  const written = await Promise.all(
    plain.map(async ([key, field]) => [key, await writtenValue(field, known)] as const),
  );
  const values = {
    ...Object.fromEntries(written),
    ...(about === undefined ? {} : { candidate: await candidate(about, known) }),
    name: typedText(known.name),
    position: positionId === undefined ? '' : await titleOf(positionId, known),
    link: link === undefined ? '' : addressOf(link, known),
    company: typedText(known.company[known.language]),
    contactMail: typedText(known.company.contactMail ?? ''),
  };
  return { ...values, ...mergedValues(fields, values) };
}

/** Colleagues have the language of their desk; every other page starts in that of the message. */
function addressOf(link: NonNullable<NotificationRequest['link']>, { links, language }: Known): string {
  if ('purpose' in link) return addressInLanguage(links.hidden(link.purpose), language);
  const address = links.page(link.page);
  return link.page.startsWith('/staff') ? address : addressInLanguage(address, language);
}

const isMerged = (field: Field): field is Merged => typeof field === 'object' && 'merged' in field;

/** Each line filled with the other values; what is filled in is not read again. */
const mergedValues = (fields: NotificationRequest['fields'], values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      if (!isMerged(field)) return [];
      const lines = withoutTokenPlace(field.merged ?? '')
        .split('\n')
        .map((line) => fillLine(line, values));
      return [[key, lines.join('\n')]];
    }),
  );

const writtenValue = async (field: Exclude<Field, Merged>, known: Known): Promise<string> =>
  isLookedUp(field) ? look(field, known) : writeField(field, known.language);

const isLookedUp = (field: Exclude<Field, Merged>): field is LookedUp =>
  typeof field === 'object' && ('titleOf' in field || 'colleague' in field || 'stage' in field || 'papersOf' in field);

async function look(field: LookedUp, known: Known): Promise<string> {
  if ('papersOf' in field) return addressInLanguage(known.links.hidden(field.papersOf, 'papers'), known.language);
  if ('titleOf' in field) return titleOf(field.titleOf, known);
  if ('stage' in field)
    return typedText(((await known.lookup.stageNamed(field.stage)) ?? stageNames[field.stage])[known.language]);
  return typedText((await known.lookup.contact({ accountId: field.colleague }))?.name ?? '');
}

async function titleOf(positionId: string, { lookup, language }: Known): Promise<string> {
  const found = await lookup.position(positionId);
  return typedText(found === undefined ? '' : titleIn(found, language));
}

/** By name, or by number where staff may not read the name. */
async function candidate(jobSeekerId: string, { lookup, language }: Known): Promise<string> {
  const { name, number } = await lookup.candidate(jobSeekerId);
  return name === '' ? [nameless[language], number].filter((part) => part !== '').join(' ') : typedText(name);
}
