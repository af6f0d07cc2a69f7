import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { companyOfFile } from '../support/company-of-file.ts';

const json = { 'content-type': 'application/json' };

/** What a page of another site can make a browser send: neither its origin nor the forms that need no leave of ours are taken. */
describe('a write that a page of another site sends', () => {
  const here = companyOfFile();
  /** `fetch` would leave out what only browsers may say. */
  const post = async (name: string, headers: Readonly<Record<string, string>>, body: string) => {
    const sent = request(`${here.server.url}/api/commands/${name}`, { method: 'POST', headers, agent: false });
    sent.end(body);
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
      sent.on('response', resolve).on('error', reject),
    );
    return { status: answer.statusCode, body: JSON.parse(await text(answer)) as { code?: string } };
  };

  it('is refused by its origin, whatever stands before or after our host in it, and by what the browser says of it', async () => {
    const { host } = new URL(here.server.url);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: `http://evil@${host}` },
      { origin: `http://${host}/evil` },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: here.server.url, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const { status, body } = await post('SignOut', { ...json, ...headers }, '{}');
      expect([headers, status, body.code]).toEqual([headers, 403, 'auth.origin']);
    }
  });

  it('is taken from our own page, and from a program', async () => {
    const own: Record<string, string>[] = [
      {},
      { origin: here.server.url },
      { origin: here.server.url, 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of own) expect((await post('SignOut', { ...json, ...headers }, '{}')).status).toBe(200);
  });

  it('is no command in any form but JSON', async () => {
    const multipart = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n';
    const forms = [
      ['multipart/form-data; boundary=b', multipart],
      ['application/x-www-form-urlencoded', 'a=1'],
      ['text/plain', '{}'],
    ] as const;
    for (const name of ['SignOut', 'SendStepUpCode', 'RenameAccount'])
      for (const [type, form] of forms) {
        const { status, body } = await post(name, { 'content-type': type }, form);
        expect([name, type, status, body.code]).toEqual([name, type, 415, 'common.media_type']);
      }
  });
});
