import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Mail, Mailer } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import { wire } from '../wire.ts';
import { emptyBox, inBox, mail, mailerAt, url } from './exim.ts';
import { readMail } from './mime.ts';

/** What is failed was not handed over: it is sent again, as the notifier does. A machine that is busy needs more than one turn. */
async function sentAtLast(mailer: Mailer, one: Mail): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    const delivery = await mailer.send(one);
    if (delivery.outcome === 'sent') return;
    expect(delivery).toMatchObject({ outcome: 'failed', permanent: false });
  }
  throw new Error(`${one.id} was never taken`);
}

describe('Exim, asked for much', () => {
  beforeEach(emptyBox);

  test('takes a hundred mails, each once', async () => {
    const mailer = mailerAt({ timeoutMs: 20_000 });
    const ids = Array.from({ length: 100 }, (_, n) => `mail-${String(n).padStart(3, '0')}`);
    for (let at = 0; at < ids.length; at += 10)
      await Promise.all(ids.slice(at, at + 10).map((id) => sentAtLast(mailer, { ...mail, id, subject: id })));
    await until(() => inBox().length >= 100, 'a hundred mails');
    const arrived = inBox().map((raw) => readMail(raw, []).subject);
    expect(arrived.toSorted()).toEqual(ids);
  });
});

describe('Exim over a bad line', () => {
  const line = wire(url.href);
  beforeEach(async () => {
    emptyBox();
    await line.open();
  });
  afterEach(() => line.close());
  const through = (timeoutMs = 1_500) => mailerAt({ port: Number(new URL(line.url()).port), timeoutMs });

  test('a slow one is waited for', async () => {
    await line.suffers('latency', { latency: 100 });
    expect(await through(5_000).send(mail)).toMatchObject({ outcome: 'sent' });
  });

  test('one that is cut within the content leaves nothing in the box, and is never told as sent', async () => {
    await line.suffers('limit_data', { bytes: 20_000 }, 'upstream');
    const delivery = await through().send({ ...mail, text: 'x'.repeat(200_000) });
    expect(delivery.outcome).not.toBe('sent');
    expect(inBox()).toEqual([]);
  });

  test.each([
    ['resets', 'reset_peer', { timeout: 0 }],
    ['hangs', 'timeout', { timeout: 0 }],
  ])('one that %s is told as not sent', async (_, kind, how) => {
    await line.suffers(kind, how);
    expect((await through().send(mail)).outcome).not.toBe('sent');
    expect(inBox()).toEqual([]);
  });

  test('nobody at the other end is away', async () => {
    await line.close();
    expect(await through().send(mail)).toMatchObject({ outcome: 'failed', permanent: false, away: true });
  });
});
