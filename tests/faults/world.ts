import { readFileSync } from 'node:fs';
import {
  type Checkpoints,
  type Clock,
  type CommandClient,
  type EventStore,
  type HrCore,
  memoryCheckpoints,
  memoryTimers,
  openMemoryEventStore,
  type RecordedEvent,
  START,
  silentLogger,
  type Timers,
  uuidv5,
} from '@talentlog/runtime';
import { type FollowersParts, startFollowers } from '../../infra/standalone/src/followers/start-followers.ts';
import { lookAt } from '../../services/command/src/processes/process-cases.fixture.ts';
import { type Faults, faultyOpening, faultySubscriptions, type Step } from './faulty.ts';

const samples = JSON.parse(readFileSync(new URL('../compatibility/events.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>
>;
const at = '2026-11-21T04:00:00.000Z';
const space = '0f4c9a52-9d55-4a8e-8ef5-3b8f6d0f2a11';
/** Long after everything was due. */
const now = Date.parse('2027-06-01T00:00:00.000Z');

/** What happened: enough for every follower to have something to do, with what its cases know (`lookAt`). */
const history: readonly (readonly [stream: string, type: string, data?: Readonly<Record<string, unknown>>])[] = [
  ['position-p1', 'PositionClosed', { positionId: 'p1' }],
  ['application-a1', 'RecordInvalidated', { applicationId: 'a1' }],
  ['privacyAuthorization-js1', 'ConsentWithdrawn', { jobSeekerId: 'js1', applicationIds: ['a1', 'a2'] }],
  ['resumeFile-rf1', 'ResumeFileUploaded'],
  ['resumeFile-rf1', 'ResumeFileCleared'],
  ['offer-o1', 'OfferSent', { offerId: 'o1' }],
  ['notification-n1', 'NotificationQueued', { notificationId: 'n1', channel: 'MAIL' }],
  ['infoCollection-c1', 'SapPushRequested'],
];

/** By follower, what it must have done in the end, each once: written by hand. */
export const expected: Readonly<Record<string, readonly string[]>> = {
  timers: ['offer-expiry:o1', 'offer-reminder-24:o1', 'offer-reminder-72:o1'],
  'process:when-position-closed-then-stop-advertisements': ['StopAdvertisement ad1', 'StopAdvertisement ad2'],
  'process:when-record-ended-then-close-its-work': ['CancelAppointment ap1', 'CancelInterview i1'],
  'process:when-consent-withdrawn-or-account-closed-then-end-records': [
    'InvalidateApplication a1',
    'InvalidateApplication a2',
  ],
  'worker:parse-resume-file': ['ClearResumeFile', 'RecordResumeParsed'],
  'notifier/queueing': ['QueueNotification MAIL', 'QueueNotification SMS'],
  'notifier/sending': ['MarkNotificationSent', 'StartSendingNotification', 'a mail'],
  'sap-bridge': ['RecordSapPushed', 'a hire'],
};

export async function historyTold(): Promise<EventStore> {
  const store = openMemoryEventStore();
  for (const [place, [stream, type, data]] of history.entries()) {
    const id = uuidv5(space, String(place));
    const metadata = { actor: 'x', correlationId: id, causationId: id, commandId: id, commandName: 'X', at };
    const [sample] = Object.values(samples[type] ?? {});
    const event = { id, type, schemaVersion: 1, data: { ...sample, ...data }, metadata };
    const revision = (await store.readStream(stream)).length - 1;
    const expectedRevision = revision < 0 ? ('no-stream' as const) : revision;
    await store.append({ commitId: id, writes: [{ stream, expected: expectedRevision, events: [event] }] });
  }
  return store;
}

/** Time in which nobody waits. */
const clock: Clock = {
  now: () => now,
  wait: async (_milliseconds, signal) => {
    if (!signal.aborted) await new Promise(setImmediate);
  },
};

const ownerOf: Readonly<Record<string, string>> = {
  'system:parse-resume-file': 'worker:parse-resume-file',
  'system:sap-bridge': 'sap-bridge',
};
const labelOf = (name: string, payload: object): string => {
  const about = Object.entries(payload).find(([key]) =>
    ['advertisementId', 'applicationId', 'interviewId', 'appointmentId'].includes(key),
  );
  if (name === 'QueueNotification' && 'channel' in payload) return `${name} ${String(payload.channel)}`;
  return about === undefined ? name : `${name} ${String(about[1])}`;
};

/** What the followers did to others; what carries an id that was there before changes nothing, as those others promise. */
export class Effects {
  /** How often SAP was told of somebody. */
  hires = 0;
  private readonly ids = new Set<string>();
  private readonly done: { readonly follower: string; readonly what: string }[] = [];

  have(follower: string, what: string, id: string): void {
    if (this.ids.has(id)) return;
    this.ids.add(id);
    this.done.push({ follower, what });
  }

  async byFollower(timers: Timers): Promise<Record<string, readonly string[]>> {
    const due = await timers.due('2099-01-01T00:00:00.000Z', 100);
    const all = [...this.done, ...due.map(({ id }) => ({ follower: 'timers', what: id }))];
    return Object.fromEntries(
      [...new Set(all.map(({ follower }) => follower))].map((name) => [
        name,
        all
          .filter(({ follower }) => follower === name)
          .map(({ what }) => what)
          .sort(),
      ]),
    );
  }
}

export interface World {
  readonly store: EventStore;
  readonly checkpoints: Checkpoints;
  readonly timers: Timers;
  readonly effects: Effects;
}

export const newWorld = async (): Promise<World> => ({
  store: await historyTold(),
  checkpoints: memoryCheckpoints(),
  timers: memoryTimers(),
  effects: new Effects(),
});

/** Starts every follower of the real list; the step is hit as `faults` says. */
export function startAll(world: World, step: Step | 'none', faults: Faults) {
  const strike = (at: Step, thing: string, times?: number) => {
    if (step === at) faults.strike(thing, times);
  };
  const plain = async () => (event: RecordedEvent) => ({ ...event, at: event.metadata.at });
  const parts: FollowersParts = {
    store: step === 'subscription' ? faultySubscriptions(world.store, faults) : handleStore(world.store, strike),
    open: step === 'open' || step === 'park' ? faultyOpening(plain, faults, step === 'park' ? 12 : 1) : plain,
    checkpoints: faultyCheckpoints(world.checkpoints, strike),
    logger: silentLogger,
    clock,
    commands: commandsOf(world.effects, strike),
    timers: {
      ...world.timers,
      apply: async (...given) => {
        strike('handle', 'timers');
        return world.timers.apply(...given);
      },
    },
    ...peers(world.effects, strike),
  };
  return startFollowers(parts);
}

type Strike = (at: Step, thing: string, times?: number) => void;

/** What handlers read of the log themselves. */
const handleStore = (store: EventStore, strike: Strike): EventStore =>
  Object.assign(Object.create(store) as EventStore, {
    readStream: async (...given: Parameters<EventStore['readStream']>) => {
      strike('handle', `reading ${given[0]}`);
      return store.readStream(...given);
    },
  });

const faultyCheckpoints = (kept: Checkpoints, strike: Strike): Checkpoints => ({
  ...kept,
  get: async (name) => {
    strike('checkpoint read', `get ${name}`, 3);
    return kept.get(name);
  },
  parked: async (name) => {
    strike('checkpoint read', `parked ${name}`, 3);
    return kept.parked(name);
  },
  set: async (name, position) => {
    strike('checkpoint write', `set ${name}`, 3);
    return kept.set(name, position);
  },
  pass: async (name, position) => {
    strike('checkpoint write', `pass ${name}`, 3);
    return kept.pass(name, position);
  },
  park: async (name, work) => {
    strike('park', `park ${name}`, 3);
    return kept.park(name, work);
  },
});

/** Takes a command id once. When hit, it first does nothing, and the second time does it but nobody hears the answer. */
const commandsOf = (effects: Effects, strike: Strike): CommandClient => ({
  execute: async ({ name, payload, commandId, actor }) => {
    strike('command port', `before ${commandId}`, 1);
    const label = labelOf(name, payload as object);
    effects.have(followerOf(actor, name), label, commandId);
    strike('command port', `after ${commandId}`, 1);
    return { ok: true, position: START };
  },
});

function followerOf(actor: string, name: string): string {
  if (actor === 'system:notifier') return name === 'QueueNotification' ? 'notifier/queueing' : 'notifier/sending';
  return ownerOf[actor] ?? actor.replace(/^system:/, 'process:');
}

/** Everybody the followers talk to, each away at first. */
function peers(effects: Effects, strike: Strike) {
  const look = lookAt({
    advertisementIds: ['ad1', 'ad2'],
    openWork: [
      { work: 'INTERVIEW', workId: 'i1', stage: 'FIRST_INTERVIEW' },
      { work: 'APPOINTMENT', workId: 'ap1', stage: 'FIRST_INTERVIEW' },
    ],
  });
  return {
    look: {
      application: async (id: string) => {
        strike('handle', 'look at applications');
        return look.application(id);
      },
      position: async (id: string) => {
        strike('handle', 'look at positions');
        return look.position(id);
      },
    },
    lookup: {
      contact: async () => {
        strike('handle', 'contacts');
        return { name: '林', phone: '+8613800006021', email: 'lin@example.com', language: 'zh-CN' as const };
      },
      position: async () => ({ title: '工程师', titleEn: 'Engineer' }),
    },
    links: { url: (purpose: string, seed: string) => `${purpose}/${seed}`, page: (path: string) => path },
    files: {
      put: async () => ({ fileId: 'f', size: 1 }),
      get: async () => {
        strike('handle', 'files');
        return new Uint8Array([1]);
      },
      delete: async () => undefined,
    },
    scan: { scan: async () => ({ verdict: 'clean' as const }), health: async () => ({ ready: true, detail: '' }) },
    parser: {
      parse: async () => ({ text: '', lines: [], fields: [], recognised: false }),
      close: async () => undefined,
    },
    mailer: {
      send: async ({ id }: { readonly id: string }) => {
        effects.have('notifier/sending', 'a mail', id);
        return { outcome: 'sent' as const, providerId: id };
      },
    },
    smsGateway: { send: async () => ({ outcome: 'sent' as const, providerId: 'x' }) },
    hrCore: hrCoreOf(effects, strike),
  };
}

/** Hires whoever it is told of; after a lost answer it is asked what it lacks. */
function hrCoreOf(effects: Effects, strike: Strike): HrCore {
  return {
    find: async () => ({ found: effects.hires > 0 }),
    missing: async ({ rows }) => {
      strike('handle', 'asking SAP');
      return effects.hires > 0 ? [] : rows;
    },
    push: async ({ externalId }) => {
      strike('handle', 'telling SAP', 1);
      effects.hires += 1;
      effects.have('sap-bridge', 'a hire', `${externalId} ${effects.hires}`);
      return { outcome: 'pushed', rows: [], alreadyThere: false };
    },
  };
}
