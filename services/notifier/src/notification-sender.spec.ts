import { describe, expect, test } from '@jest/globals';
import { type Delivery, type Mail, type RecordedEvent, type Sms, uuidv5 } from '@talentlog/runtime';
import { lin, noon, setUp, until } from './notifier.fixture.ts';
import { instant, tell } from './told-log.fixture.ts';

describe('a queued message', () => {
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
      await until(() => ids.length === 1 && notifier.status().mail.pending === 0);
      const [failed] = await eventsOf('NotificationFailed');
      expect(failed?.data).toMatchObject({ permanent: false, reason: outcome.reason });
      await tell(store, failed?.stream ?? '', 'NotificationRetried', {
        notificationId: failed?.data.notificationId,
        notBefore: instant,
      });
      await until(() => ids.length === 2 && notifier.status().mail.pending === 0);
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
    await until(() => ids.length === 1 && notifier.status().mail.pending === 0);
    const [failed] = await eventsOf('NotificationFailed');
    expect(failed?.data.permanent).toBe(true);
    const resent = await tell(store, failed?.stream ?? '', 'NotificationResent', {
      notificationId: ids[0],
      notBefore: instant,
    });
    await until(() => ids.length === 2 && notifier.status().mail.pending === 0);
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
    await until(() => notifier.status().sms.pending === 2 && waits() === 2);
    const [cancelled, kept] = await eventsOf('NotificationQueued');
    await tell(store, cancelled?.stream ?? '', 'NotificationCancelled', {});
    expect(sent).toEqual([]);
    pass(3_600_000);
    await until(() => notifier.status().sms.pending === 0);
    await notifier.stop();
    expect(sent.map((sms) => sms.id)).toEqual([kept?.data.notificationId]);
    expect(list()).toEqual([]);
  });

  test('an erased message is never sent', async () => {
    const { start, collectionSent, commands, list } = setUp({ contact: { ...lin, phone: null } });
    await collectionSent();
    const erased = (event: RecordedEvent) => {
      const data =
        event.type === 'NotificationQueued'
          ? { ...event.data, receiver: null, subject: null, content: null, html: null }
          : event.data;
      return { ...event, data, at: event.metadata.at };
    };
    const notifier = start({ open: async () => erased });
    await until(() => notifier.status().mail.state === 'caught-up' && commands.asked.length === 3);
    await notifier.stop();
    expect(commands.asked.at(-1)).toMatchObject({
      name: 'MarkNotificationFailed',
      payload: { reason: 'the person was erased', permanent: true },
    });
    expect(list()).toEqual([]);
  });
});
