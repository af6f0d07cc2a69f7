import {
  addressInLanguage,
  defaultTexts,
  groupOf,
  hiddenToken,
  isCandidateGroup,
  type MessageValues,
  type OptionalGroup,
  sampleValues,
  type TemplateTexts,
  templateNamed,
  writeMail,
  writeSms,
} from '@talentlog/contracts';
import type { WordingInForce } from '../lookup.ts';
import type { NotificationRequest } from '../request.ts';
import { fieldsOf, type Known } from './field-values.ts';
import { textsWithoutTokenPlace, typedText } from './fields.ts';

/** What the message says, with which values, and of which wording. */
export async function wordsOf(request: NotificationRequest, known: Known) {
  const { trial } = request;
  const inForce = trial ? { texts: trial.texts } : await inForceOf(request, known);
  const values = trial ? samplesOf(request, known) : await fieldsOf(request, known);
  return {
    words: written(textsWithoutTokenPlace(inForce.texts), request, known, values),
    values,
    ...('version' in inForce ? { templateTrack: inForce.track, templateVersion: inForce.version } : {}),
  };
}

const samplesOf = ({ template }: NotificationRequest, { language, company }: Known): MessageValues => ({
  ...sampleValues(template, language),
  company: typedText(company[language]),
});

/** Of staff, or as the product comes. */
async function inForceOf(request: NotificationRequest, { lookup, language }: Known): Promise<WordingInForce> {
  const { template, channel, positionId } = request;
  const edited = await lookup.wording({ template, channel, language }, positionId);
  return edited ?? { texts: defaultTexts(template, language, channel), track: 'ALL', version: 0 };
}

function written(
  texts: TemplateTexts,
  request: NotificationRequest,
  { language, links, company }: Known,
  values: MessageValues,
) {
  const { template, channel } = request;
  if (channel === 'SMS') return { subject: '', content: writeSms(texts, language, values), html: '' };
  const kind = {
    ownLetter: templateNamed(template).ownLetter === true,
    ...('jobSeekerId' in request.to ? { phone: company.contactPhone ?? '' } : {}),
    ...wayOutOf(request, { links, language }),
  };
  const { subject, text, html } = writeMail(texts, language, values, kind);
  return { subject: subject.slice(0, 500), content: text, html };
}

/** Where the reader ends such mails by one click, candidate or colleague. What is duty has no way out. */
function wayOutOf({ template, to }: NotificationRequest, { links, language }: Pick<Known, 'links' | 'language'>) {
  const group = groupOf(template);
  const isTheirs = group !== 'DUTY' && isCandidateGroup(group) === 'jobSeekerId' in to;
  return isTheirs ? { wayOut: addressInLanguage(links.page(wayOutPath(group)), language) } : {};
}

const wayOutPath = (group: OptionalGroup): string => `/unsubscribe/${group}/${hiddenToken}`;
