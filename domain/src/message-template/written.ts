import { isSentBy, type TemplateKey, type TemplateTexts, templateFault, templateIdOf } from '@talentlog/contracts';
import { type Refusal, refuse } from '../shared/decider.ts';
import { messageTemplate } from './message-template.ts';

type Written = TemplateKey & TemplateTexts;

/** A wording is found by what it is for. */
export const ofKey = ({ template, language, track, channel }: TemplateKey) =>
  messageTemplate.ref(templateIdOf({ template, language, track, channel }));

/** What its events are told with. */
export const keyOf = (id: string, { template, language, track, channel }: TemplateKey) => ({
  messageTemplateId: id,
  template,
  language,
  track,
  channel,
});

/** An SMS has its content only, and a paper no button, whatever was sent along. */
export const textsOf = ({ channel, subject, content, action }: Written): TemplateTexts => ({
  subject: channel === 'SMS' ? '' : subject,
  content,
  action: channel === 'MAIL' ? action : '',
});

/** Why these texts cannot be sent. */
export function unfit(written: Written): Refusal | undefined {
  if (!isSentBy(written.template, written.channel)) return refuse('messageTemplate.not_sent_so', undefined, 'channel');
  const fault = templateFault(written, textsOf(written));
  return fault && refuse(fault.code, fault.params, fault.path);
}
