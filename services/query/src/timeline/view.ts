import type { EventContract } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import type { OpenedEvent, ViewWriter } from '@talentlog/runtime';
import { type Part, subjectProjector } from '../views/subject-projector.ts';
import { rowsOf, view } from '../views/view.ts';

/** Streams a person's history consists of, for the timeline and the audit. */
export interface PersonStreams {
  readonly id: string;
  readonly streams: readonly string[];
}

export const personStreams = view<PersonStreams>()({ name: 'personStreams', version: 1, columns: [] });

/** Accounts, links and messages have views and readers of their own, and books name nobody. */
const elsewhere: ReadonlySet<string> = new Set(['account', 'link', 'notification', 'claim', 'interviewerCalendar']);

/** Whether the event is about a person; others are no part of anybody's history. */
const namesPerson = (event: EventContract | undefined): boolean =>
  event !== undefined && 'jobSeekerId' in event.data.shape;

const remembered: Part = {
  schema: personStreams.schema,
  types: Object.values(aggregates).flatMap(({ name, events }) =>
    elsewhere.has(name) ? [] : Object.keys(events).filter((type) => namesPerson(events[type])),
  ),
  async project({ stream, data: { jobSeekerId: id } }: OpenedEvent, writer: ViewWriter) {
    if (typeof id !== 'string' || id === '') return;
    const rows = rowsOf(personStreams, writer);
    const streams = (await rows.get(id))?.streams ?? [];
    if (!streams.includes(stream)) await rows.put({ id, streams: [...streams, stream] });
  },
};

export const timelineProjector = subjectProjector('timeline', [remembered]);
