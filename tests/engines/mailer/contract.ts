import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Mail, Mailer } from '@talentlog/runtime';

/** A mail as it came out at the other end. */
export interface ArrivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where an adapter's mail ends up. */
export interface MailerPlace {
  readonly mailer: Mailer;
  /** What arrived, oldest first. */
  arrived(): Promise<readonly ArrivedMail[]>;
  /** Whether the place itself knows a mail that comes twice by its id; otherwise its receiver does. */
  readonly knowsRepeats: boolean;
  remove(): Promise<void>;
}

const mail: Mail = {
  id: '0198c0de-0000-7000-8000-000000000001',
  to: 'lin@example.com',
  subject: '面试安排：后端工程师',
  text: '你好，林\nSee you on Monday.',
  html: '<p>你好，林</p>',
};

/** What every Mailer must do; run by each adapter. */
export function mailerContract(name: string, makePlace: () => Promise<MailerPlace>): void {
  describe(`mailer contract: ${name}`, () => {
    let place: MailerPlace;
    beforeEach(async () => {
      place = await makePlace();
    });
    afterEach(() => place.remove());

    test('a mail that is sent arrives whole, in Chinese too, at its one receiver', async () => {
      expect(await place.mailer.send(mail)).toEqual({ outcome: 'sent', providerId: expect.stringMatching(/./) });
      const { id: _id, to, ...content } = mail;
      expect(await place.arrived()).toEqual([{ ...content, to: [to] }]);
    });

    test('mails are sent side by side, each once', async () => {
      const ids = Array.from({ length: 10 }, (_, number) => `mail-${number}`);
      await Promise.all(ids.map((id) => place.mailer.send({ ...mail, id, subject: id })));
      expect((await place.arrived()).map(({ subject }) => subject).sort()).toEqual(ids);
    });

    test('sent again under its id it is the same mail', async () => {
      await place.mailer.send(mail);
      expect(await place.mailer.send(mail)).toMatchObject({ outcome: 'sent' });
      expect(await place.arrived()).toHaveLength(place.knowsRepeats ? 1 : 2);
    });

    test.each([
      ['two receivers', { to: 'a@example.com, b@example.com' }],
      ['a receiver with a line break', { to: 'a@example.com\r\nRCPT TO:<b@example.com>' }],
      ['no receiver', { to: '' }],
      ['a subject with a line break', { subject: 'Hello\r\nBcc: b@example.com' }],
      ['an id that ends its header', { id: 'x>\r\nBcc: b@example.com' }],
    ])('never sends a mail with %s', async (_what, wrong) => {
      expect(await place.mailer.send({ ...mail, ...wrong })).toEqual({
        outcome: 'failed',
        permanent: true,
        reason: expect.any(String),
      });
      expect(await place.arrived()).toEqual([]);
    });
  });
}
