import type { CommandAnswer } from '../../api/index.ts';
import { type Aggregate, aggregates, unseen } from './answer-sources.ts';
import { type Tag, tags } from './staff-api.ts';

const known: ReadonlySet<string> = new Set(aggregates);
const isKnown = (name: string): name is Aggregate => known.has(name);
/** In nearly every answer: a colleague's name, and what the settings let one see. */
const everywhere: ReadonlySet<string> = new Set(['account', 'companySettings']);

/**
 * Tags of the answers that a command made stale: those made of the aggregates whose streams it wrote, and what is read from the log.
 * Where its answer does not tell, that is everything.
 */
export function touchedBy({ events = [] }: CommandAnswer): readonly Tag[] {
  const written = new Set(events.map(({ stream }) => stream.slice(0, stream.indexOf('-'))));
  const shown = [...written].filter((name) => !unseen.has(name));
  const touched = shown.filter(isKnown);
  const isTold = touched.length > 0 && touched.length === shown.length;
  return isTold && !shown.some((name) => everywhere.has(name)) ? [...touched, 'log'] : tags;
}
