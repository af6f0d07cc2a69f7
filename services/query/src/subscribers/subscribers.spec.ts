import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff } from '../testing/story.ts';

const admin = staff(id(901), 'AD');
const one = { subscriberId: id(61) };
const registered = (subscriberId: string, systemName: string) =>
  happened('subscriber', subscriberId, 'SubscriberRegistered', {
    ...{ subscriberId, systemName, topics: ['applications', 'hires'] as const, personalData: false },
    ...{ reason: '', feedKeyId: id(62) },
  } as never);

describe('the systems that follow us', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(registered(id(61), '数据平台'));
  });
  afterEach(() => reading.close());
  const asked = async (at?: string) => (await reading.ask('subscribers', {}, admin, at)).data;

  it('are listed with what they are told, and what may be done about them', async () => {
    expect(await asked()).toEqual([
      {
        ...one,
        ...{ state: 'ACTIVE', systemName: '数据平台', topics: ['applications', 'hires'], personalData: false },
        ...{
          reason: '',
          createdAt: '2026-11-02T04:00:00.000Z',
          formerEndsAt: null,
          read: null,
          revision: 0,
          webhook: null,
        },
        allowedActions: ['ChangeSubscriber', 'RenewFeedToken', 'SuspendSubscriber', 'RemoveSubscriber', 'SetWebhook'],
      },
    ]);
  });

  it('say until when a former token works, and no longer', async () => {
    const formerEndsAt = '2026-11-03T04:00:00.000Z';
    await reading.tell(happened('subscriber', id(61), 'FeedTokenRenewed', { ...one, feedKeyId: id(63), formerEndsAt }));
    expect((await asked())?.map((row) => row.formerEndsAt)).toEqual([formerEndsAt]);
    expect((await asked(formerEndsAt))?.map((row) => row.formerEndsAt)).toEqual([null]);
  });

  it('come last once they were removed', async () => {
    await reading.tell(
      registered(id(65), '考勤系统'),
      happened('subscriber', id(65), 'SubscriberRemoved', { subscriberId: id(65) }),
    );
    expect((await asked())?.map(({ state }) => state)).toEqual(['ACTIVE', 'REMOVED']);
  });

  it('are told apart by how they are called, with what was sent and what waits', async () => {
    expect((await reading.ask('webhookDeliveries', one, admin)).data).toEqual({ webhook: null, deliveries: [] });
    const set = { ...one, url: 'https://hooks.example/', webhookKeyId: id(64) };
    await reading.tell(happened('subscriber', id(61), 'WebhookSet', set));
    expect((await reading.ask('webhookDeliveries', one, admin)).data?.webhook).toEqual({
      ...{ url: 'https://hooks.example/', pausedFor: null, formerEndsAt: null },
      ...{ waiting: 0, parked: 0, delivered: 0, oldest: null, resentSince: null },
    });
    expect((await asked())?.[0]?.webhook).toMatchObject({ url: 'https://hooks.example/', pausedFor: null, waiting: 0 });
    expect((await reading.ask('webhookDeliveries', { subscriberId: id(99) }, admin)).refused).toBe('common.not_found');
  });

  it('are shown to administrators alone', async () => {
    expect((await reading.ask('subscribers', {}, staff(id(902), 'HR'))).refused).toBe('auth.forbidden');
    expect((await reading.ask('subscribers', {}, staff(id(903), 'AU'))).refused).toBe('auth.forbidden');
  });
});
