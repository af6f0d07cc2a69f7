import { applicationSources, hands } from '@talentlog/contracts';
import { anyOf, flag, listFormat, oneOf, text } from '../../../ui/list/list-format.ts';

const sorts = ['since', '-since', 'deliveredAt', '-deliveredAt', 'stage', '-stage'] as const;

/**
 * What the list of applications shows, as its address says it; the board shows the same people. The order is always named, so no
 * address of a list is empty: that one stands for the view seen last.
 */
export const applicationList = listFormat({
  text,
  position: anyOf(),
  stage: anyOf(),
  stepStatus: anyOf(),
  bucket: anyOf(['ACTIVE', 'ENDED', 'INVALID']),
  track: anyOf(),
  batch: anyOf(),
  source: anyOf(applicationSources),
  inHand: anyOf(hands),
  mine: flag,
  sort: oneOf(sorts, '-since', { named: true }),
  layout: oneOf(['table', 'board'], 'table'),
});

export type ListState = ReturnType<typeof applicationList.read>;

/** Parameters of the question behind a state. */
export const paramsOf = ({ layout: _layout, ...state }: ListState) => state;
export type ListParams = ReturnType<typeof paramsOf>;

/** The first page tells the counts as well, where they are shown: they are one question with the rows. */
export const withCounts = { facets: true } as const;
