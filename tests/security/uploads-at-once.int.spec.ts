import { type ClientRequest, request } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Seeker } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { until } from '../support/inbox.ts';

const megabyte = 1024 * 1024;
const head = [
  '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\navatar\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
].join('');

/** A file is held in memory until the whole of it came, so an account holds few of them, however slowly they come. */
describe('uploads that stop before their end', () => {
  const here = companyOfFile();
  const open: ClientRequest[] = [];
  afterEach(() => {
    for (const sent of open) sent.destroy();
  });
  /** Sends the first megabyte of a file of nineteen; the promise is its answer, should there be one. */
  const begin = ({ browser }: Seeker) => {
    const sent = request(`${here.server.url}/api/files`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': String(19 * megabyte),
        cookie: browser.cookie,
      },
    });
    open.push(sent);
    sent.on('error', () => undefined);
    const status = new Promise<number | undefined>((resolve) =>
      sent.on('response', (told) => resolve(told.statusCode)),
    );
    sent.write(head);
    sent.write(Buffer.alloc(megabyte));
    return { sent, status };
  };

  it('are two of one account, the third is refused, and who ends gives a place back', async () => {
    const one = await here.company.seeker('王晨');
    const begun = [begin(one), begin(one), begin(one)];
    const answered = await Promise.race(begun.map(async ({ sent, status }) => ({ sent, status: await status })));
    expect(answered.status).toBe(429);
    const third = await one.browser.upload('a.txt', Buffer.from('x'), 'attachment');
    expect([third.status, third.body.code, third.headers.get('retry-after')]).toEqual([429, 'common.too_many', '5']);
    const other = await here.company.seeker('李明');
    expect((await other.browser.upload('a.txt', Buffer.from('x'), 'attachment')).status).not.toBe(429);
    begun.find(({ sent }) => sent !== answered.sent)?.sent.destroy();
    await until('a place', async () => {
      const { status } = await one.browser.upload('a.txt', Buffer.from('x'), 'attachment');
      return status !== 429;
    });
  });
});
