import { describe, expect, it } from '@jest/globals';
import { type LogPosition, openMemoryEventStore, START, UnreadableEvent } from '@talentlog/runtime';
import { id } from '../testing/story.ts';
import { feedPage, type PageParts, type Wanted } from './feed-page.ts';

const now = '2026-11-02T04:00:00.000Z';
const record = (person: number) => ({ applicationId: id(person), jobSeekerId: id(person + 1), positionId: id(3) });
const end = { stage: 'OFFER', outcome: 'NOT_PASSED', bucket: 'ENDED', reasonCode: null };
const ended = (person: number, reason: string | null) => ({ ...record(person), ...end, reason });
const [lives, withdrawn, erased] = [10, 20, 30];
const metadata = {
  ...{ actor: 'x', correlationId: 'x', causationId: 'x', commandName: 'X', at: now, commandId: id(99) },
};

async function company(...happened: readonly (readonly [type: string, data: object])[]) {
  const store = openMemoryEventStore();
  for (const [n, [type, data]] of happened.entries()) {
    const event = { id: id(500 + n), type, schemaVersion: 1, data: { ...data }, metadata };
    const { jobSeekerId } = data as { readonly jobSeekerId?: string };
    const stream = type.startsWith('Consent') ? `privacyAuthorization-${jobSeekerId}` : `application-${n}`;
    const last = (await store.readStream(stream)).length - 1;
    const writes = [{ stream, expected: last < 0 ? ('no-stream' as const) : last, events: [event] }];
    await store.append({ commitId: id(700 + n), writes });
  }
  const read: string[] = [];
  const parts: PageParts = {
    store,
    open: async () => (event) => {
      if (event.type === 'StepPassed' || event.type === 'ConsentExpired') throw new UnreadableEvent('damaged');
      return { ...event, at: event.metadata.at };
    },
    reads: { record: ({ readerId, jobSeekerId, part }) => read.push(`${readerId} ${jobSeekerId} ${part}`) },
    logger: { error: () => undefined },
    publicUrl: async () => 'https://talent.example',
    now: () => now,
  };
  const ask = (reader: { personalData: boolean; hadPersonalData?: boolean }, wanted: Partial<Wanted> = {}) =>
    feedPage(
      { subscriberId: 's', topics: ['applications'], hadPersonalData: reader.personalData, ...reader },
      { after: START, limit: 100, ...wanted },
      parts,
    );
  return { ask, read };
}
const reasons = ({ events }: Awaited<ReturnType<typeof feedPage>>) => events.map(({ data }) => data.reason);
const granted = (person: number) =>
  [
    'ConsentGranted',
    { jobSeekerId: id(person + 1), policyVersion: '1', expiresAt: '2027-11-02T04:00:00.000Z' },
  ] as const;
const three = [
  ['RecordEnded', ended(lives, '经验不足')],
  ['RecordEnded', ended(withdrawn, '背调未过')],
  ['RecordEnded', ended(erased, null)],
] as const;

/** What was said of their data before; of the erased one nobody knows a consent any more. */
const consents = [
  granted(lives),
  granted(withdrawn),
  ['ConsentWithdrawn', { jobSeekerId: id(withdrawn + 1) }],
] as const;
const applications = { topic: 'applications' } as const;

describe('what is personal in the feed', () => {
  it('is told of people whose consent lives, to who may have it, and leaves a row of who read', async () => {
    const { ask, read } = await company(...consents, ...three);
    expect(reasons(await ask({ personalData: true }, applications))).toEqual(['经验不足', undefined, undefined]);
    expect(read).toEqual([`s ${id(lives + 1)} FEED`]);
  });

  it('is told to nobody else', async () => {
    const { ask, read } = await company(...consents, ...three);
    expect(reasons(await ask({ personalData: false }))).toEqual([undefined, undefined, undefined]);
    expect(read).toEqual([]);
  });

  it('is told no more as soon as the log has the withdrawal, and that it was withdrawn to who ever had any', async () => {
    const { ask } = await company(granted(lives), three[0], ['ConsentWithdrawn', { jobSeekerId: id(lives + 1) }]);
    expect(reasons(await ask({ personalData: true }, applications))).toEqual([undefined]);
    const typesOf = async (hadPersonalData: boolean) =>
      (await ask({ personalData: false, hadPersonalData })).events.map(({ type }) => type.split('.')[1]);
    expect(await typesOf(true)).toEqual(['candidate', 'application', 'candidate']);
    expect(await typesOf(false)).toEqual(['application']);
  });
});

describe('a page of the feed', () => {
  it('never parts what one event of ours is told as, and goes on behind it', async () => {
    const started = ['OnboardingStarted', { ...record(lives), from: 'OFFER', plannedEntryDate: null }] as const;
    const { ask } = await company(started, three[0], started);
    const topics = { personalData: false, topics: ['applications', 'hires'] };
    const typesOf = (page: Awaited<ReturnType<typeof ask>>) => page.events.map(({ id: own }) => own.slice(-3));
    const first = await ask(topics, { limit: 1 });
    expect([typesOf(first), first.isEnd]).toEqual([['0/0', '0/1'], false]);
    const second = await ask(topics, { limit: 2, after: first.upTo });
    expect([typesOf(second), second.isEnd]).toEqual([['1/0'], false]);
    const last = await ask(topics, { limit: 2, after: second.upTo });
    expect([typesOf(last), last.isEnd, last.upTo]).toEqual([
      ['2/0', '2/1'],
      true,
      '00000000000000000003' as LogPosition,
    ]);
  });

  it('tells nothing personal of somebody whose consent cannot be read, and goes on with everybody else', async () => {
    const unread = ['ConsentExpired', { jobSeekerId: id(withdrawn + 1) }] as const;
    const { ask } = await company(granted(lives), granted(withdrawn), unread, three[1], three[0]);
    expect(reasons(await ask({ personalData: true }, applications))).toEqual([undefined, '经验不足']);
  });

  it('goes past what is of no interest and what is damaged, so that nobody reads it again', async () => {
    const { ask } = await company(['StepPassed', record(lives)], ['PositionOpened', { positionId: id(3) }]);
    const page = await ask({ personalData: false });
    expect(page).toEqual({ events: [], upTo: '00000000000000000002', isEnd: true });
  });
});
