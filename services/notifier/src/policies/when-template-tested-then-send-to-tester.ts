import { type TemplateName, templateNames } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import type { NotificationRequest, Words } from '../request.ts';

const isTemplate = (name: string): name is TemplateName => (templateNames as readonly string[]).includes(name);
const marked: Words = { 'zh-CN': '【测试】', 'en-US': '[Test] ' };

/** Whoever tries a wording gets it as it would be sent, with sample values; a mail says in its subject that it is a test. */
export const whenTemplateTested = when('MessageTemplateTested', ({ data }): readonly NotificationRequest[] => {
  const { template, channel, language, accountId, wording } = data;
  if (!isTemplate(template) || channel === 'PAPER') return [];
  const texts = { ...wording, subject: `${marked[language]}${wording.subject}` };
  return [{ template, channel, to: { accountId }, fields: {}, trial: { texts, language } }];
});
