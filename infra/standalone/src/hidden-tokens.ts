import type { OpenEvents } from '@talentlog/runtime';

/** From this version on, messages are queued without the token (ADR 26). */
const queuedWithout = 3;
const tokens = /(\/(?:invite_reservation|invite_interview|send_offer|info_collection|data_copy)\/)[\w-]{22}(?![\w-])/g;

const hidden = (words: unknown): unknown => (typeof words === 'string' ? words.replace(tokens, '$1…') : words);

/** Opens events for those who read: messages that were queued with the token of their link, in former versions, are told without it. */
export const withoutTokens =
  (open: OpenEvents): OpenEvents =>
  async (events) => {
    const opened = await open(events);
    return (recorded) => {
      const event = opened(recorded);
      if (event.type !== 'NotificationQueued' || recorded.schemaVersion >= queuedWithout) return event;
      const { content, html } = event.data;
      return { ...event, data: { ...event.data, content: hidden(content), html: hidden(html) } };
    };
  };
