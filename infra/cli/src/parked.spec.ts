import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../../../tests/support/free-port.mjs';
import { runParked } from './parked.ts';

describe('parked events at a terminal', () => {
  let server: ReturnType<typeof createServer>;
  let [status, body] = [200, ''];
  let base = '';
  const { TALENTLOG_LOGIN: login, TALENTLOG_PASSWORD: password } = process.env;
  beforeEach(async () => {
    Object.assign(process.env, { TALENTLOG_LOGIN: 'admin', TALENTLOG_PASSWORD: 'Words-of-three-1' });
    server = createServer((_request, answer) => answer.writeHead(status).end(body)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    for (const [name, value] of Object.entries({ TALENTLOG_LOGIN: login, TALENTLOG_PASSWORD: password }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const said = async (at: string) => {
    const lines: string[] = [];
    const code = await runParked(['--base', at, 'list'], (line) => void lines.push(line));
    return [code, ...lines];
  };

  it.each([
    [502, '<html>bad gateway</html>'],
    [200, ''],
    [200, 'null'],
    [404, '"none"'],
  ])('say of who answers %i with %j that it is not the server', async (...answer) => {
    [status, body] = answer;
    const words = new RegExp(`^What answers at ${base} is not the server, .*: status ${status}, .*--base\\.$`);
    expect(await said(base)).toEqual([2, expect.stringMatching(words)]);
  });

  it('say that nobody answers', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    expect(await said(nobody)).toEqual([
      ...[2, `Nobody answers at ${nobody} (ECONNREFUSED). Start the server, or give its address as --base.`],
    ]);
  });

  it.each(['localhost:8080', 'nowhere', 'ftp://host', 'http://'])('say of %s that it is no address', async (at) =>
    expect(await said(at)).toEqual([
      ...[2, `--base must be the address of the server, as http://localhost:8080: ${at} is none`],
    ]),
  );
});
