import type { TemplateKey } from '@talentlog/contracts';

export const trackChoices = ['ALL', 'CAMPUS', 'SOCIAL', 'INTERN'] as const;
export const languageChoices = ['zh-CN', 'en-US'] as const;
/** What the languages are called in the pack. */
export const languageWords = { 'zh-CN': 'chinese', 'en-US': 'english' } as const;
export const channelChoices = ['MAIL', 'SMS', 'PAPER'] as const;
/** What is printed, and is no message. */
const papers: readonly string[] = ['offer-letter'];

const oneOf = <T extends string>(choices: readonly T[], value: string | null, usual: T): T =>
  choices.find((choice) => choice === value) ?? usual;

/** Which wording an address asks for; what it does not say is the Chinese mail, or paper, for every position. */
export const keyFrom = (template: string, search: URLSearchParams): TemplateKey => ({
  template: template as TemplateKey['template'],
  language: oneOf(languageChoices, search.get('language'), 'zh-CN'),
  track: oneOf(trackChoices, search.get('track'), 'ALL'),
  channel: oneOf(channelChoices, search.get('channel'), papers.includes(template) ? 'PAPER' : 'MAIL'),
});

/** The same as an address says it. */
export const searchOf = ({ language, track, channel }: Omit<TemplateKey, 'template'>): string =>
  new URLSearchParams({ language, track, channel }).toString();
