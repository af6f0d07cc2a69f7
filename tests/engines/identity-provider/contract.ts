import { describe, expect, test } from '@jest/globals';
import { changedProviderCases } from './changed.ts';
import { forgeries } from './forgeries.ts';
import { type IdentityProviderPlace, lin, newTrip, word } from './place.ts';

/** What every IdentityProvider must do; run by each adapter against a real provider. */
export function identityProviderContract(name: string, at: () => IdentityProviderPlace): void {
  /** Goes there and back; what is sent to us may be changed on its way. */
  const travel = async (trip = newTrip(), change = (search: string) => search) => {
    const way = await at().adapter.wayThere(trip);
    if (!way.ok) return way;
    return at().adapter.whoCame(trip, change(await at().comesBack(way.address)));
  };
  const wrong = { ok: false, why: 'wrong' };

  describe(`identity provider contract: ${name}`, () => {
    test('tells who came, with every claim', async () => {
      at().isUsedBy(lin);
      expect(await travel()).toMatchObject({
        ok: true,
        identity: {
          issuer: at().issuer,
          subject: 'lin-1',
          name: '林静',
          login: 'lin.jing',
          email: 'lin@yunling.example',
          emailVerified: true,
          claims: { groups: ['talent', 'everybody'] },
        },
      });
    });

    test('tells that a mail is not verified, and where nothing is said, nothing', async () => {
      at().isUsedBy({ ...lin, sub: 'lin-2', email_verified: false });
      expect(await travel()).toMatchObject({ identity: { emailVerified: false } });
      at().isUsedBy({ sub: 'lin-3' });
      expect(await travel()).toMatchObject({
        identity: { subject: 'lin-3', email: undefined, emailVerified: undefined },
      });
    });

    test('whoever turns back at the provider did not want to', async () => {
      at().isUsedBy({ sub: 'nobody' });
      expect(await travel()).toMatchObject({ ok: false, why: 'denied' });
    });

    test.each(forgeries)('%s is no identity', async (_what, forged) => {
      at().isUsedBy(lin);
      at().forges(forged);
      try {
        expect(await travel()).toMatchObject(wrong);
      } finally {
        at().forges(undefined);
      }
    });

    changedProviderCases(at, travel);

    test('an answer counts once', async () => {
      at().isUsedBy(lin);
      const trip = newTrip();
      const way = await at().adapter.wayThere(trip);
      const search = way.ok ? await at().comesBack(way.address) : '';
      expect(await at().adapter.whoCame(trip, search)).toMatchObject({ ok: true });
      expect(await at().adapter.whoCame(trip, search)).toMatchObject(wrong);
    });

    test('an answer to another trip, and one that was changed, is none', async () => {
      at().isUsedBy(lin);
      const trip = newTrip();
      const way = await at().adapter.wayThere(trip);
      const search = way.ok ? await at().comesBack(way.address) : '';
      expect(await at().adapter.whoCame({ ...trip, state: word() }, search)).toMatchObject(wrong);
      expect(await at().adapter.whoCame({ ...trip, verifier: word() }, search)).toMatchObject(wrong);
      const swapped = (text: string) => text.replace(/code=[^&]*/, 'code=guessed');
      expect(await travel(newTrip(), swapped)).toMatchObject(wrong);
      const elsewhere = (text: string) => text.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Felsewhere.example');
      expect(await travel(newTrip(), elsewhere)).toMatchObject(wrong);
      for (const nonsense of ['', '?', '?code=', '?state=%00&code=%ff', `?code=a&state=${trip.state}&state=b`])
        expect(await at().adapter.whoCame(trip, nonsense)).toMatchObject({ ok: false });
    });

    test.each(['silent', 'broken'] as const)('never rejects: one that is %s is away, both ways', async (how) => {
      at().isUsedBy(lin);
      const trip = newTrip();
      const way = await at().adapter.wayThere(trip);
      const search = way.ok ? await at().comesBack(way.address) : '';
      at().fails(how);
      try {
        expect(await at().adapter.whoCame(trip, search)).toMatchObject({ ok: false, why: 'away' });
      } finally {
        at().fails(undefined);
      }
    });

    test('a page where an answer was due is wrong', async () => {
      at().isUsedBy(lin);
      const trip = newTrip();
      const way = await at().adapter.wayThere(trip);
      const search = way.ok ? await at().comesBack(way.address) : '';
      at().fails('page');
      try {
        expect(await at().adapter.whoCame(trip, search)).toMatchObject(wrong);
      } finally {
        at().fails(undefined);
      }
    });
  });
}
