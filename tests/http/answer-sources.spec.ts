import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@talentlog/contracts';
import { type QueryName, queries } from '@talentlog/contracts';
import { admin, aPosition, colleagues, hr } from '../../services/query/src/testing/company.ts';
import { advertised, everythingOf } from '../../services/query/src/testing/pipeline.ts';
import { ReadSide } from '../../services/query/src/testing/read-side.ts';
import { id, staff } from '../../services/query/src/testing/story.ts';
import { aggregates, answerSources, unseen } from '../../web/src/staff/model/answer-sources.ts';

/** Views that are no aggregate's own: what they are filled from. */
const filledFrom: Readonly<Record<string, string>> = {
  positionTitle: 'position',
  personComment: 'jobSeeker',
  settingsChange: 'companySettings',
  policyWords: 'companySettings',
  resumeOwner: 'resume',
  messageTemplateVersion: 'messageTemplate',
  advertisedPosition: 'advertisement',
};
/** Read by nearly every answer: for the name of a colleague, and for the log of a person. */
const passing = new Set(['account', 'personStreams']);
/** Counts, as they were when one asked: of all applications and people, whose every step would ask again. */
const leftOut: Readonly<Partial<Record<QueryName, readonly string[]>>> = {
  positions: ['application'],
  positionDetail: ['application'],
  policyReach: ['jobSeeker', 'privacyAuthorization'],
  // Of a job seeker's own account.
  myAccount: ['privacyAuthorization', 'resume'],
};
const ids = {
  ...{ applicationId: id(1001), jobSeekerId: id(2001), screeningItemId: id(3001), offerId: id(4001) },
  ...{ interviewId: id(5001), collectionId: id(7001), appointmentSessionId: id(8001), positionId: id(1) },
  ...{ accountId: hr, text: '林晓' },
};
const readers = [staff(hr, 'HR', 'PR', 'CO', 'AD', 'AU', 'OA', 'SC', 'IV'), staff(admin, 'AD'), staff(hr, 'HR')];

describe('the answers of the workspace', () => {
  let reading: ReadSide;
  beforeAll(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues);
    for (let n = 1; n <= 3; n += 1)
      await reading.tell(...aPosition(id(n)), ...advertised(id(100 + n), id(n)), ...everythingOf(n, id(n)));
  });
  afterAll(() => reading.close());

  /** Aggregates that an answer reads, as its readers ask it. */
  async function readFor(name: QueryName): Promise<readonly string[]> {
    const shape: Readonly<Record<string, unknown>> = queries[name].params.shape;
    const params = Object.fromEntries(Object.entries(ids).filter(([key]) => key in shape));
    const views = new Set<string>();
    for (const reader of readers) {
      await reading.ask(name, params, reader).catch(() => undefined);
      for (const read of reading.reads) views.add(read.split(' ')[1] ?? '');
    }
    return [...views].filter((view) => !passing.has(view)).map((view) => filledFrom[view] ?? view);
  }

  it.each(Object.keys(answerSources) as (keyof typeof answerSources)[])(
    '%s is asked again after the events of each aggregate that it reads',
    async (name) => {
      const known: readonly string[] = [...answerSources[name], ...(leftOut[name] ?? [])];
      expect((await readFor(name)).filter((one) => !known.includes(one))).toEqual([]);
    },
  );

  it('know every aggregate that a command changes', () => {
    const tables = Object.entries(contracts).filter(([name]) => name.endsWith('Commands'));
    const changed = tables.flatMap(([, table]) =>
      Object.values(table as Readonly<Record<string, contracts.CommandContract>>).map(({ aggregate }) => aggregate),
    );
    const known = [...aggregates, ...unseen] as readonly string[];
    expect([...new Set(changed)].filter((aggregate) => !known.includes(aggregate))).toEqual([]);
  });
});
