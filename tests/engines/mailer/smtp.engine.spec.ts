import { beforeEach, describe, expect, test } from '@jest/globals';
import { bounceIn } from '@talentlog/runtime';
import type { SmtpSettings } from '@talentlog/runtime/smtp';
import { until } from '../../support/until.ts';
import { mailerContract } from './contract.ts';
import { emptyBox, inBox, mail, mailerAt, receiversOf, sender } from './exim.ts';
import { readMail } from './mime.ts';

/** Exim takes a mail first and puts it into the box a moment later. */
let sent = 0;
const counting = (mailer: ReturnType<typeof mailerAt>) => ({
  send: async (mail: Parameters<typeof mailer.send>[0]) => {
    const delivery = await mailer.send(mail);
    if (delivery.outcome === 'sent') sent += 1;
    return delivery;
  },
});

mailerContract('Exim, after STARTTLS and a sign-in', async () => {
  emptyBox();
  sent = 0;
  return {
    mailer: counting(mailerAt()),
    arrived: async () => {
      await until(() => inBox().length >= sent, `${sent} mails in the box`);
      return inBox().map((raw) => readMail(raw, receiversOf(raw)));
    },
    knowsRepeats: false,
    remove: async () => emptyBox(),
  };
});

describe('Exim', () => {
  beforeEach(emptyBox);

  test.each<[string, Partial<SmtpSettings>, object]>([
    ['a wrong password is ours to repair', { pass: 'another' }, { outcome: 'failed', permanent: false, away: true }],
    [
      'TLS from the first byte, where it is not spoken',
      { secure: true },
      { outcome: 'failed', permanent: false, away: true },
    ],
  ])('%s', async (_, over, delivery) => {
    expect(await mailerAt(over).send(mail)).toMatchObject(delivery);
    expect(inBox()).toEqual([]);
  });

  test.each([
    ['nobody@example.com', true],
    ['somebody@elsewhere.example', true],
    ['busy@example.com', false],
  ])('refuses %s, for good: %s, and the reason names nobody', async (to, permanent) => {
    const delivery = await mailerAt().send({ ...mail, to });
    expect(delivery).toMatchObject({ outcome: 'failed', permanent });
    expect(JSON.stringify(delivery)).not.toContain(to);
  });

  test('refuses what is larger than its limit, for good', async () => {
    const delivery = await mailerAt().send({ ...mail, text: '长'.repeat(700_000) });
    expect(delivery).toMatchObject({ outcome: 'failed', permanent: true });
  });

  test('returns what it took and could not deliver, under the id of our mail', async () => {
    const record = { notificationId: mail.id, attempt: 3 };
    expect(await mailerAt().send({ ...mail, to: 'full@example.com', record })).toMatchObject({ outcome: 'sent' });
    await until(() => inBox().length === 1, 'the bounce');
    const [bounce = ''] = inBox();
    expect(bounce).toMatch(/^Content-Type: multipart\/report/m);
    expect(bounce).toContain('X-Failed-Recipients: full@example.com');
    expect(bounce).toContain(`<${mail.id}@${sender.split('@')[1]}>`);
    expect(receiversOf(bounce)).toEqual([sender]);
    expect(bounceIn(bounce)).toEqual({ record, reason: 'returned by a mail server with status 5.0.0' });
  });

  test('returns it to the address that is for that', async () => {
    const returnTo = 'bounces@example.com';
    expect(await mailerAt({ returnTo }).send({ ...mail, to: 'full@example.com' })).toMatchObject({ outcome: 'sent' });
    await until(() => inBox().length === 1, 'the bounce');
    expect(receiversOf(inBox()[0] ?? '')).toEqual([returnTo]);
  });
});
