import { type ClientRequest, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { signInByPhone } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';

const json = { 'content-type': 'application/json' };

/** What a long body must have before anybody reads it: a command that takes one, and a sender who may. */
describe('a long body', () => {
  const here = companyOfFile();
  const open: ClientRequest[] = [];
  afterEach(() => {
    for (const sent of open) sent.destroy();
  });
  const begin = (name: string, headers: Readonly<Record<string, string>>, path = '/api/commands/') => {
    const sent = request(`${here.server.url}${path}${name}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      agent: false,
    });
    open.push(sent);
    return sent;
  };
  const answered = async (sent: ClientRequest) => {
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
      sent.on('response', resolve).on('error', reject),
    );
    return [answer.statusCode, (JSON.parse(await text(answer)) as { code?: string }).code];
  };
  /** Sends the head alone: whoever answers has not read a body. */
  const byHead = (name: string, length: number, cookie = '', path = '/api/commands/') => {
    const sent = begin(name, { 'content-length': String(length), cookie }, path);
    sent.flushHeaders();
    return answered(sent);
  };

  it('is refused by its head: for a command that there is not, that is short, or that needs a sign-in', async () => {
    expect(await byHead('Nope', 990_000)).toEqual([404, 'common.not_found']);
    expect(await byHead('constructor', 10)).toEqual([404, 'common.not_found']);
    expect(await byHead('SignInWithPassword', 17_000)).toEqual([413, 'common.too_large']);
    expect(await byHead('RenameAccount', 60_000)).toEqual([401, 'common.unauthenticated']);
    expect(await byHead('SaveResumeBlock', 300_000)).toEqual([401, 'common.unauthenticated']);
    expect(await byHead('RenameAccount', 70_000, here.company.admin.cookie)).toEqual([413, 'common.too_large']);
    expect(await byHead('SaveResumeBlock', 2_000_000, here.company.admin.cookie)).toEqual([413, 'common.too_large']);
  });

  it('is refused by its head however its path is spelt', async () => {
    for (const path of ['/api/%63ommands/', '/%61pi/commands/', '/api/commands/%52enameAccount?'])
      expect([path, await byHead(path.endsWith('?') ? '' : 'RenameAccount', 60_000, '', path)]).toEqual([
        path,
        [401, 'common.unauthenticated'],
      ]);
    expect(await byHead('', 60_000, '', '/api/p%61pers')).toEqual([401, 'common.unauthenticated']);
  });

  it('is no more than a short one where no long text is taken', async () => {
    for (const path of ['/api/mail/test', '/api/sms/test', '/api/followers/notifier/parked/x/discard'])
      expect([path, await byHead('', 17_000, '', path)]).toEqual([path, [413, 'common.too_large']]);
  });

  it('is cut where it does not say how long it is', async () => {
    const sent = begin('SignInWithPassword', { 'transfer-encoding': 'chunked' });
    const answer = answered(sent);
    sent.on('error', () => undefined);
    sent.write(`{"login":"${'x'.repeat(40_000)}`);
    expect(await answer).toEqual([413, 'common.too_large']);
    const short = begin('SignInWithPassword', { 'transfer-encoding': 'chunked' });
    short.write('{"login":"nobody",');
    short.end('"password":"Wrong#2026"}');
    expect(await answered(short)).toEqual([401, 'login.failed']);
  });

  it('is taken where the contract has room for it', async () => {
    const browser = await signInByPhone(here.server, '+8617100009999');
    const entry = {
      company: '云岭',
      title: '工程师',
      start: '2019-01',
      end: '2020-01',
      description: '长'.repeat(2000),
    };
    const content = Array.from({ length: 30 }, () => entry);
    expect(JSON.stringify(content).length * 3).toBeGreaterThan(150_000);
    expect((await browser.post('SaveResumeBlock', { block: 'work', content })).status).toBe(200);
  });
});
