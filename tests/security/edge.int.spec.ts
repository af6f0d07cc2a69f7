import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '../support/browser.ts';
import { newPhone, openCompany } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';

const publicUrl = 'https://jobs.yunling.example';
const asProblem = 'application/problem+json';

/** What came back; `fetch` would tidy the address first. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

describe('the edge of a server in production', () => {
  let server: Server;
  let admin: Browser;
  const open: { destroy(): void }[] = [];

  const begin = (path: string, options: object = {}): ClientRequest => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path, agent: false, ...options });
    open.push(sent);
    return sent;
  };
  const answered = (sent: ClientRequest): Promise<Answer> =>
    new Promise((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', async (answer) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
      );
    });
  const send = (path: string, options: object = {}, body?: Buffer | string): Promise<Answer> => {
    const sent = begin(path, options);
    sent.end(body);
    return answered(sent);
  };
  /** Sends these bytes and nothing more; what the server says until it closes. */
  const half = (bytes: string): Promise<string> => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    open.push(socket);
    socket.write(bytes);
    return text(socket);
  };

  beforeAll(async () => {
    const env = {
      NODE_ENV: 'production',
      PUBLIC_URL: `${publicUrl}/`,
      ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: '9', SMTP_FROM: 'hr@own.example' },
      SLOW_REQUEST_SECONDS: '1',
      LIVE_CONNECTIONS: '35',
      CODES_PER_ADDRESS_PER_HOUR: '3',
    };
    server = await startServer({ env });
    ({ admin } = await openCompany(server));
  });
  afterAll(async () => {
    for (const one of open) one.destroy();
    await server.stop();
  });

  it('answers every malformed address as a problem or as not there, and a person who opens it with a page', async () => {
    // The workspace says itself that there is no such page.
    expect(await send('/staff/%')).toMatchObject({ status: 200, headers: { 'content-type': /html/ } });
    const pages = ['/%', '/%ff'];
    const climbing = [
      '/assets/../x',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fx',
      '/assets//etc/passwd',
    ];
    const others = ['/assets/%', '/assets/%00', '/assets/x%ED%A0%80', '/api/%', '/assets/.'];
    for (const address of [...pages, ...climbing, ...others]) {
      const { status, headers, body } = await send(address);
      const said = status < 400 || status > 404 ? status : 'refused';
      expect({ address, said }).toEqual({ address, said: 'refused' });
      const isPage = pages.includes(address);
      const type = expect.stringContaining(isPage ? 'text/html' : asProblem);
      expect({ address, type: headers['content-type'] }).toEqual({ address, type });
      if (!isPage)
        expect(JSON.parse(body)).toMatchObject({ status, code: expect.any(String), traceId: expect.any(String) });
    }
  });

  it('takes no file name for more than it looks like, and breaks at none', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const names = [
      'a\ud800b.png',
      'a\u202egnp.b.png',
      'a\r\nX-Evil: 1.png',
      '\u0000.png',
      `${'长'.repeat(179)}😀😀.png`,
    ];
    const upload = (disposition: string) => {
      const lines = [
        '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\navatar\r\n',
        `--b\r\ncontent-disposition: form-data; name="file"; ${disposition}\r\ncontent-type: image/png\r\n\r\n`,
      ];
      const body = Buffer.concat([Buffer.from(lines.join('')), png, Buffer.from('\r\n--b--\r\n')]);
      return admin.send('/api/files', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: new Uint8Array(body),
      });
    };
    for (const name of names) {
      const { status, body } = await upload(`filename="${name.replaceAll('\r\n', '%0D%0A')}"`);
      expect({ name, status }).toEqual({ name, status: 201 });
      expect((body as { name?: string }).name).toMatch(/^[^\p{Cc}\p{Cs}\u202e]+$/u);
    }
    for (const encoded of ["UTF-8''%ED%A0%80.png", "UTF-8''%E2%80%AEgnp.png", "UTF-8''%", "utf-7''+2AA-.png"]) {
      const { status } = await upload(`filename*=${encoded}`);
      expect({ encoded, status: [201, 400, 415].includes(status) ? 'answered' : status }).toEqual({
        encoded,
        status: 'answered',
      });
    }
  });

  it('writes the configured address, whatever Host says, and has browsers come by https', async () => {
    for (const host of ['evil.example', 'jobs.yunling.example:1234']) {
      const forged = { host, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
      const { body, headers } = await send('/social/jobs', { headers: forged });
      expect(/rel="canonical" href="([^"]+)"/.exec(body)?.[1]).toBe(`${publicUrl}/social/jobs`);
      expect(body).not.toContain('evil.example');
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect((await send('/dev/inbox', { headers: forged })).body).not.toContain('evil.example');
      const moved = await send('/favicon.ico', { headers: forged });
      expect(moved.headers.location).toBe('/assets/favicon.svg');
      expect((await send('/personal', { headers: forged })).headers.location ?? '/').toMatch(/^\/(?!\/)/);
    }
    // A proxy may send its own name for us as Host; the page is still ours.
    const own = { host: 'backend:8080', origin: publicUrl, 'content-type': 'application/json' };
    expect((await send('/api/commands/SignOut', { method: 'POST', headers: own }, '{}')).status).toBe(200);
    const foreign = { ...own, origin: 'https://evil.example' };
    expect((await send('/api/commands/SignOut', { method: 'POST', headers: foreign }, '{}')).status).toBe(403);
  });

  it('tells how it does to this machine alone, not to whoever a proxy lets through', async () => {
    const own = await fetch(`${server.url}/api/metrics`);
    expect([own.status, (await own.text()).includes('talentlog_http_request_seconds')]).toEqual([200, true]);
    const passed = await fetch(`${server.url}/api/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect([passed.status, passed.headers.get('content-type')]).toEqual([404, expect.stringContaining(asProblem)]);
    expect(await passed.json()).toMatchObject({ code: 'common.not_found' });
  });

  it('stands in for no SAP, and says so', async () => {
    expect(server.hrCoreUrl).toBe('not configured');
    const { body } = await admin.send('/api/health');
    expect((body as { parts?: object }).parts).toMatchObject({
      'hr-core': { ready: false, detail: 'HR_CORE_URL is not set' },
    });
  });

  it('believes nobody about where a request comes from, where no proxy is trusted', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const body = JSON.stringify({ phone: newPhone(), purpose: 'SIGN_IN' });
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `192.0.2.${turn}`,
        forwarded: `for=192.0.2.${turn}`,
      };
      statuses.push((await send('/api/commands/RequestSmsCode', { method: 'POST', headers }, body)).status);
    }
    expect(statuses).toContain(429);
  });

  it('refuses cookies without end and bodies that have to be unpacked', async () => {
    const huge = await send('/social/jobs', { headers: { cookie: `a=${'x'.repeat(100_000)}` } });
    expect({ status: huge.status, type: huge.headers['content-type'] }).toEqual({
      status: 431,
      type: expect.stringContaining(asProblem),
    });
    const many = Array.from({ length: 900 }, (_, n) => `c${n}=${n}`).join('; ');
    expect((await send('/api/session', { headers: { cookie: many } })).status).toBe(200);
    const packed = gzipSync(Buffer.alloc(19 * 1024 * 1024, 7), { level: 1 });
    for (const encoding of ['gzip', 'br', 'deflate', 'gzip, gzip', 'x-nonsense'])
      for (const path of ['/api/files', '/api/commands/SignOut', '/api/nonsense']) {
        const headers = { 'content-encoding': encoding, 'content-type': 'multipart/form-data; boundary=b' };
        const { status, headers: got, body } = await send(path, { method: 'POST', headers }, packed);
        expect({ encoding, path, status }).toEqual({ encoding, path, status: 415 });
        expect(got['content-type']).toContain(asProblem);
        expect(JSON.parse(body)).toMatchObject({ code: 'common.media_type' });
      }
  });

  it('closes requests that do not come, and answers everybody else meanwhile', async () => {
    const crowd = 150;
    const heads = Array.from({ length: crowd }, () => half('GET /social/jobs HTTP/1.1\r\nhost: x\r\nx-slow: '));
    const json =
      'POST /api/commands/SignOut HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{';
    const file =
      'POST /api/files HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n--b\r\n';
    const bodies = Array.from({ length: crowd }, (_, n) => half(n % 2 ? json : file));
    for (let turn = 0; turn < 5; turn += 1) expect((await send('/social/jobs')).status).toBe(200);
    expect((await admin.send('/api/session')).body).toMatchObject({ signedIn: true });
    const [ofHeads, ofBodies] = await Promise.all([Promise.all(heads), Promise.all(bodies)]);
    for (const said of ofHeads) expect(said).toMatch(/^HTTP\/1.1 408 [\s\S]*application\/problem\+json/);
    for (const said of ofBodies) expect(said).toMatch(/^HTTP\/1.1 (408|401) [\s\S]*application\/problem\+json/);
  });

  it('lets so many listen, of one person and in all, and gives places back', async () => {
    const listen = (headers: object) =>
      new Promise<{ status: number; code?: string; wait?: string; leave: () => Promise<void> }>((resolve, reject) => {
        const sent = begin('/api/live', { headers });
        sent.on('error', reject);
        sent.on('response', async (answer) => {
          const leave = () => new Promise<void>((gone) => sent.on('close', () => gone()).destroy());
          if (answer.statusCode === 200) {
            answer.on('error', () => undefined);
            answer.resume();
            return resolve({ status: 200, leave });
          }
          const { code } = JSON.parse(await text(answer)) as { code: string };
          const wait = answer.headers['retry-after'];
          resolve({ status: answer.statusCode ?? 0, code, ...(wait ? { wait } : {}), leave });
        });
        sent.end();
      });
    const cookie = admin.cookie;
    const mine = await Promise.all(Array.from({ length: 30 }, () => listen({ cookie })));
    expect(mine.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(await listen({ cookie })).toMatchObject({ status: 429, code: 'common.too_many', wait: '10' });
    const guests = await Promise.all(Array.from({ length: 6 }, () => listen({})));
    expect(guests.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(guests.find(({ status }) => status !== 200)).toMatchObject({
      status: 503,
      code: 'common.unavailable',
      wait: '30',
    });
    await mine[0]?.leave();
    const again = async (): Promise<number> => {
      const { status } = await listen({ cookie });
      return status === 200 ? status : again();
    };
    expect(await again()).toBe(200);
    expect((await send('/social/jobs')).status).toBe(200);
  });
});
