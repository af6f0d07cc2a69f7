import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import {
  type Clock,
  dumpViews,
  type EventStore,
  type Generation,
  type LogPosition,
  openMemoryEventStore,
  type RecordedEvent,
  silentLogger,
  uuidv5,
  type ViewStore,
} from '@talentlog/runtime';
import { openSqliteViewStore } from '@talentlog/runtime/sqlite';
import { type Projectors, startProjectors } from '../../services/query/src/projection/index.ts';
import { projectors } from '../../services/query/src/projectors.ts';
import { ownOfEachTest } from '../support/own.ts';
import { until } from '../support/until.ts';
import { Faults, faultyOpening, faultySubscriptions } from './faulty.ts';

/** Every real projector is hit at every step on which it stands; its rows come out as if nothing had been. */
type Kept = readonly {
  readonly stream: string;
  readonly events: readonly (readonly [type: string, at: string, data: Readonly<Record<string, unknown>>])[];
}[];
const file = new URL('../compatibility/demo-company.json.gz', import.meta.url);
const kept = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Kept;
const wording = { messageTemplateId: 'mt1', template: 'offer-sent', language: 'zh-CN', track: 'ALL', channel: 'SMS' };
const words = { subject: '', content: '{{smsContent}} {{link}}', action: '' };
const asked = { dataRequestId: 'dr1', jobSeekerId: 'js1', kind: 'CORRECTION' };
const received = { details: 'x', identityProof: '', enteredBy: '' };
const follows = { subscriberId: 'su1', systemName: 'x', topics: ['hires'], personalData: false, reason: '' };
const renewed = { subscriberId: 'su1', formerEndsAt: '2026-11-21T07:00:00.000Z' };
const due = {
  firstAlarmAt: '2026-12-11T04:00:00.000Z',
  lastAlarmAt: '2026-12-18T04:00:00.000Z',
  dueAt: '2026-12-21T04:00:00.000Z',
};
/** What the company that was kept could not do yet. */
const since: Kept = [
  {
    stream: 'dataRequest-dr1',
    events: [
      ['DataRequestReceived', '2026-11-21T04:00:00.000Z', { ...asked, ...received, ...due }],
      ['DataRequestTaken', '2026-11-21T05:00:00.000Z', { ...asked, handledBy: 'ac1' }],
    ],
  },
  {
    stream: 'companySettings-c1',
    events: [
      ['SettingsChanged', '2026-11-21T04:00:00.000Z', { values: { minimumAge: 16 }, reset: [] }],
      ['SettingsChanged', '2026-11-21T05:00:00.000Z', { values: {}, reset: ['minimumAge'] }],
      ['DictionaryRevised', '2026-11-21T06:00:00.000Z', { dictionary: 'batch', entries: [] }],
      ['EvaluationFormRevised', '2026-11-21T07:00:00.000Z', { stage: 'HR_INTERVIEW', dimensions: null }],
    ],
  },
  {
    stream: 'messageTemplate-mt1',
    events: [
      [
        'MessageTemplateEdited',
        '2026-11-21T04:00:00.000Z',
        { ...wording, version: 1, wording: words, editedBy: 'ac1' },
      ],
      ['MessageTemplateReset', '2026-11-21T05:00:00.000Z', { ...wording, version: 2, resetBy: 'ac1' }],
    ],
  },
  {
    stream: 'subscriber-su1',
    events: [
      ['SubscriberRegistered', '2026-11-21T04:00:00.000Z', { ...follows, feedKeyId: 'fk1' }],
      ['SubscriberChanged', '2026-11-21T05:00:00.000Z', { ...follows, systemName: 'y' }],
      ['FeedTokenRenewed', '2026-11-21T06:00:00.000Z', { ...renewed, feedKeyId: 'fk2' }],
    ],
  },
];
const space = '0f4c9a52-9d55-4a8e-8ef5-3b8f6d0f2a12';
const views = projectors.flatMap((projector) => projector.views.map(({ name }) => name));
const plain = async () => (event: RecordedEvent) => ({ ...event, at: event.metadata.at });
const clock: Clock = {
  now: Date.now,
  wait: async (_milliseconds, signal) => {
    if (!signal.aborted) await new Promise(setImmediate);
  },
};

/** The events of a stream, none before the one before it: demonstration data is told out of order. */
const inOrder = ({ stream, events }: Kept[number]) =>
  events.map(([type, at, data], revision) => {
    const upToHere = events.slice(0, revision + 1).map(([, instant]) => instant);
    return { stream, type, at, data, revision, when: upToHere.reduce((one, other) => (one > other ? one : other)) };
  });
const company = [...kept, ...since]
  .flatMap(inOrder)
  .sort((one, other) => (one.when < other.when ? -1 : one.when > other.when ? 1 : 0));

/** A part of the company, in the order in which it happened. */
async function told(store: EventStore, from: number, to: number): Promise<void> {
  for (const { stream, type, at, data, revision } of company.slice(from * company.length, to * company.length)) {
    const id = uuidv5(space, `${stream} ${revision}`);
    const metadata = { actor: 'x', correlationId: id, causationId: id, commandId: id, commandName: 'X', at };
    const event = { id, type, schemaVersion: 1, data, metadata };
    const expected = revision === 0 ? ('no-stream' as const) : revision - 1;
    await store.append({ commitId: id, writes: [{ stream, expected, events: [event] }] });
  }
}

/** Views whose every generation cannot be written at first, and now and then afterwards. */
const faultyViews = (real: ViewStore, faults: Faults): ViewStore =>
  Object.assign(Object.create(real) as ViewStore, {
    open: async (...given: Parameters<ViewStore['open']>) =>
      (await real.open(...given)).map((generation) =>
        Object.assign(Object.create(generation) as Generation, {
          transact: async (...work: Parameters<Generation['transact']>) => {
            faults.strike(`writing ${generation.projector}`, 3);
            return generation.transact(...work);
          },
        }),
      ),
  });

const faultyReading = (store: EventStore, faults: Faults): EventStore =>
  Object.assign(Object.create(store) as EventStore, {
    readAll: async (...given: Parameters<EventStore['readAll']>) => {
      faults.strike('reading the log', 3);
      return store.readAll(...given);
    },
  });

const steps = ['log', 'subscription', 'keys', 'views'] as const;

describe('projectors', () => {
  const own = ownOfEachTest();
  let undisturbed: string;

  /** The rows after half of the company was caught up with, and the other half followed. */
  async function rowsAfter(
    step: (typeof steps)[number] | 'none',
    check: (running: Projectors) => void,
  ): Promise<string> {
    const store = openMemoryEventStore();
    const folder = own.folder();
    const real = await openSqliteViewStore({ file: join(folder, 'views.db') });
    const faults = new Faults();
    await told(store, 0, 0.5);
    const logs = { log: faultyReading, subscription: faultySubscriptions } as const;
    const running = await startProjectors({
      store: step === 'log' || step === 'subscription' ? logs[step](store, faults) : store,
      views: step === 'views' ? faultyViews(real, faults) : real,
      projectors,
      open: step === 'keys' ? faultyOpening(plain, faults, 0) : plain,
      logger: silentLogger,
      clock,
      batchSize: 200,
    });
    try {
      await caughtUp(running, await store.head());
      await told(store, 0.5, 1);
      await caughtUp(running, await store.head());
      check(running);
      return await dumpViews(real, views);
    } finally {
      await running.stop();
      await real.close();
    }
  }

  const caughtUp = (running: Projectors, head: LogPosition) =>
    until(() => running.followers().every((one) => one.status().position === head), 'the projectors');

  test('have something to show', async () => {
    undisturbed = await rowsAfter('none', (running) => {
      expect(running.followers().map(({ name }) => name)).toEqual(projectors.map(({ name }) => name));
      for (const follower of running.followers())
        expect(follower.status()).toMatchObject({ state: 'caught-up', parked: 0, lastError: null });
    });
    const filled = new Set(undisturbed.split('\n').map((line) => line.split('\t')[0]));
    const empty = projectors.filter((projector) => !projector.views.some(({ name }) => filled.has(name)));
    expect(empty.map(({ name }) => name)).toEqual([]);
    expect(undisturbed.split('\n').length).toBeGreaterThan(500);
  }, 120_000);

  test.each(steps)(
    'get over a fault of: %s; each met it, and no row differs',
    async (step) => {
      const rows = await rowsAfter(step, (running) => {
        for (const follower of running.followers()) {
          const { name, state, parked, lastError } = follower.status();
          expect([name, state, parked]).toEqual([name, 'caught-up', 0]);
          expect([name, lastError]).toEqual([name, expect.any(String)]);
        }
      });
      expect(rows).toBe(undisturbed);
    },
    120_000,
  );
});
