import { expect, test } from '@jest/globals';
import { type IdentityProviderPlace, lin } from './place.ts';

interface Times {
  readonly iat: number;
  readonly exp: number;
}

const wrong = { ok: false, why: 'wrong' };

/** What holds while a provider changes, or is of another time; `travel` goes there and back. */
export function changedProviderCases(at: () => IdentityProviderPlace, travel: () => Promise<object>): void {
  test('a provider that changes its keys is followed at once, and by the key it withdrew nobody comes in', async () => {
    at().isUsedBy(lin);
    for (let changes = 0; changes < 2; changes += 1) {
      expect(await travel()).toMatchObject({ ok: true });
      await at().changesKeys();
      expect(await travel()).toMatchObject({ ok: true, identity: { subject: 'lin-1' } });
      at().forges({ byFormer: true });
      try {
        expect(await travel()).toMatchObject(wrong);
      } finally {
        at().forges(undefined);
      }
    }
  });

  test.each([
    ['ahead', -3_600],
    ['behind', 3_600],
  ])('a clock of ours that is %s by an hour is told as that', async (how, seconds) => {
    at().isUsedBy(lin);
    const moved = (claims: Times) => ({
      iat: claims.iat + seconds,
      nbf: claims.iat + seconds,
      exp: claims.exp + seconds,
    });
    at().forges({ claims: (told) => ({ ...told, ...moved(told as Times) }) });
    try {
      const came = await travel();
      expect(came).toMatchObject({
        ...wrong,
        detail: expect.stringMatching(`^the clocks disagree: ours is 3[56]\\d\\d s ${how} of the provider's`),
      });
    } finally {
      at().forges(undefined);
    }
  });
}
