import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { type DevInbox, memoryDevInbox } from '@talentlog/runtime';
import { openSqliteDevInbox } from '@talentlog/runtime/sqlite';
import { belongings } from '../../support/belongings.ts';
import { ownOfEachTest } from '../../support/own.ts';
import { smsGatewayContract } from './contract.ts';

const arrivedIn = async (inbox: DevInbox) =>
  (await inbox.list({ kind: 'sms' })).toReversed().map(({ to, text }) => ({ to, text }));

smsGatewayContract('dev inbox on SQLite', async () => {
  const own = belongings();
  const folder = own.folder();
  const { smsGateway, inbox, close } = await openSqliteDevInbox({ file: join(folder, 'inbox.db') });
  own.closes(close);
  return {
    gateway: smsGateway,
    arrived: () => arrivedIn(inbox),
    remove: () => own.release(),
  };
});

smsGatewayContract('dev inbox in memory', async () => {
  const { smsGateway, inbox } = memoryDevInbox();
  return { gateway: smsGateway, arrived: () => arrivedIn(inbox), remove: async () => undefined };
});

describe.each(['SQLite', 'memory'])('dev inbox (%s)', (engine) => {
  const now = () => new Date('2026-11-21T00:00:00Z');
  const mail = (id: string, to = 'lin@example.com') => ({
    id,
    to,
    subject: '面试安排',
    text: '你好',
    html: '<p>你好</p>',
  });
  let folder: string;
  const open = async () =>
    engine === 'SQLite'
      ? openSqliteDevInbox({ file: join(folder, 'inbox.db'), now })
      : { ...memoryDevInbox({ now }), close: async () => undefined };
  const own = ownOfEachTest();
  beforeEach(() => {
    folder = own.folder();
  });

  test('shows mail and SMS, newest first, and filters them', async () => {
    const { mailer, smsGateway, inbox, close } = await open();
    await mailer.send(mail('a'));
    await smsGateway.send({ id: 'b', to: '+8613800006021', text: '请预约面试' });
    await mailer.send(mail('c', 'other@example.com'));
    const ids = async (filter?: Parameters<DevInbox['list']>[0]) => (await inbox.list(filter)).map(({ id }) => id);
    expect(await ids()).toEqual(['c', 'b', 'a']);
    expect(await ids({ to: 'lin@example.com' })).toEqual(['a']);
    expect(await ids({ limit: 1 })).toEqual(['c']);
    expect(await inbox.list({ kind: 'sms' })).toEqual([
      {
        id: 'b',
        kind: 'sms',
        to: '+8613800006021',
        subject: '',
        text: '请预约面试',
        html: '',
        at: '2026-11-21T00:00:00.000Z',
      },
    ]);
    await close();
  });

  if (engine === 'SQLite')
    test('takes a message id once, also after a restart', async () => {
      const first = await open();
      await first.mailer.send(mail('a'));
      await first.close();
      const second = await open();
      await second.mailer.send({ ...mail('a'), subject: 'again' });
      expect((await second.inbox.list()).map(({ subject }) => subject)).toEqual(['面试安排']);
      await second.close();
    });
});
