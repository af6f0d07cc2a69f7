import { expect, test } from '@jest/globals';
import { Peer } from '@talentlog/runtime';
import { oidcProvider } from '@talentlog/runtime/oidc';
import { clientId, clientSecret, startCompanyProvider } from '../../support/company-provider.ts';
import { ownOfFile } from '../../support/own.ts';
import { newTrip } from './place.ts';

const own = ownOfFile();
const settings = { clientId, clientSecret, scopes: 'openid', timeoutMs: 2_000 };

test('only what asks the provider says something of it: an answer that was made up neither counts nor makes up for a fault', async () => {
  const provider = await startCompanyProvider(own);
  const peer = new Peer({ name: 'provider', failures: 2 });
  const adapter = oidcProvider({ ...settings, issuer: provider.issuer, peer });
  provider.isUsedBy({ sub: 'lin-1' });
  const denied = (state: string) => `?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`;
  const trips = [newTrip(), newTrip()];
  const answers = [];
  for (const trip of trips) {
    const way = await adapter.wayThere(trip);
    answers.push({ trip, search: way.ok ? await provider.comesBack(way.address) : '' });
  }
  provider.does((_request, response) => {
    response.writeHead(502).end();
    return true;
  });
  for (const { trip, search } of answers) {
    expect(await adapter.whoCame(trip, search)).toMatchObject({ ok: false, why: 'away' });
    expect(await adapter.whoCame(trip, denied(trip.state))).toMatchObject({ why: 'denied' });
  }
  expect(peer.status()).toMatchObject({ state: 'open', lastError: 'it answered 502' });
  const asked: unknown[] = [];
  provider.does((request) => asked.push(request.url) > 0);
  const [{ trip, search } = { trip: newTrip(), search: '' }] = answers;
  expect(await adapter.whoCame(trip, search)).toMatchObject({ ok: false, why: 'away' });
  expect(asked).toEqual([]);
});
