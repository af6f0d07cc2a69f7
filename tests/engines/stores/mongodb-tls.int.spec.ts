import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TlsOptions } from 'node:tls';
import { describe, expect, it } from '@jest/globals';
import { EngineRefused, type LogPosition, StoreUnavailable } from '@talentlog/runtime';
import { openMongo, openMongoCheckpoints, unavailableWithServer } from '@talentlog/runtime/mongodb';
import { type Certificate, certificateFor } from '../../support/certificate.ts';
import { ownOfFile } from '../../support/own.ts';
import { isHello, type Script, scriptedMongod } from './scripted-mongod.ts';

const own = ownOfFile();
/** Where what it says is trusted. */
const trusting = ({ cert }: Certificate): string => {
  const file = join(own.folder(), 'authority.pem');
  writeFileSync(file, cert);
  return `?tls=true&tlsCAFile=${file}`;
};
const good = certificateFor('localhost');
const [other, elsewhere, over] = [
  certificateFor('localhost'),
  certificateFor('db1.example'),
  certificateFor('localhost', [-3, -1]),
];
const checked = trusting(good);
const named = (url: string) => url.replace('127.0.0.1', 'localhost');
const times = { findMs: 4_000, silentMs: 4_000 };
const settings = { database: 'talentlog', ...times };
/** Whatever is wrong, the start is over by then, on a machine that is busy with something else. */
const boundMs = 20_000;

it('a server with a certificate of a trusted authority for the host in MONGO_URL is used', async () => {
  const server = await scriptedMongod(() => undefined, { tls: good });
  const { close } = await openMongo({ ...settings, url: named(server.url) + checked }, () => undefined);
  await close();
  await server.close();
});

const healthy: Script = () => undefined;
const silent: Script = () => 'silence';

describe('a start on a line that does not do is refused within a bounded time, with what to do', () => {
  it.each<[string, TlsOptions | undefined, string, RegExp, Script?]>([
    ['an authority that nobody trusts', good, '?tls=true', /not trusted: name its authority in NODE_EXTRA_CA_CERTS/],
    ['another authority', other, checked, /not trusted: name its authority in NODE_EXTRA_CA_CERTS/],
    ['another host in the certificate', elsewhere, trusting(elsewhere), /of other hosts: name in MONGO_URL one/],
    ['a certificate that is over', over, trusting(over), /of another time: have it renewed/],
    [
      'a certificate of ours that is asked for',
      { ...good, requestCert: true, rejectUnauthorized: true, ca: good.cert },
      checked,
      /name its file in MONGO_URL, as tlsCertificateKeyFile=/,
    ],
    ['TLS that is wanted and not spoken', good, '', /or one that wants tls=true/],
    ['TLS where none is', undefined, checked, /look at tls= in MONGO_URL/],
    ['an authority whose file is not there', good, '?tls=true&tlsCAFile=/nowhere/ca.pem', /look at its tlsCAFile/],
    ['silence', undefined, '', /Nobody answers at MONGO_URL/, silent],
    ['silence behind TLS', good, checked, /Nobody answers at MONGO_URL/, silent],
    [
      'silence to everything but who it is',
      undefined,
      '',
      /no answer within 4 s.*between here and there|Nobody answers/s,
      (name) => (isHello(name) ? undefined : 'silence'),
    ],
  ])('%s', async (_, tls, options, words, script = healthy) => {
    const server = await scriptedMongod(script, tls && { tls });
    const begun = performance.now();
    const error = await openMongo({ ...settings, url: named(server.url) + options }, () => undefined).catch(
      (thrown: unknown) => thrown,
    );
    expect(performance.now() - begun).toBeLessThan(boundMs);
    await server.close();
    expect(error).toBeInstanceOf(EngineRefused);
    expect((error as Error).message).toMatch(words);
    expect((error as Error).message).toContain('docs/how-to/keep-stores-on-mongodb.md');
  });
});

it('one that comes back with a certificate of another authority is unavailable, until it has its own again', async () => {
  const first = await scriptedMongod(() => undefined, { tls: good });
  const port = Number(new URL(first.url).port);
  const { db, close } = await openMongo(
    { ...settings, findMs: 1_000, url: named(first.url) + checked },
    () => undefined,
  );
  const store = await openMongoCheckpoints({ db });
  const set = (place: string) => unavailableWithServer(store).set('a', place as LogPosition);
  await first.close();
  const stranger = await scriptedMongod(() => undefined, { tls: other, port });
  await expect(set('00000000000000000007')).rejects.toThrow(StoreUnavailable);
  await expect(set('00000000000000000007')).rejects.toThrow(/SELF_SIGNED|self-signed|UNABLE_TO_VERIFY/);
  await stranger.close();
  const again = await scriptedMongod(() => undefined, { tls: good, port });
  await set('00000000000000000008');
  await store.close();
  await close();
  await again.close();
});
