import { afterEach, beforeEach, describe, test } from '@jest/globals';
import { Peer } from '@talentlog/runtime';
import { oidcProvider } from '@talentlog/runtime/oidc';
import { clientId, clientSecret, startCompanyProvider } from '../../support/company-provider.ts';
import { ownOfEachTest } from '../../support/own.ts';
import { type Wire, wire } from '../wire.ts';
import { lineCases, patience } from './line-cases.mjs';
import { lin, newTrip } from './place.ts';

describe('a provider of sign-ins over a bad line', () => {
  const own = ownOfEachTest();
  let line: Wire;
  let provider: Awaited<ReturnType<typeof startCompanyProvider>>;

  beforeEach(async () => {
    provider = await startCompanyProvider(own, async (address) => {
      line = wire(address);
      await line.open();
      return line.url();
    });
    provider.isUsedBy(lin);
  });
  afterEach(() => line.close());

  const newAdapter = () =>
    oidcProvider({
      ...{ issuer: provider.issuer, clientId, clientSecret, scopes: 'openid profile email' },
      ...{ timeoutMs: patience, peer: new Peer({ name: 'provider', failures: 100 }) },
    });

  test.each(lineCases)(
    '%s',
    (_words, holds) =>
      holds({
        ...{ line, newAdapter, newTrip },
        async goes(by) {
          const trip = newTrip();
          const way = await by.wayThere(trip);
          if (!way.ok) throw new Error(way.detail);
          const search = await provider.comesBack(way.address);
          return () => by.whoCame(trip, search);
        },
      }),
    120_000,
  );
});
