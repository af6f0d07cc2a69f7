import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { smtpMailer } from './smtp-mailer.ts';

const mail = {
  id: '0198c0de-0000-7000-8000-000000000001',
  to: 'lin@example.com',
  subject: '面试安排：后端工程师',
  text: '你好，林',
  html: '<p>你好，林</p>',
};
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A real SMTP server on a free port. */
async function serve(options: SMTPServerOptions): Promise<ReturnType<typeof smtpMailer>> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    logger: false,
    closeTimeout: 50,
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => new Promise((closed) => server.close(() => closed())));
  return at((server.server.address() as AddressInfo).port);
}
const at = (port: number, timeoutMs = 5_000) =>
  smtpMailer({ host: '127.0.0.1', port, secure: false, from: 'Talent Team <talent@example.com>', timeoutMs });
const refusing = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });

describe('SMTP mailer', () => {
  test('sends one mail to one person under a fixed Message-ID, with a Chinese subject', async () => {
    const seen: { raw: string; to: string[] }[] = [];
    const mailer = await serve({
      onData: (stream, session, done) => {
        void text(stream).then((raw) => {
          seen.push({ raw, to: session.envelope.rcptTo.map((rcpt) => rcpt.address) });
          done(null, 'OK: queued as Q77');
        });
      },
    });
    expect(await mailer.send(mail)).toEqual({ outcome: 'sent', providerId: 'Q77' });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.to).toEqual(['lin@example.com']);
    expect(seen[0]?.raw).toContain(`Message-ID: <${mail.id}@talentlog>`);
    const subject = /^Subject: ((?:.*\r?\n[ \t])*.*)$/m.exec(seen[0]?.raw ?? '')?.[1] ?? '';
    expect(decodeWords(subject)).toBe(mail.subject);
  });

  test.each([
    [421, false],
    [450, false],
    [550, true],
    [552, true],
  ])(
    'a recipient answered with %i is failed, permanent %s, without the address in the reason',
    async (code, permanent) => {
      const mailer = await serve({ onRcptTo: (to, _session, done) => done(refusing(code, `${to.address} says no`)) });
      const delivery = await mailer.send(mail);
      expect(delivery).toMatchObject({ outcome: 'failed', permanent });
      expect(JSON.stringify(delivery)).not.toContain('lin@example.com');
    },
  );

  test.each([
    [451, false],
    [554, true],
  ])('content answered with %i is failed, permanent %s', async (code, permanent) => {
    const mailer = await serve({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(refusing(code, 'not today')));
      },
    });
    expect(await mailer.send(mail)).toMatchObject({ outcome: 'failed', permanent });
  });

  test('421 as a greeting is failed and temporary', async () => {
    const mailer = await serve({ onConnect: (_session, done) => done(refusing(421, 'too busy')) });
    expect(await mailer.send(mail)).toMatchObject({ outcome: 'failed', permanent: false });
  });

  test('a server that is not there is failed and temporary', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => probe.once('listening', listening));
    const { port } = probe.address() as AddressInfo;
    await new Promise((closed) => probe.close(closed));
    expect(await at(port).send(mail)).toMatchObject({ outcome: 'failed', permanent: false });
  });

  test.each(['destroyed', 'silent'] as const)(
    'a connection that is %s after DATA leaves the outcome unknown',
    async (how) => {
      const sockets: import('node:net').Socket[] = [];
      const server = createServer((socket) => {
        sockets.push(socket);
        rawServer(socket, () => how === 'destroyed' && socket.destroy());
      }).listen(0, '127.0.0.1');
      await new Promise((listening) => server.once('listening', listening));
      closing.push(async () => {
        for (const socket of sockets) socket.destroy();
        await new Promise((closed) => server.close(closed));
      });
      expect(await at((server.address() as AddressInfo).port, 300).send(mail)).toMatchObject({ outcome: 'unknown' });
    },
  );

  test.each([
    ['two recipients', { to: 'a@example.com, b@example.com' }],
    ['a recipient with a line break', { to: 'a@example.com\r\nRCPT TO:<b@example.com>' }],
    ['a subject with a line break', { subject: 'Hello\r\nBcc: b@example.com' }],
    ['an id that ends the header', { id: 'x>\r\nBcc: b@example.com' }],
  ])('never hands over %s', async (_what, wrong) => {
    expect(await at(1).send({ ...mail, ...wrong })).toMatchObject({ outcome: 'failed', permanent: true });
  });
});

/** Speaks just enough SMTP to take a whole mail and then do as told. */
function rawServer(socket: import('node:net').Socket, afterData: () => void): void {
  let inData = false;
  socket.on('error', () => undefined);
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const said = chunk.toString('utf8');
    if (inData) {
      if (said.endsWith('\r\n.\r\n')) afterData();
      return;
    }
    inData = said.startsWith('DATA');
    socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
  });
}

/** Decodes RFC 2047 words as mail readers do. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, data: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(data, 'base64').toString('utf8')
        : Buffer.from(
            data
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/g, (_m, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8'),
    );
}
