import { createServer } from 'node:net';
import { signedIn, startServer, until } from '../server.mjs';
import { advertise, deliver } from '../story.mjs';

/**
 * A mail server that takes a mail and, while `answering` is false, never says that it did: whoever sent it cannot know. It speaks just
 * enough SMTP, so that it can stop anywhere.
 */
async function receiver() {
  const taken = [];
  const state = { answering: false };
  const server = createServer((socket) => {
    let text = '';
    let inMail = false;
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      text += chunk;
      for (;;) {
        const end = inMail ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          inMail = false;
          taken.push({
            id: /^Message-ID: (.*)$/im.exec(part)?.[1],
            to: /^To: (.*)$/im.exec(part)?.[1] ?? '',
            isKnown: state.answering,
          });
          if (state.answering) socket.write('250 queued\r\n');
        } else if (/^DATA/i.test(part)) {
          inMail = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { port: server.address().port, taken, state, close: () => server.close() };
}

const people = 4;

export default {
  name: 'letters',
  proves:
    'a mail server that takes mails and never says so, and kills meanwhile: each mail goes out in the end, under one id for ever',
  unit: 'kills',
  rounds: { short: 1, long: 300 },
  plant: {
    says: 'each try of a mail has an id of its own',
    changes: [
      { file: 'notifier/dist/notification-sender.js', from: '? notificationId :', to: '? crypto.randomUUID() :' },
    ],
    rounds: 1,
  },
  async run({ rounds, folder }) {
    const dataDir = folder();
    const mails = await receiver();
    const env = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mails.port) };
    let server = await startServer(dataDir, env);
    try {
      const advertised = await advertise(server.url, await signedIn(server.url));
      const receivers = [];
      for (let count = 0; count < people; count += 1)
        receivers.push(await deliver(server.url, 1_000 + count, advertised));
      for (let round = 0; round < rounds; round += 1) {
        const before = mails.taken.length;
        await until(() => mails.taken.length > before, 'a mail to be taken');
        if (mails.taken.some(({ id }) => id === undefined)) throw new Error('a mail has no Message-ID');
        await server.kill();
        server = await startServer(dataDir, env);
      }
      mails.state.answering = true;
      const told = ({ to }) => receivers.some((receiver) => to.includes(receiver));
      await until(
        () => receivers.every((receiver) => mails.taken.some(({ to, isKnown }) => isKnown && to.includes(receiver))),
        'every mail to be taken and known',
      );
      const ids = new Set(mails.taken.filter(told).map(({ id }) => id));
      if (ids.size !== people) throw new Error(`${people} letters went out under ${ids.size} ids`);
      return `${people} letters, taken ${mails.taken.length} times over ${rounds} kills, ${ids.size} ids`;
    } finally {
      await server.kill();
      mails.close();
    }
  },
};
