import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { EngineRefused } from '@talentlog/runtime';
import { openMongo } from '@talentlog/runtime/mongodb';
import { hello, isHello, type Script } from './scripted-mongod.ts';
import { fails, withServer } from './with-mongod.ts';

const is = (more: object): Script => {
  return (name) => (isHello(name) ? hello(more) : undefined);
};
const full = fails('insert', 14031, 'OutOfDiskSpace', 'available disk space is too low');
const noMajority: Script = (name) =>
  name === 'insert'
    ? {
        ok: 1,
        n: 1,
        writeConcernError: { code: 64, codeName: 'WriteConcernTimeout', errmsg: 'waiting for replication' },
      }
    : undefined;
const secondary = { isWritablePrimary: false, ismaster: false, secondary: true, setName: 'rs0', hosts: ['db2:27017'] };

/** Milliseconds; in vain: for servers that are not found. */
const [patient, inVain] = [60_000, 4_000];
const settings = { database: 'talentlog', findMs: patient };
const refusedAt = async (url: string, findMs = patient): Promise<string> => {
  const error = await openMongo({ ...settings, url, findMs }, () => undefined).then(
    ({ close }) => close(),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(EngineRefused);
  return (error as Error).message;
};
const signedIn = (url: string) => url.replace('//', '//hr:hunter2@');

describe('a start on a MongoDB that does not do is refused, with what to do', () => {
  it.each<[string, Script, (url: string) => string, RegExp, number?]>([
    [
      'a wrong password',
      fails('saslStart', 18, 'AuthenticationFailed', 'Authentication failed.'),
      signedIn,
      /Authentication failed.*the user and the password in MONGO_URL/s,
    ],
    [
      'no right to write',
      fails('insert', 13, 'Unauthorized', 'not authorized on talentlog to execute command'),
      (url) => url,
      /writing into talentlog failed.*role readWrite on the database/s,
    ],
    ['older than the driver takes', is({ maxWireVersion: 6 }), (url) => url, /MongoDB 6.0 or newer is needed/, inVain],
    ['MongoDB 5.0', is({ maxWireVersion: 13 }), (url) => url, /MongoDB 6.0 or newer is needed/],
    [
      'a secondary alone',
      is(secondary),
      (url) => `${url}?directConnection=true`,
      /takes no writes.*no secondary alone/s,
    ],
    ['one that only reads', is({ readOnly: true }), (url) => url, /takes no writes/],
    [
      'another replica set',
      is({ setName: 'rs0', hosts: [] }),
      (url) => `${url}?replicaSet=rs7`,
      /MongoDB.*(no primary of that replica set|Nobody answers)/s,
      inVain,
    ],
    ['a full disk', full, (url) => url, /OutOfDiskSpace.*Its disk is full/s],
    ['no majority', noMajority, (url) => url, /rs\.status\(\)/],
    [
      'TLS where none is',
      () => undefined,
      (url) => `${url}?tls=true`,
      /One side speaks TLS and the other does not/,
      inVain,
    ],
    ['silence', () => 'silence', (url) => url, /MongoDB.*(no MongoDB|Nobody answers)/s, inVain],
  ])('%s', async (_, script, at, words, findMs = patient) => {
    const said = await withServer(script, ({ url }) => refusedAt(at(url), findMs));
    expect(said).toMatch(words);
    expect(said).toContain('docs/how-to/keep-stores-on-mongodb.md');
    expect(said).not.toContain('hunter2');
  });

  it('something else that answers there', async () => {
    const http = createServer((_, answer) => answer.end('hello'));
    await new Promise<void>((go) => http.listen(0, '127.0.0.1', go));
    const { port } = http.address() as AddressInfo;
    expect(await refusedAt(`mongodb://127.0.0.1:${port}/`, inVain)).toMatch(/MongoDB/);
    http.closeAllConnections();
    await new Promise((go) => http.close(go));
  });
});

const warnedBy = (script: Script, options = '') =>
  withServer(script, async ({ url }) => {
    const warned: string[] = [];
    const { close } = await openMongo({ ...settings, url: url + options }, (words) => warned.push(words));
    await close();
    return warned;
  });

it('clocks that are two hours apart are told, and a server alone', async () => {
  const warned = await warnedBy((name) =>
    isHello(name) ? hello({ localTime: new Date(Date.now() + 7_200_000) }) : undefined,
  );
  expect(warned).toEqual([
    expect.stringMatching(/no replica set: what its machine loses is lost/),
    expect.stringMatching(/clock there differs from the one here by 120 min/),
  ]);
  expect(await warnedBy(is({ setName: 'rs0', hosts: [] }), '?directConnection=true')).toEqual([]);
});
