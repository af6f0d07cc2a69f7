import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openDevInbox } from './dev-inbox.ts';

const mail = (id: string, to = 'lin@example.com') => ({
  id,
  to,
  subject: '面试安排',
  text: '你好',
  html: '<p>你好</p>',
});

describe('dev inbox', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inbox-'));
    file = join(folder, 'inbox.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('keeps mail and SMS, newest first, and filters them', async () => {
    const { mailer, smsGateway, inbox, close } = openDevInbox({ file, now: () => new Date('2026-11-21T00:00:00Z') });
    expect(await mailer.send(mail('a'))).toEqual({ outcome: 'sent', providerId: 'a' });
    await smsGateway.send({ id: 'b', to: '+8613800006021', text: '请预约面试' });
    await mailer.send(mail('c', 'other@example.com'));
    expect(inbox.list().map((m) => m.id)).toEqual(['c', 'b', 'a']);
    expect(inbox.list({ kind: 'sms' })).toEqual([
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
    expect(inbox.list({ to: 'lin@example.com' }).map((m) => m.id)).toEqual(['a']);
    expect(inbox.list({ limit: 1 }).map((m) => m.id)).toEqual(['c']);
    close();
  });

  test('takes a message id once, also after a restart', async () => {
    const first = openDevInbox({ file });
    await first.mailer.send(mail('a'));
    first.close();
    const second = openDevInbox({ file });
    expect(await second.mailer.send({ ...mail('a'), subject: 'again' })).toEqual({ outcome: 'sent', providerId: 'a' });
    expect(second.inbox.list().map((m) => m.subject)).toEqual(['面试安排']);
    second.close();
  });
});
