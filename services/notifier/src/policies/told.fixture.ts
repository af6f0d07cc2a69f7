import { isSentBy, type WrittenLanguage } from '@talentlog/contracts';
import { newUuid, type OpenedEvent, readerOf, START } from '@talentlog/runtime';
import type { Lookup } from '../lookup.ts';
import { wordsOf } from '../message-text/words.ts';
import type { NotificationRequest } from '../request.ts';
import { policies } from './index.ts';

const at = '2026-11-21T01:00:00.000Z';

/** Whom a request is for, in one word. */
export const who = ({ to }: NotificationRequest): string => {
  if ('recruiterOf' in to) return `recruiter of ${to.recruiterOf}`;
  if ('holdersOf' in to) return `holders of ${to.holdersOf}`;
  if ('ownerOf' in to) {
    const { accountId, jobSeekerId } = to.ownerOf;
    return jobSeekerId === null ? accountId : `${accountId} of ${jobSeekerId}`;
  }
  return 'jobSeekerId' in to ? to.jobSeekerId : to.accountId;
};

/** What the policies make of an event. */
export const tell = (type: string, data: object, actor = 'x'): readonly NotificationRequest[] => {
  const id = newUuid();
  const metadata = { actor, correlationId: id, causationId: id, commandId: id, commandName: 'X', at };
  const event: OpenedEvent = {
    id,
    type,
    data: data as OpenedEvent['data'],
    at,
    stream: 'x-1',
    revision: 0,
    position: START,
    metadata,
  };
  return readerOf(policies).read(event).flat();
};

const links = {
  hidden: () => 'https://talent.example.com/x',
  opened: (words: string) => words,
  withWayOut: (words: string) => words,
  wayOut: () => 'https://talent.example.com/x',
  page: () => 'https://talent.example.com/x',
};
const lookup: Lookup = {
  contact: async () => ({ name: '林静', phone: null, email: null, language: 'zh-CN' }),
  recruiterOf: async () => 'hr1',
  holdersOf: async () => ['ad1'],
  stageNamed: async () => undefined,
  candidate: async () => ({ name: '高明', number: 'C-7' }),
  wording: async () => undefined,
  position: async (id) =>
    id === 'p2' ? { title: '测试工程师', titleEn: 'Tester' } : { title: '后端工程师', titleEn: '' },
};
const company = { 'zh-CN': 'Acme', 'en-US': 'Acme' };

/** The message as its reader gets it, by mail and, where there is one, as SMS. */
export async function write(
  request: NotificationRequest,
  language: WrittenLanguage,
  more: { readonly contactMail?: string } = {},
) {
  const known = { lookup, links, company: { ...company, ...more }, name: '林', language };
  const by = async (channel: 'MAIL' | 'SMS') => (await wordsOf({ ...request, channel }, known)).words;
  const { subject, content: text, html } = await by('MAIL');
  return { subject, text, html, sms: isSentBy(request.template, 'SMS') ? (await by('SMS')).content : undefined };
}

/** The first of an event's messages. */
export const first = (type: string, data: object): NotificationRequest => {
  const [request] = tell(type, data);
  if (request === undefined) throw new Error('nothing told');
  return request;
};
