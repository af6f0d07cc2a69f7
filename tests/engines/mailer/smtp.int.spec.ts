import { afterEach, describe, expect, test } from '@jest/globals';
import { mailerContract } from './contract.ts';
import { readMail } from './mime.ts';
import { mailerAt, startRawReceiver, startReceiver } from './smtp-receiver.ts';

mailerContract('SMTP', async () => {
  const { mailer, received, close } = await startReceiver();
  return {
    mailer,
    arrived: async () => received.map(({ raw, to }) => readMail(raw, to)),
    knowsRepeats: false,
    remove: close,
  };
});

const mail = {
  id: '0198c0de-0000-7000-8000-000000000001',
  to: 'lin@example.com',
  subject: '面试安排',
  text: '你好，林',
  html: '<p>你好，林</p>',
};
const refusing = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });

describe('SMTP mailer', () => {
  const closing: (() => Promise<void>)[] = [];
  const serve = async (options: Parameters<typeof startReceiver>[0]) => {
    const receiver = await startReceiver(options);
    closing.push(receiver.close);
    return receiver;
  };
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  test('sends under a Message-ID of the mail’s own id, and tells the server’s', async () => {
    const { mailer, received } = await serve({});
    expect(await mailer.send(mail)).toEqual({ outcome: 'sent', providerId: 'Q77' });
    expect(received[0]?.raw).toContain(`Message-ID: <${mail.id}@example.com>`);
  });

  test('tells mail programs the way out of a mail that has one, and of no other', async () => {
    const { mailer, received } = await serve({});
    const unsubscribe = 'https://talent.example/api/unsubscribe/PROGRESS/abcdefghijklmnopqrstuv';
    await mailer.send({ ...mail, unsubscribe });
    await mailer.send(mail);
    const [with_, without] = received.map(({ raw }) => raw.replaceAll(/\r\n[ \t]+/g, ' '));
    expect(with_).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(with_).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(without).not.toContain('List-Unsubscribe');
  });

  test('sends a calendar file as an answerable part and as an attachment', async () => {
    const { mailer, received } = await serve({});
    const content = ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'SUMMARY:初试', 'END:VCALENDAR', ''].join('\r\n');
    await mailer.send({ ...mail, calendar: { method: 'REQUEST', content } });
    const raw = (received[0]?.raw ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
    expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m);
    expect(raw).toMatch(/^Content-Disposition: attachment; filename=interview\.ics/m);
    expect(raw.replaceAll('\r\n', '')).toContain(Buffer.from(content).toString('base64').slice(0, 60));
  });

  test.each([
    [421, false],
    [450, false],
    [550, true],
    [552, true],
  ])(
    'a receiver answered with %i is failed, permanent %s, without the address in the reason',
    async (code, permanent) => {
      const { mailer } = await serve({
        onRcptTo: (to, _session, done) => done(refusing(code, `${to.address} says no`)),
      });
      const delivery = await mailer.send(mail);
      expect(delivery).toMatchObject({ outcome: 'failed', permanent });
      expect(JSON.stringify(delivery)).not.toContain('lin@example.com');
    },
  );

  test.each([
    [451, false],
    [554, true],
  ])('content answered with %i is failed, permanent %s', async (code, permanent) => {
    const { mailer } = await serve({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(refusing(code, 'not today')));
      },
    });
    expect(await mailer.send(mail)).toMatchObject({ outcome: 'failed', permanent });
  });

  test('421 as a greeting is failed and temporary', async () => {
    const { mailer } = await serve({ onConnect: (_session, done) => done(refusing(421, 'too busy')) });
    expect(await mailer.send(mail)).toMatchObject({ outcome: 'failed', permanent: false });
  });

  test('a server that is not there is failed and temporary', async () => {
    const gone = await startRawReceiver(() => undefined);
    await gone.close();
    expect(await mailerAt(gone.port).send(mail)).toMatchObject({ outcome: 'failed', permanent: false });
  });

  test.each(['destroyed', 'silent'] as const)(
    'a connection that is %s after the content leaves the outcome unknown',
    async (how) => {
      const receiver = await startRawReceiver((socket) => how === 'destroyed' && socket.destroy());
      closing.push(receiver.close);
      expect(await mailerAt(receiver.port, 300).send(mail)).toMatchObject({ outcome: 'unknown' });
    },
  );
});
