import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Certificate, certificateFor } from '../support/certificate.ts';
import { freePort } from '../support/free-port.mjs';
import { ownOfFile } from '../support/own.ts';
import { until } from '../support/until.ts';
import { startWeb } from '../support/web-alone.ts';

const own = ownOfFile();
const trusted = certificateFor('localhost');
const file = join(own.folder(), 'authority.pem');
writeFileSync(file, trusted.cert);

/** Somebody who answers over TLS with what they were asked and by whom. */
async function upstreamWith(certificate: Certificate): Promise<string> {
  const server = createServer(certificate, ({ url, headers }, answer) =>
    answer.end(JSON.stringify({ url, host: headers.host, from: headers['x-forwarded-for'] })),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  own.closes(() => server.close().closeAllConnections());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

describe('a web whose upstream speaks TLS', () => {
  it('asks who has the name that it was told, by a certificate of whom it trusts, whatever name people use', async () => {
    const web = await startWeb(own, await upstreamWith(trusted), { NODE_EXTRA_CA_CERTS: file });
    const answer = await fetch(`${web.url}/social/jobs?x=1`, { headers: { 'x-forwarded-for': '10.9.9.9' } });
    const { host } = new URL(web.url);
    expect([answer.status, await answer.json()]).toEqual([200, { url: '/social/jobs?x=1', host, from: '127.0.0.1' }]);
    expect(web.told()).not.toContain('does not answer');
  }, 60_000);

  const bad: readonly (readonly [string, () => Promise<string>, string, RegExp])[] = [
    ['signed by nobody we know', () => upstreamWith(certificateFor('localhost')), 'untrusted', /NODE_EXTRA_CA_CERTS/],
    [
      'of another name',
      async () => {
        const other = certificateFor('elsewhere.example');
        writeFileSync(file, trusted.cert + other.cert);
        return upstreamWith(other);
      },
      'wrong-name',
      /another name than UPSTREAM_URL/,
    ],
    [
      'of last year',
      async () => {
        const old = certificateFor('localhost', [-400, -35]);
        writeFileSync(file, trusted.cert + old.cert);
        return upstreamWith(old);
      },
      'out-of-date',
      /not valid yet, or no more/,
    ],
    [
      'none, since it speaks none',
      async () => (await upstreamOfOtherWeb()).replace('http:', 'https:'),
      'no-tls',
      /does not speak TLS/,
    ],
    [
      'never seen, since nobody is there',
      async () => `https://localhost:${await freePort()}`,
      'refused',
      /nobody listens/,
    ],
  ];
  /** It answers in plain HTTP. */
  const upstreamOfOtherWeb = async () => (await startWeb(own, `http://127.0.0.1:${await freePort()}`)).url;

  it.each(bad)(
    'says why it cannot ask where the certificate is %s, and goes on living',
    async (_what, upstream, cause, words) => {
      const web = await startWeb(own, await upstream(), { NODE_EXTRA_CA_CERTS: file });
      await until(() => /does not answer yet: (.*)/.exec(web.told())?.[1]?.match(words), 'the words at the start');
      const page = await fetch(`${web.url}/social/jobs`);
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
      const text = await page.text();
      expect(text).toContain('服务暂时不可用');
      expect(text).toContain('not available');
      // Who runs it is told in the log, once.
      await until(() => web.told().includes(`"missed":"${cause}"`), 'the line in the log');
      for (const path of ['/api/health', '/api/health/ready']) {
        const health = await fetch(`${web.url}${path}`);
        expect([health.status, await health.json()]).toEqual([
          503,
          {
            ...{ status: 'not-ready', notReady: ['upstream'], degraded: [] },
            parts: { upstream: { ready: false, cause, detail: expect.stringMatching(words) } },
          },
        ]);
      }
      expect(web.told().split(`"missed":"${cause}"`)).toHaveLength(2);
      expect((await fetch(`${web.url}/api/health/live`)).status).toBe(200);
    },
    60_000,
  );
});
