import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EngineRefused, START } from '@talentlog/runtime';
import { openKurrentEventStore } from '@talentlog/runtime/kurrentdb';
import { certificateFor } from '../../../support/certificate.ts';
import { anEvent, commit, write } from '../subject.ts';
import { Counterpart } from './counterpart.ts';

/** What must be written %xx in an address. */
const signs = [...'#@%$:/?& '];
const passwords = [...signs.map((sign) => `se${sign}cret`), `${signs.join('')}+%41密`];

describe('a password with signs of its own', () => {
  let server: Counterpart;
  beforeEach(async () => {
    server = await new Counterpart().start(certificateFor('localhost'));
  });
  afterEach(() => server.stop());
  const at = (user: string) => `kurrentdb://${user}@127.0.0.1:${server.port}?tls=true&tlsVerifyCert=false`;

  test.each(passwords)('is given to every call: %j', async (password) => {
    server.user = { username: 'talent log', password };
    const store = await openKurrentEventStore({ url: at(`talent%20log:${encodeURIComponent(password)}`) });
    const asked = commit([write('a', 'no-stream', anEvent(1))]);
    await store.append(asked);
    expect(await store.readStream('a')).toHaveLength(1);
    expect(await store.readAll({ after: START, limit: 9 })).toHaveLength(1);
    expect((await store.findCommit(asked.commitId))?.events).toHaveLength(1);
    const aborter = new AbortController();
    const kinds: string[] = [];
    for await (const { kind } of store.subscribe({ after: START, signal: aborter.signal })) {
      kinds.push(kind);
      if (kind === 'caught-up') aborter.abort();
    }
    expect(kinds).toContain('event');
    await store.close();
  });

  test.each(['talent%20log:other', 'talentlog:secret'])('another one is refused: %s', async (user) => {
    server.user = { username: 'talent log', password: 'secret' };
    await expect(openKurrentEventStore({ url: at(user) })).rejects.toThrow(/refuses the user.*a user of its own/);
  });

  test.each(['talentlog:50%secret', 'talentlog:50?secret'])(
    'one that is not written %%xx is told so, and told nobody: %s',
    async (user) => {
      const error: unknown = await openKurrentEventStore({ url: at(user) }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(EngineRefused);
      expect(String(error)).toMatch(/each special character of the password as %xx/);
      expect(String(error)).not.toContain('secret');
    },
  );
});
