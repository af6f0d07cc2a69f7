import type { DictionaryName } from '@talentlog/contracts';

/** Of which list of the company a reason is that stands in this event, or in an event of this stream: a screener's, or the one an application ended for. */
export const reasonListOf = (typeOrStream: string): DictionaryName =>
  /^(Item(Screened|Revised)$|screeningItem-)/.test(typeOrStream) ? 'screeningReason' : 'endReason';
