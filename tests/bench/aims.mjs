// What every bench says of its aims.
import { line, spread } from './measure.mjs';

/** A figure this much worse than its aim is missed. */
const tolerance = 1.2;

/** How a bench ends that was asked to be strict and missed an aim; any other end but 0 is a failure to measure. */
export const missedAims = 3;

/** Whether a figure is more than a fifth worse than the least or the most that it should be. */
export const isMissed = (value, { least, most }) =>
  least === undefined ? value > most * tolerance : value * tolerance < least;

/**
 * A line of figures with its aim; `missed` where the median is.
 * @param {{ name: string; values: readonly number[]; digits?: number; least?: number; most?: number }} figure
 */
export function aimed({ name, values, digits = 0, least, most }) {
  const missed = isMissed(spread(values).median, { least, most });
  const aim = least === undefined ? `aim <= ${most}` : `aim >= ${least}`;
  return { missed, text: `${line(name, values, digits)}   ${aim}${missed ? ', missed' : ''}` };
}
