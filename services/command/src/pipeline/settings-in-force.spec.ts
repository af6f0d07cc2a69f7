import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { EventStore, RecordedEvent } from '@talentlog/runtime';
import type { CommandRequest, Outcome, Pipeline } from './command.ts';
import { about, administrator, openAccounts } from './fixtures.ts';

const change = (values: object, more: Partial<CommandRequest> = {}): CommandRequest => ({
  ...{ name: 'ChangeSettings', payload: { values }, commandId: randomUUID(), caller: administrator() },
  ...more,
});
const send = (pipeline: Pipeline, request: CommandRequest): Promise<Outcome> => pipeline.execute(request);

/** The streams that were read of a log, in order. */
function watching() {
  const read: string[] = [];
  const around = (store: EventStore): EventStore =>
    Object.assign(Object.create(store) as EventStore, {
      readStream: (stream: string, range: never) => {
        read.push(stream);
        return store.readStream(stream, range);
      },
    });
  return { around, ofSettings: () => read.filter((stream) => stream.startsWith('companySettings')).length };
}

const lastOf = (events: readonly RecordedEvent[]): RecordedEvent => events.at(-1) as RecordedEvent;

describe('settings in force', () => {
  it('are named by each decision from the first change on, and read once', async () => {
    const { around, ofSettings } = watching();
    const { pipeline, store, hire } = openAccounts(around);
    const accountId = await hire('recruiter');
    const newest = async () => lastOf(await store.readStream(`account-${accountId}`));
    expect((await newest()).metadata).not.toHaveProperty('settings');
    for (const [roles, days] of [
      [['HR', 'IV'], 40],
      [['HR'], 41],
    ] as const) {
      expect(await send(pipeline, change({ lockDays: days }))).toMatchObject({ ok: true });
      await send(pipeline, about('GrantRoles', accountId, { roles: [...roles] }));
      expect((await newest()).metadata.settings).toBe(days - 40);
    }
    expect(ofSettings()).toBe(1);
  });

  it('are not overwritten by who saw older ones', async () => {
    const { pipeline } = openAccounts();
    expect(await send(pipeline, change({ lockDays: 40 }, { ifRevision: -1 }))).toMatchObject({ ok: true });
    expect(await send(pipeline, change({ lockDays: 50 }, { ifRevision: -1 }))).toMatchObject({
      code: 'common.version_conflict',
    });
    expect(await send(pipeline, change({ lockDays: 50 }, { ifRevision: 0 }))).toMatchObject({ ok: true });
  });

  it.each<[string, object, string]>([
    ['a limit out of range', { lockDays: 181 }, 'values.lockDays'],
    ['half a day', { lockDays: 1.5 }, 'values.lockDays'],
    ['a setting that there is not', { lockDay: 3 }, 'values.lockDay'],
    ['an age below the law’s', { minimumAge: 13 }, 'values.minimumAge'],
    ['an hour that no day has', { smsQuietHours: { from: 24, to: 8 } }, 'values.smsQuietHours.from'],
    ['a track that there is not', { pausedTracks: ['SPACE'] }, 'values.pausedTracks.0'],
    ['a company without a name', { companyName: ' \u200b ' }, 'values.companyName'],
  ])('refuse %s', async (_what, values, path) => {
    const { pipeline } = openAccounts();
    const outcome = await send(pipeline, change(values));
    expect(outcome).toMatchObject({ ok: false, code: 'common.invalid', errors: [{ path }] });
  });

  it('are changed by administrators alone', async () => {
    const { pipeline } = openAccounts();
    const { account } = administrator();
    for (const role of ['HR', 'PR', 'IV', 'SC', 'OA', 'CO', 'AU', 'JS'] as const) {
      const caller = { account: { ...(account as NonNullable<typeof account>), roles: [role] } };
      expect(await send(pipeline, change({ lockDays: 40 }, { caller }))).toMatchObject({ code: 'auth.forbidden' });
    }
    expect(await send(pipeline, change({ lockDays: 40 }, { caller: {} }))).toMatchObject({ ok: false });
  });
});
