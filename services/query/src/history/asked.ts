import { type HistoryAnswer, StreamName } from '@talentlog/contracts';
import { historyOf } from './history.ts';
import type { HistoryParts } from './history-parts.ts';
import { tellingOf } from './persons.ts';
import { maskedName } from './subjects.ts';

/** A history as it was asked for, and everybody whom it opens. */
interface Asked {
  readonly answer: HistoryAnswer;
  readonly seekers: readonly string[];
}

/** Everything that concerns one person; undefined where nobody has this id. */
export async function historyOfPerson(id: unknown, parts: HistoryParts): Promise<Asked | undefined> {
  const { views } = parts;
  const person = typeof id === 'string' ? await views.people.get(id) : undefined;
  if (person === undefined) return undefined;
  const streams = (await views.personStreams.get(person.id))?.streams ?? [`jobSeeker-${person.id}`];
  const telling = (await tellingOf([person.id], parts)).get(person.id);
  const name = maskedName(person.data.name, telling);
  const { history, seekers } = await historyOf(streams, parts);
  const answer = { subject: person.id, name: name || person.data.number, ...history };
  return { answer, seekers: [person.id, ...seekers] };
}

/** One stream; undefined where there is none of this name. */
export async function historyOfStream(stream: unknown, parts: HistoryParts): Promise<Asked | undefined> {
  const name = StreamName.safeParse(stream);
  if (!name.success) return undefined;
  const { history, seekers } = await historyOf([name.data], parts);
  return history.events.length === 0 ? undefined : { answer: { subject: null, name: name.data, ...history }, seekers };
}
