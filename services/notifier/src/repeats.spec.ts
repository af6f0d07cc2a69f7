import { describe, expect, test } from '@jest/globals';
import { type CommandClient, type Mail, memoryCheckpoints, newUuid, START } from '@talentlog/runtime';
import { jobSeekerId, lin, lookup, setUp, until } from './notifier.fixture.ts';
import { tell } from './told-log.fixture.ts';

describe('the same event again', () => {
  test('handled again from the start: nothing is queued or sent twice', async () => {
    const { start, collectionSent, list, eventsOf } = setUp();
    await collectionSent();
    const first = start();
    await until(() => list().length === 2 && first.status().mail.pending === 0 && first.status().sms.pending === 0);
    await first.stop();
    const second = start({ checkpoints: memoryCheckpoints() });
    await until(() => second.status().queueing.state === 'caught-up');
    await until(() => Object.values(second.status()).every(({ state }) => state === 'caught-up'));
    await second.stop();
    expect(list()).toHaveLength(2);
    expect(await eventsOf('NotificationQueued')).toHaveLength(2);
    expect(await eventsOf('NotificationSent')).toHaveLength(2);
  });

  test('handled again when another recruiter is in charge: told once, to whom it was told first', async () => {
    const { store, start, list, eventsOf } = setUp();
    const ended = {
      applicationId: newUuid(),
      jobSeekerId,
      positionId: newUuid(),
      outcome: 'ABANDONED',
      reason: '个人原因',
    };
    await tell(store, `application-${ended.applicationId}`, 'RecordEnded', ended);
    const first = start();
    await until(() => list().length === 2 && first.status().mail.pending === 0);
    await first.stop();
    const recruiterOf = async () => newUuid();
    const second = start({ checkpoints: memoryCheckpoints(), lookup: { ...lookup, recruiterOf } });
    await until(() => Object.values(second.status()).every(({ state }) => state === 'caught-up'));
    await second.stop();
    expect(list().map(({ subject }) => subject)).toEqual([
      '高明的应聘已结束（已放弃）：后端工程师',
      '您已撤回投递：后端工程师',
    ]);
    const queued = await eventsOf('NotificationQueued');
    expect(queued.map(({ data }) => data.aboutJobSeekerId)).toEqual([undefined, jobSeekerId]);
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
    await until(() => ids.length === 2 && next.status().mail.pending === 0);
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
});
