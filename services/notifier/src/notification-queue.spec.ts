import { describe, expect, test } from '@jest/globals';
import { newUuid, uuidv5 } from '@talentlog/runtime';
import { jobSeekerId, lookup, setUp, until } from './notifier.fixture.ts';
import { instant, tell } from './told-log.fixture.ts';

describe('what happened', () => {
  test('becomes a mail and an SMS, in Chinese, with the link', async () => {
    const { start, collectionSent, list, eventsOf } = setUp();
    const id = await collectionSent();
    const notifier = start();
    await until(() => list().length === 2 && Object.values(notifier.status()).every(({ pending }) => pending === 0));
    await notifier.stop();
    const [mail] = list().filter((message) => message.kind === 'mail');
    expect(mail).toMatchObject({
      id: uuidv5(id, `${jobSeekerId}/collection-sent/MAIL`),
      to: 'lin@example.com',
      subject: '请填写入职信息：后端工程师',
    });
    expect(mail?.text).toContain('https://talent.example.com/collection/token-of-s7');
    expect(list().find((message) => message.kind === 'sms')).toMatchObject({ to: '+8613800006021' });
    const queued = await eventsOf('NotificationQueued');
    expect(queued.map((event) => event.data.causeEventId)).toEqual([id, id]);
    expect(JSON.stringify(queued)).not.toContain('token-of');
    expect(mail?.html).toContain('href="https://talent.example.com/collection/token-of-s7?zh"');
    expect(await eventsOf('NotificationSent')).toHaveLength(2);
  });

  test('everybody who has the permission is told, each once', async () => {
    const { store, start, list, eventsOf } = setUp();
    const holders = [newUuid(), newUuid()];
    const data = { dataRequestId: newUuid(), jobSeekerId, kind: 'DELETION', alarm: 'FIRST', dueAt: instant };
    const id = await tell(store, `dataRequest-${data.dataRequestId}`, 'DataRequestAlarmed', data);
    const notifier = start({ lookup: { ...lookup, holdersOf: async () => holders } });
    await until(() => list().length === 2 && Object.values(notifier.status()).every(({ pending }) => pending === 0));
    await notifier.stop();
    const queued = (await eventsOf('NotificationQueued')).map((event) => event.data);
    expect(queued.map(({ accountId, notificationId }) => [accountId, notificationId])).toEqual(
      holders.map((holder) => [holder, uuidv5(id, `${holder}/data-request-alarm/MAIL`)]),
    );
    expect(list().map(({ subject }) => subject)).toEqual(Array(2).fill('数据请求将到期：高明，删除个人信息'));
  });

  test('nobody to be reached is nothing to queue', async () => {
    const { start, collectionSent, eventsOf, list } = setUp({ contact: undefined });
    await collectionSent();
    const notifier = start();
    await until(() => notifier.status().queueing.state === 'caught-up');
    await notifier.stop();
    expect(await eventsOf('NotificationQueued')).toEqual([]);
    expect(list()).toEqual([]);
  });

  test('a message that cannot be written is parked, and the others are told', async () => {
    const { store, start, collectionSent, list, pass, waits } = setUp();
    const id = await tell(store, `infoCollection-${newUuid()}`, 'CollectionSent', {
      jobSeekerId,
      positionId: newUuid(),
      linkId: 's',
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
