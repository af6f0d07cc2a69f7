import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  developmentClient,
  type FaultMode,
  type HrCoreCounterpart,
  startHrCoreCounterpart,
} from '@talentlog/hr-core-counterpart';
import {
  type Checkpoints,
  type Clock,
  type CommandClient,
  type CommandRequest,
  type EventStore,
  type HrCore,
  newUuid,
  odataHrCore,
  openMemoryEventStore,
  type RecordedEvent,
  START,
  silentLogger,
  uuidv5,
} from '@talentlog/runtime';
import { openSqliteCheckpoints } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../../tests/support/own.ts';
import { until } from '../../../tests/support/until.ts';
import { type SapBridgeParts, startSapBridge } from './bridge.ts';
import { collectionId, jobSeekerId, record } from './fixtures.ts';

const open = async () => (event: RecordedEvent) => ({ ...event, at: event.metadata.at });
const instant = '2026-11-21T00:00:00.000Z';

/** Waits take no time, and are remembered. */
function fastClock(): Clock & { waited: number[] } {
  const waited: number[] = [];
  return {
    waited,
    now: () => 0,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
      await new Promise(setImmediate);
    },
  };
}

/** Takes each command id once, as the pipeline does. */
function recordingCommands(): CommandClient & { taken: CommandRequest[] } {
  const taken: CommandRequest[] = [];
  return {
    taken,
    execute: async (request) => {
      if (!taken.some(({ commandId }) => commandId === request.commandId)) taken.push(request);
      return { ok: true, position: START };
    },
  };
}

describe('SAP bridge', () => {
  let folder: string;
  let sap: HrCoreCounterpart;
  let store: EventStore;
  let checkpoints: Checkpoints;
  let hrCore: HrCore;
  const fault = (mode: FaultMode, times = 1) =>
    fetch(`${sap.url}/faults`, { method: 'POST', body: JSON.stringify({ mode, times }) });
  const start = (over: Partial<SapBridgeParts> & Pick<SapBridgeParts, 'commands'>) =>
    startSapBridge({ store, open, hrCore, checkpoints, logger: silentLogger, clock: fastClock(), ...over });
  const hires = () => sap.stored().filter((row) => row.entity === 'EmpEmployment');

  async function request(
    data: object = { record: record() },
    pushId = newUuid(),
  ): Promise<{ id: string; pushId: string }> {
    const id = newUuid();
    const stream = `infoCollection-${collectionId}`;
    const metadata = {
      actor: 'a',
      correlationId: id,
      causationId: id,
      commandId: id,
      commandName: 'PushCollectionToSap',
      at: instant,
    };
    const length = (await store.readStream(stream)).length;
    const event = {
      id,
      type: 'SapPushRequested',
      schemaVersion: 1,
      data: { collectionId, jobSeekerId, pushId, kind: 'CREATE', ...data },
      metadata,
    };
    await store.append({
      commitId: id,
      writes: [{ stream, expected: length === 0 ? 'no-stream' : length - 1, events: [event] }],
    });
    return { id, pushId };
  }

  const own = ownOfEachTest();
  beforeEach(async () => {
    folder = own.folder();
    sap = await startHrCoreCounterpart({ port: 0, file: join(folder, 'sap.sqlite') });
    own.closes(() => sap.close());
    checkpoints = openSqliteCheckpoints({ file: join(folder, 'checkpoints.sqlite') });
    own.closes(() => checkpoints.close());
    store = openMemoryEventStore();
    own.closes(() => store.close());
    const { clientId, companyId, clientSecret } = developmentClient;
    hrCore = odataHrCore({ baseUrl: sap.url, clientId, companyId, signIn: { secret: clientSecret } });
  });

  test('pushes once and records it under an id derived from the event', async () => {
    const { id, pushId } = await request();
    const commands = recordingCommands();
    const bridge = start({ commands });
    await until(() => commands.taken.length === 1 && bridge.status().pending === 0);
    await bridge.stop();
    expect(commands.taken[0]).toMatchObject({
      name: 'RecordSapPushed',
      payload: { collectionId, pushId },
      commandId: uuidv5(id, 'result'),
      actor: 'system:sap-bridge',
      causationId: id,
    });
    expect(sap.upserts()).toBe(1);
    expect(hires()).toMatchObject([{ writes: 1 }]);
    expect(await checkpoints.get('sap-bridge')).toBe(await store.head());
  });

  test('a lost answer: asks, finds everything there and does not tell twice', async () => {
    await fault('lost-reply');
    await request();
    const commands = recordingCommands();
    const bridge = start({ commands });
    await until(() => commands.taken.length === 1);
    await bridge.stop();
    expect(commands.taken[0]).toMatchObject({ name: 'RecordSapPushed', payload: { message: 'already there' } });
    expect(sap.upserts()).toBe(1);
    expect(sap.stored().every((row) => row.writes === 1)).toBe(true);
  });

  test('a half failed push: only the missing half is told again', async () => {
    await fault('half-failed');
    await request();
    const commands = recordingCommands();
    const bridge = start({ commands });
    await until(() => commands.taken.length === 1);
    await bridge.stop();
    expect(commands.taken[0]?.name).toBe('RecordSapPushed');
    expect(sap.stored().every((row) => row.writes === 1)).toBe(true);
    expect(hires()).toHaveLength(1);
  });

  test('an outage: waits longer and longer, then it is failed and may be pushed again', async () => {
    await fault('outage', 1_000);
    await request();
    const commands = recordingCommands();
    const clock = fastClock();
    const bridge = start({ commands, clock, waits: [1_000, 5_000, 30_000] });
    await until(() => commands.taken.length === 1);
    expect(clock.waited).toEqual([1_000, 5_000, 30_000]);
    expect(commands.taken[0]).toMatchObject({ name: 'RecordSapPushFailed' });
    await fault('none');
    await request();
    await until(() => commands.taken.length === 2);
    await bridge.stop();
    expect(commands.taken[1]?.name).toBe('RecordSapPushed');
    expect(hires()).toHaveLength(1);
  });

  test('killed after the push and before its result: the next process asks and records it', async () => {
    await request();
    let letGo: (() => void) | undefined;
    const deaf: CommandClient = {
      execute: () =>
        new Promise((answered) => {
          letGo = () => answered({ ok: true, position: START });
        }),
    };
    const killed = start({ commands: deaf });
    await until(() => letGo !== undefined);
    // The first one hangs for ever, as a killed process would; only its checkpoint file is left.
    const commands = recordingCommands();
    const next = start({ commands });
    await until(() => commands.taken.length === 1 && next.status().pending === 0);
    await next.stop();
    expect(commands.taken[0]).toMatchObject({ name: 'RecordSapPushed', payload: { message: 'already there' } });
    expect(sap.upserts()).toBe(1);
    expect(hires()).toMatchObject([{ writes: 1 }]);
    letGo?.();
    await killed.stop();
  });

  test('commands away: the result is recorded when they are back, without another push', async () => {
    await request();
    const commands = recordingCommands();
    let away = 2;
    const bridge = start({
      commands: {
        execute: async (wish) => {
          away -= 1;
          return away >= 0 ? { ok: false, code: 'common.unavailable', status: 503 } : commands.execute(wish);
        },
      },
    });
    await until(() => commands.taken.length === 1);
    await bridge.stop();
    expect(sap.upserts()).toBe(1);
  });

  test.each([
    ['an erased person', { record: null }, 'the person was erased'],
    [
      'a record without a bank card',
      { record: { ...record(), content: { ...record().content, bank: { bank: '', number: '' } } } },
      'missing: content.bank.bank, content.bank.number',
    ],
  ])('%s is not pushed, and why is recorded', async (_what, data, message) => {
    await request(data);
    const commands = recordingCommands();
    const bridge = start({ commands });
    await until(() => commands.taken.length === 1);
    await bridge.stop();
    expect(commands.taken[0]).toMatchObject({ name: 'RecordSapPushFailed', payload: { message } });
    expect(sap.upserts()).toBe(0);
  });

  test('a correction changes what differs and nothing else', async () => {
    await request();
    const commands = recordingCommands();
    const bridge = start({ commands });
    await until(() => commands.taken.length === 1);
    const { person, ...rest } = record();
    await request({ record: { ...rest, person: { ...person, phone: '+8613700000000' } }, kind: 'UPDATE' });
    await until(() => commands.taken.length === 2);
    await bridge.stop();
    expect(sap.stored().filter((row) => row.writes > 1)).toMatchObject([
      { entity: 'PerPhone', values: { phoneNumber: '+8613700000000' } },
    ]);
  });
});
