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
    for (const sent of open.splice(0)) sent.destroy();
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

  /** Both slots of an account are held once its third upload is refused. */
  const holdTwo = async (seeker: Seeker) => {
    const begun = [begin(seeker), begin(seeker), begin(seeker)];
    const refused = await Promise.race(begun.map(async (one) => ({ one, status: await one.status })));
    expect(refused.status).toBe(429);
    return begun.filter((one) => one !== refused.one);
  };

  it('are two of one account, the third is refused, and who ends gives a place back', async () => {
    const one = await here.company.seeker('王晨');
    const held = await holdTwo(one);
    const third = await one.browser.upload('a.txt', Buffer.from('x'), 'attachment');
    expect([third.status, third.body.code, third.headers.get('retry-after')]).toEqual([429, 'common.too_many', '5']);
    const other = await here.company.seeker('李明');
    expect((await other.browser.upload('a.txt', Buffer.from('x'), 'attachment')).status).not.toBe(429);
    held[0]?.sent.destroy();
    await until('a place', async () => {
      const { status } = await one.browser.upload('a.txt', Buffer.from('x'), 'attachment');
      return status !== 429;
    });
  });

  it('do not shut others out: of eight accounts with two each, one upload ends and a ninth account is served', async () => {
    const slow: Seeker[] = [];
    for (let n = 0; n < 8; n += 1) slow.push(await here.company.seeker(`慢${'一二三四五六七八'[n]}`));
    const ninth = await here.company.seeker('赵敏');
    const answered: (number | undefined)[] = [];
    let closed = 0;
    for (const seeker of slow)
      for (const { sent, status } of await holdTwo(seeker)) {
        void status.then((code) => answered.push(code));
        sent.on('close', () => {
          closed += 1;
        });
      }
    expect(answered).toEqual([]);
    const { status } = await ninth.browser.upload('a.txt', Buffer.from('x'), 'attachment');
    expect(status).toBe(201);
    await until('the end of one', async () => closed > 0);
    expect(answered).toEqual([429]);
  });
});
