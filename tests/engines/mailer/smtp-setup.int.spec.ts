import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { smtpMailer } from '@talentlog/runtime/smtp';
import { mailerAt, startRawReceiver } from './smtp-receiver.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const mail = { id: 'm-1', to: 'lin@example.com', subject: '面试安排', text: '你好', html: '<p>你好</p>' };

test('a server that never greets, or speaks no TLS where it is demanded, was handed nothing', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  closing.push(async () => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const away = { outcome: 'failed', permanent: false, away: true };
  expect(await mailerAt(port, 300).send(mail)).toMatchObject(away);
  const plain = await startRawReceiver(() => undefined);
  closing.push(plain.close);
  const first = { host: '127.0.0.1', port: plain.port, secure: true, from: 'talent@example.com' };
  expect(await smtpMailer(first).send(mail)).toMatchObject(away);
});
