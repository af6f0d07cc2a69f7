import { describe, expect, test } from '@jest/globals';
import { type Delivery, guardedMailer, type Mail, newUuid, Peer, uuidv5 } from '@talentlog/runtime';
import { jobSeekerId, lin, setUp, until } from './notifier.fixture.ts';
import { instant, tell } from './told-log.fixture.ts';

const sent: Delivery = { outcome: 'sent', providerId: 'x' };
const never = () => new Promise<never>(() => undefined);

describe('a mail server that never answers', () => {
  test('holds no SMS back, however many mails wait', async () => {
    const { start, collectionSent, list } = setUp();
    for (let count = 0; count < 250; count += 1) await collectionSent();
    const notifier = start({ mailer: { send: never } });
    await until(() => list().filter(({ kind }) => kind === 'sms').length === 250);
    expect(notifier.status().mail.pending).toBeGreaterThan(0);
  });

  test('for one person holds nobody else, and that person’s mails follow each other', async () => {
    const other = newUuid();
    const { store, start } = setUp({ contact: { ...lin, phone: null } });
    const collection = (to: string) =>
      tell(store, `infoCollection-${newUuid()}`, 'CollectionSent', {
        jobSeekerId: to,
        positionId: newUuid(),
        seed: 's',
        expiresAt: instant,
      });
    for (let count = 0; count < 20; count += 1) await collection(jobSeekerId);
    const last = await collection(other);
    const asked: string[] = [];
    const of = (event: string, to: string) => uuidv5(event, `${to}/collection-sent/MAIL`);
    const mailer = { send: async ({ id }: Mail) => (asked.push(id) === 0 || id !== of(last, other) ? never() : sent) };
    start({ mailer });
    await until(() => asked.includes(of(last, other)));
    expect(asked.filter((id) => id !== of(last, other))).toHaveLength(1);
  });

  test('is left alone; its messages wait without a try counted against them, and go out when it is back', async () => {
    const { start, collectionSent, clock, pass, eventsOf } = setUp({ contact: { ...lin, phone: null } });
    await collectionSent();
    let isBack = false;
    const gone: Delivery = { outcome: 'failed', reason: 'ECONNREFUSED', permanent: false, away: true };
    const peer = new Peer({ name: 'mail', clock, failures: 1 });
    const notifier = start({ mailer: guardedMailer({ send: async () => (isBack ? sent : gone) }, peer) });
    await until(() => notifier.status().mail.pending === 0 && peer.status().state === 'open');
    expect(await eventsOf('NotificationFailed')).toHaveLength(1);
    await collectionSent();
    await until(() => notifier.status().mail.state === 'waiting');
    expect(await eventsOf('NotificationFailed')).toHaveLength(1);
    isBack = true;
    pass(1_000);
    await until(() => notifier.status().mail.pending === 0);
    expect(await eventsOf('NotificationSent')).toHaveLength(1);
    expect(peer.status().state).toBe('closed');
    await notifier.stop();
  });
});
