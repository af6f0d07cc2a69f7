import { beforeAll, describe, expect, test } from '@jest/globals';
import { Peer } from '@talentlog/runtime';
import { oidcProvider } from '@talentlog/runtime/oidc';
import { clientId, clientSecret, startCompanyProvider } from '../../support/company-provider.ts';
import { ownOfFile } from '../../support/own.ts';
import { identityProviderContract } from './contract.ts';
import { type IdentityProviderPlace, newTrip } from './place.ts';

const own = ownOfFile();
const settings = { clientId, clientSecret, scopes: 'openid profile email groups', timeoutMs: 20_000 };
let place: IdentityProviderPlace;

beforeAll(async () => {
  const provider = await startCompanyProvider(own);
  place = {
    ...provider,
    adapter: oidcProvider({
      ...settings,
      issuer: provider.issuer,
      peer: new Peer({ name: 'provider', failures: 100 }),
    }),
    fails: (how) =>
      provider.does(
        how === undefined
          ? undefined
          : (_request, response) => {
              if (how === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
              if (how === 'broken') response.writeHead(502).end('bad gateway');
              return true;
            },
      ),
  };
});

identityProviderContract('OpenID Connect', () => place);

test('asks for a code with a challenge of S256, and who is there anew only where that is wished', async () => {
  const asked = async (how?: { readonly isAnew: boolean }) => {
    const way = await place.adapter.wayThere(newTrip(), how);
    return Object.fromEntries(new URL(way.ok ? way.address : '').searchParams);
  };
  expect(await asked()).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', client_id: clientId });
  expect(await asked()).not.toHaveProperty('prompt');
  expect(await asked({ isAnew: true })).toMatchObject({ prompt: 'login' });
});

describe('discovery', () => {
  const at = (issuer: string, patience = {}) =>
    oidcProvider({ ...settings, issuer, peer: new Peer({ name: 'provider' }), ...patience });

  test('of nobody, of somebody silent and of somebody who claims to be another one ends without an address', async () => {
    const gone = await startCompanyProvider(own);
    await gone.close();
    expect(await at(gone.issuer).wayThere(newTrip())).toMatchObject({
      ok: false,
      why: 'away',
      detail: 'not reached: ECONNREFUSED',
    });
    const provider = await startCompanyProvider(own);
    provider.does(() => true);
    expect(await at(provider.issuer, { timeoutMs: 500 }).wayThere(newTrip())).toMatchObject({ ok: false, why: 'away' });
    provider.does((_request, response) => {
      const metadata = { issuer: 'https://elsewhere.example', authorization_endpoint: 'https://elsewhere.example/a' };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata));
      return true;
    });
    expect(await at(provider.issuer).wayThere(newTrip())).toMatchObject({ ok: false, why: 'wrong' });
    provider.does(undefined);
    // What failed is not kept.
    const adapter = at(provider.issuer);
    expect(await adapter.wayThere(newTrip())).toMatchObject({ ok: true });
  });

  test('a secret that the provider does not know is told as ours to mend', async () => {
    const adapter = oidcProvider({
      ...settings,
      issuer: place.issuer,
      clientSecret: 'not the one they gave us',
      peer: new Peer({ name: 'provider' }),
    });
    place.isUsedBy({ sub: 'lin-1' });
    const trip = newTrip();
    const way = await adapter.wayThere(trip);
    const search = way.ok ? await place.comesBack(way.address) : '';
    expect(await adapter.whoCame(trip, search)).toEqual({
      ok: false,
      why: 'wrong',
      detail: expect.stringContaining('invalid_client'),
    });
  });
});
