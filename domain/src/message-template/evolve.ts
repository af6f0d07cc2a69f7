import type { EventsOf, messageTemplateEvents, TemplateTexts } from '@talentlog/contracts';

/** A wording as staff wrote it; null where the product's own are sent. */
export interface MessageTemplateData {
  readonly template: string;
  readonly language: string;
  readonly track: string;
  readonly channel: string;
  /** 0 before anybody changed it. */
  readonly version: number;
  readonly wording: TemplateTexts | null;
  /** When it was last tried, newest first. */
  readonly testedAt: readonly string[];
}

/** Nobody changed the wording. */
export const noMessageTemplate: MessageTemplateData = {
  template: '',
  language: '',
  track: '',
  channel: '',
  version: 0,
  wording: null,
  testedAt: [],
};

/** Tests of one wording in an hour; more is refused, so more need not be remembered. */
export const testsPerHour = 10;

/** The fold of a wording. */
export function evolveMessageTemplate(
  data: MessageTemplateData,
  event: EventsOf<typeof messageTemplateEvents>,
): MessageTemplateData {
  const { template, language, track, channel } = event.data;
  const known = { ...data, template, language, track, channel };
  switch (event.type) {
    case 'MessageTemplateEdited':
      return { ...known, version: event.data.version, wording: event.data.wording };
    case 'MessageTemplateReset':
      return { ...known, version: event.data.version, wording: null };
    case 'MessageTemplateTested':
      return { ...known, testedAt: [event.at, ...data.testedAt].slice(0, testsPerHour) };
  }
}
