import { describe, expect, test } from '@jest/globals';
import {
  type Checkpoints,
  type Clock,
  type CommandClient,
  type CommandRequest,
  type Delivery,
  type EventStore,
  type Mail,
  memoryCheckpoints,
  memoryDevInbox,
  newUuid,
  openMemoryEventStore,
  type RecordedEvent,
  type Sms,
  START,
  silentLogger,
  uuidv5,
} from '@talentlog/runtime';
import type { Contact } from './lookup.ts';
import { type NotifierParts, startNotifier } from './notifier.ts';

const instant = '2026-11-21T04:00:00.000Z';
const noon = Date.parse(instant);
const open = async () => (event: RecordedEvent) => ({ ...event, at: event.metadata.at });
const jobSeekerId = newUuid();
const lin: Contact = { name: '林', phone: '+8613800006021', email: 'lin@example.com', language: 'zh-CN' };

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 20_000; turn += 1) {
    if (holds()) return;
    await new Promise(setImmediate);
  }
  throw new Error('it never came to hold');
}

async function tell(
  store: EventStore,
  stream: string,
  type: string,
  data: object,
  commitId = newUuid(),
): Promise<string> {
  const id = uuidv5(commitId, type);
  const metadata = {
    actor: 'x',
    correlationId: id,
    causationId: id,
    commandId: commitId,
    commandName: 'X',
    at: instant,
  };
  const length = (await store.readStream(stream)).length;
  const event = { id, type, schemaVersion: 1, data: data as Record<string, unknown>, metadata };
  await store.append({
    commitId,
    writes: [{ stream, expected: length === 0 ? 'no-stream' : length - 1, events: [event] }],
  });
  return id;
}

/** Answers as the notification aggregate does, and takes a command id once. */
function commandsOver(store: EventStore, notBefore = instant): CommandClient & { asked: CommandRequest[] } {
  const asked: CommandRequest[] = [];
  const from: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    QueueNotification: ['NotificationQueued', ['NONE']],
    StartSendingNotification: [
      'NotificationSending',
      ['NotificationQueued', 'NotificationRetried', 'NotificationResent'],
    ],
    MarkNotificationSent: ['NotificationSent', ['NotificationSending']],
    MarkNotificationFailed: ['NotificationFailed', ['NotificationSending']],
  };
  return {
    asked,
    execute: async (request) => {
      asked.push(request);
      const payload = request.payload as { notificationId: string };
      const stream = `notification-${payload.notificationId}`;
      if (await store.findCommit(request.commandId)) return { ok: true, position: START };
      const [type, states] = from[request.name] ?? ['', []];
      const state = (await store.readStream(stream)).at(-1)?.type ?? 'NONE';
      if (!states.includes(state)) return { ok: false, code: 'notification.invalid_transition', status: 409 };
      await tell(store, stream, type, { ...payload, notBefore }, request.commandId);
      return { ok: true, position: START };
    },
  };
}

function setUp(over: { notBefore?: string; contact?: Contact | undefined } = {}) {
  const store = openMemoryEventStore();
  const checkpoints: Checkpoints = memoryCheckpoints();
  const inbox = memoryDevInbox();
  const commands = commandsOver(store, over.notBefore);
  let now = noon;
  const waiting: { at: number; wake: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((wake) => {
        signal.addEventListener('abort', () => wake());
        waiting.push({ at: now + milliseconds, wake });
      }),
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const { wake } of waiting.filter(({ at }) => at <= now)) wake();
  };
  const start = (parts: Partial<NotifierParts> = {}) =>
    startNotifier({
      store,
      open,
      commands,
      mailer: inbox.mailer,
      smsGateway: inbox.smsGateway,
      lookup: {
        contact: async () => ('contact' in over ? over.contact : lin),
        position: async () => ({ title: '后端工程师', titleEn: 'Backend Engineer' }),
      },
      links: {
        url: (purpose, seed) => `https://talent.example.com/${purpose}/${seed}`,
        page: (path) => `https://talent.example.com${path}`,
      },
      checkpoints,
      logger: silentLogger,
      clock,
      ...parts,
    });
  const collectionSent = () =>
    tell(store, `infoCollection-${newUuid()}`, 'CollectionSent', {
      jobSeekerId,
      positionId: newUuid(),
      seed: 's7',
      expiresAt: instant,
    });
  const eventsOf = async (type: string) =>
    (await store.readAll({ after: START, limit: 1_000 })).filter((event) => event.type === type);
  const list = () => inbox.kept();
  return {
    store,
    checkpoints,
    inbox,
    commands,
    clock,
    pass,
    waits: () => waiting.length,
    start,
    collectionSent,
    eventsOf,
    list,
  };
}

describe('notifier', () => {
  test('what happened becomes a mail and an SMS, in Chinese, with the link', async () => {
    const { start, collectionSent, list, eventsOf } = setUp();
    const id = await collectionSent();
    const notifier = start();
    await until(
      () => list().length === 2 && notifier.status().sending.pending === 0 && notifier.status().queueing.pending === 0,
    );
    await notifier.stop();
    const [mail] = list().filter((message) => message.kind === 'mail');
    expect(mail).toMatchObject({
      id: uuidv5(id, `${jobSeekerId}/collection-sent/MAIL`),
      to: 'lin@example.com',
      subject: '请填写入职信息：后端工程师',
    });
    expect(mail?.text).toContain('https://talent.example.com/collection/s7');
    expect(list().find((message) => message.kind === 'sms')).toMatchObject({ to: '+8613800006021' });
    const queued = await eventsOf('NotificationQueued');
    expect(queued.map((event) => event.data.causeEventId)).toEqual([id, id]);
    expect(await eventsOf('NotificationSent')).toHaveLength(2);
  });

  test('handled again from the start: nothing is queued or sent twice', async () => {
    const { start, collectionSent, list, eventsOf } = setUp();
    await collectionSent();
    const first = start();
    await until(() => list().length === 2 && first.status().sending.pending === 0);
    await first.stop();
    const second = start({ checkpoints: memoryCheckpoints() });
    await until(() => second.status().queueing.state === 'caught-up');
    await until(() => second.status().sending.state === 'caught-up');
    await second.stop();
    expect(list()).toHaveLength(2);
    expect(await eventsOf('NotificationQueued')).toHaveLength(2);
    expect(await eventsOf('NotificationSent')).toHaveLength(2);
  });

  test('killed between sending and recording: sent again under the same id, which is one message', async () => {
    const { store, start, commands, collectionSent, inbox, list, eventsOf } = setUp({
      contact: { ...lin, phone: null },
    });
    await collectionSent();
    const ids: string[] = [];
    const mailer = {
      send: (mail: Mail) => {
        ids.push(mail.id);
        return inbox.mailer.send(mail);
      },
    };
    let letGo: (() => void) | undefined;
    const deaf: CommandClient = {
      execute: (request) =>
        request.name === 'MarkNotificationSent'
          ? new Promise((answered) => {
              letGo = () => answered({ ok: true, position: START });
            })
          : commands.execute(request),
    };
    const killed = start({ commands: deaf, mailer });
    await until(() => letGo !== undefined);
    const next = start({ mailer });
    await until(() => ids.length === 2 && next.status().sending.pending === 0);
    await next.stop();
    letGo?.();
    await killed.stop();
    expect(new Set(ids).size).toBe(1);
    expect(list()).toHaveLength(1);
    expect(await eventsOf('NotificationSending')).toHaveLength(1);
    // What was started is not started again.
    expect(commands.asked.filter(({ name }) => name === 'StartSendingNotification')).toHaveLength(1);
    expect(await eventsOf('NotificationSent')).toHaveLength(1);
    await store.close();
  });

  test.each([
    ['failed', { outcome: 'failed', reason: '450 busy', permanent: false }],
    ['unknown', { outcome: 'unknown', reason: 'the connection broke' }],
  ] as const)(
    'an outcome that is %s is recorded as temporary, and the retry repeats the id',
    async (_what, outcome) => {
      const { store, start, collectionSent, inbox, eventsOf } = setUp({ contact: { ...lin, phone: null } });
      await collectionSent();
      const ids: string[] = [];
      const mailer = {
        send: async (mail: Mail): Promise<Delivery> => {
          ids.push(mail.id);
          return ids.length === 1 ? outcome : inbox.mailer.send(mail);
        },
      };
      const notifier = start({ mailer });
      await until(() => ids.length === 1 && notifier.status().sending.pending === 0);
      const [failed] = await eventsOf('NotificationFailed');
      expect(failed?.data).toMatchObject({ permanent: false, reason: outcome.reason });
      await tell(store, failed?.stream ?? '', 'NotificationRetried', {
        notificationId: failed?.data.notificationId,
        notBefore: instant,
      });
      await until(() => ids.length === 2 && notifier.status().sending.pending === 0);
      await notifier.stop();
      expect(new Set(ids).size).toBe(1);
      expect(await eventsOf('NotificationSent')).toHaveLength(1);
    },
  );

  test('asked for again by a person, it is a new message to the provider', async () => {
    const { store, start, collectionSent, eventsOf } = setUp({ contact: { ...lin, phone: null } });
    await collectionSent();
    const ids: string[] = [];
    const mailer = {
      send: async (mail: Mail): Promise<Delivery> => {
        ids.push(mail.id);
        return { outcome: 'failed', reason: '550 no such person', permanent: true };
      },
    };
    const notifier = start({ mailer });
    await until(() => ids.length === 1 && notifier.status().sending.pending === 0);
    const [failed] = await eventsOf('NotificationFailed');
    expect(failed?.data.permanent).toBe(true);
    const resent = await tell(store, failed?.stream ?? '', 'NotificationResent', {
      notificationId: ids[0],
      notBefore: instant,
    });
    await until(() => ids.length === 2 && notifier.status().sending.pending === 0);
    await notifier.stop();
    expect(ids[1]).toBe(uuidv5(resent, 'resend'));
  });

  test('an SMS waits for the morning and is left alone when it was cancelled meanwhile', async () => {
    const morning = new Date(noon + 3_600_000).toISOString();
    const { store, start, collectionSent, eventsOf, pass, waits, list } = setUp({
      notBefore: morning,
      contact: { ...lin, email: null },
    });
    await collectionSent();
    await collectionSent();
    const sent: Sms[] = [];
    const smsGateway = {
      send: async (sms: Sms): Promise<Delivery> => {
        sent.push(sms);
        return { outcome: 'sent', providerId: 'x' };
      },
    };
    const notifier = start({ smsGateway });
    await until(() => notifier.status().sending.pending === 2 && waits() === 2);
    const [cancelled, kept] = await eventsOf('NotificationQueued');
    await tell(store, cancelled?.stream ?? '', 'NotificationCancelled', {});
    expect(sent).toEqual([]);
    pass(3_600_000);
    await until(() => notifier.status().sending.pending === 0);
    await notifier.stop();
    expect(sent.map((sms) => sms.id)).toEqual([kept?.data.notificationId]);
    expect(list()).toEqual([]);
  });

  test('nobody to be reached is nothing to queue; an erased message is never sent', async () => {
    const { start, collectionSent, eventsOf, list } = setUp({ contact: undefined });
    await collectionSent();
    const notifier = start();
    await until(() => notifier.status().queueing.state === 'caught-up');
    await notifier.stop();
    expect(await eventsOf('NotificationQueued')).toEqual([]);

    const other = setUp({ contact: { ...lin, phone: null } });
    await other.collectionSent();
    const erased = (event: RecordedEvent) => {
      const data =
        event.type === 'NotificationQueued'
          ? { ...event.data, receiver: null, subject: null, content: null, html: null }
          : event.data;
      return { ...event, data, at: event.metadata.at };
    };
    const second = other.start({ open: async () => erased });
    await until(() => second.status().sending.state === 'caught-up' && other.commands.asked.length === 3);
    await second.stop();
    expect(other.commands.asked.at(-1)).toMatchObject({
      name: 'MarkNotificationFailed',
      payload: { reason: 'the person was erased', permanent: true },
    });
    expect(other.list()).toEqual([]);
    expect(list()).toEqual([]);
  });

  test('a message that cannot be written is parked, and the others are told', async () => {
    const { store, start, collectionSent, list, pass, waits } = setUp();
    const id = await tell(store, `infoCollection-${newUuid()}`, 'CollectionSent', {
      jobSeekerId,
      positionId: newUuid(),
      seed: 's',
      expiresAt: 'soon',
    });
    await collectionSent();
    const notifier = start();
    await until(() => list().length === 2 && waits() === 1);
    pass(1_000);
    await until(() => waits() === 2);
    pass(5_000);
    await until(() => notifier.status().queueing.parked === 1);
    expect(notifier.followers[0].parked()[0]).toMatchObject({ eventId: id, reason: 'a field is no instant' });
    await notifier.stop();
  });
});
