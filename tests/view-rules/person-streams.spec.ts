import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventName } from '@talentlog/contracts';
import { aggregates } from '../../domain/src/aggregates.ts';
import { ReadSide } from '../../services/query/src/testing/read-side.ts';
import { id } from '../../services/query/src/testing/story.ts';
import { timelineProjector } from '../../services/query/src/timeline/view.ts';
import { sampleOf } from '../support/sample.mjs';

/** Whose events a person's history leaves out: sign-ins and links are no part of it, and messages are listed by themselves. */
const leftOut = ['account', 'link', 'notification'];
const aboutPeople = Object.values(aggregates)
  .filter(({ name }) => !leftOut.includes(name))
  .flatMap(({ name, events }) =>
    Object.entries(events).flatMap(([type, { data }]) => ('jobSeekerId' in data.shape ? [{ name, type, data }] : [])),
  );

describe('the history of a person', () => {
  let reading: ReadSide;
  beforeAll(async () => {
    reading = await ReadSide.open([timelineProjector]);
  });
  afterAll(() => reading.close());

  it.each(aboutPeople.map((one, n) => ({ ...one, n })))(
    'has what $type is told of',
    async ({ name, type, data, n }) => {
      const [stream, jobSeekerId] = [`${name}-${id(n)}`, id(5000 + n)];
      const event = { ...(sampleOf(data) as object), jobSeekerId };
      await reading.tell({ stream, type: type as EventName, data: event, at: '2026-11-02T04:00:00.000Z' });
      expect(await reading.store.get('personStreams', jobSeekerId)).toEqual({ id: jobSeekerId, streams: [stream] });
    },
  );
});
