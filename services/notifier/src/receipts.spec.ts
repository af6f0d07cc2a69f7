import { describe, expect, test } from '@jest/globals';
import { newUuid, type Receipt } from '@talentlog/runtime';
import { noon, setUp, until } from './notifier.fixture.ts';
import { tell } from './told-log.fixture.ts';

const minute = 60_000;

/** A notifier whose provider can be asked, and an SMS that it took at noon. */
async function sent(answers: readonly (Receipt | undefined)[]) {
  const world = setUp();
  const asked: string[] = [];
  const notifier = world.start({
    askSms: async (notificationId, to) => {
      asked.push(`${notificationId} ${to}`);
      return answers[asked.length - 1];
    },
  });
  const receipts = notifier.followers[3];
  await until(() => receipts?.status().state === 'caught-up');
  const id = newUuid();
  const stream = `notification-${id}`;
  const queued = { notificationId: id, personId: 'p', channel: 'SMS', receiver: '+8613800006021' };
  const say = (type: string, data: object = {}) => tell(world.store, stream, type, { ...queued, attempt: 1, ...data });
  await say('NotificationQueued', { notBefore: new Date(noon).toISOString() });
  await say('NotificationSending');
  await say('NotificationSent', { providerId: 'P1' });
  await until(() => receipts?.status().pending === 1);
  const told = () => world.commands.asked.filter(({ name }) => /livered$/.test(name));
  return { ...world, id, asked, say, told, notifier, receipts };
}

describe('an SMS that nobody told the end of', () => {
  test('is asked for after three minutes, and again until the provider knows', async () => {
    const arrived = { id: 'm', outcome: 'delivered', providerId: 'P1', reason: '' } as const;
    const { pass, id, asked, told, notifier, receipts } = await sent([undefined, arrived]);
    pass(2 * minute);
    expect(asked).toEqual([]);
    pass(minute);
    await until(() => asked.length === 1);
    await until(() => receipts?.status().state === 'waiting');
    pass(3 * minute);
    await until(() => told().length === 1);
    expect(asked).toEqual([`${id} +8613800006021`, `${id} +8613800006021`]);
    expect(told()[0]).toMatchObject({
      name: 'MarkNotificationDelivered',
      payload: { notificationId: id, attempt: 1, providerId: 'P1' },
      actor: 'system:sms-receipts',
    });
    await notifier.stop();
  });

  test('is not asked for once the provider told it by itself', async () => {
    const { pass, asked, say, notifier, receipts } = await sent([]);
    await say('NotificationDelivered', { providerId: 'P1' });
    pass(3 * minute);
    await until(() => receipts?.status().pending === 0);
    expect(asked).toEqual([]);
    await notifier.stop();
  });

  test('is given up after six hours', async () => {
    const { pass, asked, told, notifier, receipts } = await sent([]);
    pass(7 * 60 * minute);
    await until(() => receipts?.status().pending === 0);
    expect([asked, told()]).toEqual([[], []]);
    await notifier.stop();
  });
});
