import { anyOf, flag, listFormat, oneOf, text } from '../../../ui/list/list-format.ts';

const sorts = ['-updatedAt', 'title'] as const;

/** What the list of positions shows, as its address says it: everything, newest change first, where it is empty. */
export const positionList = listFormat({
  text,
  state: anyOf(),
  track: anyOf(),
  mine: flag,
  sort: oneOf(sorts, '-updatedAt'),
});
