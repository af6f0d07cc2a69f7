import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { smtpMailer } from '@talentlog/runtime/smtp';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = { readonly raw: string; readonly to: string[] };

export const mailerAt = (port: number, timeoutMs = 5_000) =>
  smtpMailer({ host: '127.0.0.1', port, secure: false, from: 'Talent Team <talent@example.com>', timeoutMs });

/** A real SMTP server on a free port, and a mailer that sends to it. */
export async function startReceiver(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    logger: false,
    closeTimeout: 50,
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        received.push({ raw, to: envelope.rcptTo.map(({ address }) => address) });
        done(null, 'OK: queued as Q77');
      }, done);
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    mailer: mailerAt(port),
    port,
    received,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** Speaks just enough SMTP to take a whole mail, and then does as told. */
export async function startRawReceiver(afterData: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let inData = false;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const said = chunk.toString('utf8');
      if (inData) {
        if (said.endsWith('\r\n.\r\n')) afterData(socket);
        return;
      }
      inData = said.startsWith('DATA');
      socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
