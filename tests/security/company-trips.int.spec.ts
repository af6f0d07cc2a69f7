import { beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { openWithProvider, somebody } from '../support/company-visits.ts';
import { ownOfFile } from '../support/own.ts';
import type { Server } from '../support/server.ts';

const own = ownOfFile();
let visits: Awaited<ReturnType<typeof openWithProvider>>;
let server: Server;

beforeAll(async () => {
  visits = await openWithProvider(own);
  server = visits.server;
});

describe('an answer of the provider', () => {
  const send = async (browser: Browser, answer: string) =>
    (await browser.post('SignInWithCompanyAccount', { answer })).body.code ?? 'in';

  it('counts in the browser that asked, once', async () => {
    const lin = somebody({ groups: ['recruiters'] });
    const browser = new Browser(server);
    const answer = await visits.answerFor(lin, browser);
    const stranger = new Browser(server);
    await stranger.does('BeginCompanySignIn');
    expect(await send(stranger, answer)).toBe('company_account.trip_over');
    expect(await send(browser, answer)).toBe('in');
    expect(await send(browser, answer)).toBe('company_account.trip_over');
  });

  it.each(['', '?', '?state=', '?code=x&state=y', '?error=access_denied', `?state=${'a'.repeat(43)}&code=b`])(
    'that belongs to nothing, %j, is none',
    async (answer) => expect(await send(new Browser(server), answer)).toBe('company_account.trip_over'),
  );

  it('that was turned back says so; one that does not hold signs nobody in', async () => {
    expect((await visits.comes({ sub: 'nobody' })).end).toBe('company_account.denied');
    const lin = somebody({ groups: ['recruiters'] });
    const forgeries = [
      { claims: (told: object) => ({ ...told, nonce: 'another' }) },
      { claims: (told: object) => ({ ...told, aud: 'another' }) },
      { byStranger: true } as const,
    ];
    for (const forged of forgeries) {
      visits.provider.forges(forged);
      expect((await visits.comes(lin)).end).toBe('company_account.wrong');
    }
    visits.provider.forges(undefined);
    expect((await visits.comes(lin)).end).toBe('in');
  });

  it('leads nowhere else: what is written behind the address is read and never followed', async () => {
    const lin = somebody({ groups: ['recruiters'] });
    const browser = new Browser(server);
    const answer = await visits.answerFor(lin, browser);
    const { status, headers } = await browser.post('SignInWithCompanyAccount', {
      answer: `${answer}&redirect_uri=https://elsewhere.example&next=//elsewhere.example`,
    });
    expect([status, headers.get('location')]).toEqual([200, null]);
  });

  it('that does not come is told as one that does not', async () => {
    const lin = somebody({ groups: ['recruiters'] });
    const browser = new Browser(server);
    const answer = await visits.answerFor(lin, browser);
    visits.provider.does((_request, response) => {
      response.writeHead(503).end();
      return true;
    });
    expect(await send(browser, answer)).toBe('company_account.away');
    visits.provider.does(undefined);
  });

  it('that a browser made up is no fault of the provider: colleagues come in as ever', async () => {
    const busy = ['server_error', 'temporarily_unavailable'];
    for (const word of [...busy, ...busy, ...busy]) {
      const browser = new Browser(server);
      const answer = await visits.answerFor({ sub: 'nobody' }, browser);
      const madeUp = answer.replace('error=access_denied', `error=${word}`);
      expect(madeUp).not.toBe(answer);
      expect(await send(browser, madeUp)).toBe('company_account.denied');
    }
    expect((await visits.comes(somebody({ groups: ['recruiters'] }))).end).toBe('in');
  });
});
