import { status } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { EngineRefused } from '@talentlog/runtime';
import { openKurrentEventReader, openKurrentEventStore } from '@talentlog/runtime/kurrentdb';
import { freePort } from '../../../support/free-port.mjs';
import { until } from '../../../support/until.ts';
import { Counterpart } from './counterpart.ts';
import { denied, notLeader, notLeaderNow } from './refusals.ts';

describe('a start on KurrentDB', () => {
  let server: Counterpart;
  beforeEach(async () => {
    server = await new Counterpart().start();
  });
  afterEach(() => server.stop());

  async function refusalOf(url = server.url) {
    const error: unknown = await openKurrentEventStore({ url, electionMs: 0 }).then(
      (store) => store.close(),
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(EngineRefused);
    return String(error);
  }

  test.each(['26.1.0.0', '26.2.1', '27.0.0-rc.1'])('of version %s goes well, and writes nothing', async (version) => {
    server.version = version;
    const before = server.records.all.length;
    await (await openKurrentEventStore(server)).close();
    expect([server.records.all.length, server.made.append]).toEqual([before, 1]);
  });

  test.each(['25.1.4', '26.0.2', '24.10.0', 'unknown'])(
    'of version %s is refused, and told from which one on',
    async (version) => {
      server.version = version;
      expect(await refusalOf()).toMatch(new RegExp(`this server is ${version}.*from 26\\.1 on`));
    },
  );

  test('without the call that appends is refused', async () => {
    server.canAppend = false;
    expect(await refusalOf()).toMatch(/from 26\.1 on/);
  });

  test.each([
    ['asks who it is', 'features', { code: status.UNAUTHENTICATED, details: 'no' }, /refuses the user.*its password/],
    ['may not read $all', 'readAll', denied(), /refuses the user.*\$all/],
    ['may not write', 'append', denied(), /refuses the user.*may write/],
    [
      'may not write, as older calls say it',
      'append',
      { code: status.PERMISSION_DENIED, details: 'no' },
      /refuses the user/,
    ],
    ['does not lead', 'append', notLeaderNow(), /does not lead.*every node/],
    ['is a read-only replica', 'append', notLeader(1), /read-only replica/],
  ] as const)('where it %s is refused', async (_name, call, fault, expected) => {
    server.script(call, fault, { times: 9 });
    expect(await refusalOf()).toMatch(expected);
  });

  const notReady = { code: status.UNAVAILABLE, details: 'Server Is Not Ready' };
  const nobodyKnown = { code: status.UNKNOWN, details: 'No leader info available in response' };
  test.each([
    ['does not lead', 'append', notLeaderNow()],
    ['does not lead, as older calls say it,', 'readAll', notLeader(1)],
    ['is not ready to write', 'append', notReady],
    ['is not ready to read', 'readAll', notReady],
    ['knows no leader', 'append', nobodyKnown],
  ] as const)('where it %s yet waits for the election', async (_name, call, fault) => {
    server.script(call, fault, { times: 3 });
    await (await openKurrentEventStore(server)).close();
    expect(server.made[call]).toBeGreaterThanOrEqual(4);
  });

  test('on a cluster that elects its leader waits for it', async () => {
    const other = await new Counterpart(server.records).start();
    const tell = (leads: boolean) => {
      for (const node of [server, other])
        node.members = [server, other].map(({ port }, n) => ({ port, leads: leads && n === 0, isAlive: leads }));
    };
    tell(false);
    const opened = openKurrentEventStore({
      url: `kurrentdb://127.0.0.1:${server.port},127.0.0.1:${other.port}?tls=false&maxDiscoverAttempts=2`,
    });
    await until(() => server.made.gossip + other.made.gossip > 4, 'two looks for a leader');
    tell(true);
    await (await opened).close();
    await other.stop();
  });

  test('reads at once: half a second is not waited before the first read, nor before the first after a lost connection', async () => {
    const store = await openKurrentEventStore(server);
    const times: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      server.script('readAll', notReady);
      await store.head().catch(() => undefined);
      const begun = performance.now();
      await store.head();
      times.push(performance.now() - begun);
    }
    // The client waits for 500 ms where it is not told otherwise; the quickest of five is no busy machine's.
    expect(Math.min(...times)).toBeLessThan(400);
    await store.close();
  });

  test('who only reads need not write', async () => {
    server.script('append', denied(), { times: 9 });
    await (await openKurrentEventReader(server)).close();
    expect(server.made.append).toBe(0);
  });

  test('where nobody is there is refused', async () => {
    expect(await refusalOf(`kurrentdb://127.0.0.1:${await freePort()}?tls=false`)).toMatch(
      /cannot be reached.*host and port/,
    );
  });

  test('over TLS where the server has none is refused', async () => {
    expect(await refusalOf(server.url.replace('tls=false', 'tls=true'))).toMatch(
      /cannot be reached|no safe connection/,
    );
  });

  test.each(['http://x:1', 'kurrentdb://', 'kurrentdb://admin:secret@h:port', 'kurrentdb://admin:secret@[::1]:2113'])(
    'with the address %s is refused, and the password is told nobody',
    async (url) => {
      const said = await refusalOf(url);
      expect(said).toMatch(/KURRENTDB_URL is no address/);
      expect(said).not.toContain('secret');
    },
  );

  test.each([
    ['kurrentdb://admin:secret@127.0.0.1:1?tls=false&foo=bar', /has an option that there is not: foo/],
    ['kurrentdb://admin:secret@127.0.0.1:1?maxDiscoverAttempts=1&tlls=true', /an option that there is not: tlls/],
    ['esdb://admin:secret@127.0.0.1:1?tls=false&max-discover-attempts=1', /cannot be reached/],
  ])('is told nothing of %s by the client itself, which would write the password', async (url, words) => {
    const written = ['warn', 'log', 'error', 'info'] as const;
    const spies = written.map((name) => jest.spyOn(console, name).mockImplementation(() => undefined));
    try {
      const said = await refusalOf(url);
      expect(said).toMatch(words);
      expect(said).not.toContain('secret');
      expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  });

  test('with a certificate that is not there is refused', async () => {
    expect(await refusalOf('kurrentdb://localhost:2113?tlsCAFile=/nowhere/ca.crt')).toMatch(
      /certificate file.*tlsCAFile/,
    );
  });
});
