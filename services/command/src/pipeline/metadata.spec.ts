import { describe, expect, it } from '@jest/globals';
import type { UnderWay } from './command.ts';
import { metadataOf } from './metadata.ts';

/** A command with this reason, as far as metadata look at it. */
const about = (reason: unknown): UnderWay =>
  ({
    admitted: { actor: { kind: 'account', id: 'a' } },
    payload: { reason },
    commandId: 'c',
    settings: { revision: -1 },
    name: 'HoldStep',
  }) as never;
const written = (reason: unknown) => metadataOf(about(reason), { ok: true, facts: [] } as never);

describe('the reason in metadata, which is never sealed', () => {
  it.each(['CLOSED', 'REPLACED'])('is a word of the list of what ends links: %s', (word) =>
    expect(written(word)).toMatchObject({ reason: word }),
  );
  it.each(['PREGNANT_AND_HIV', 'CLOSED_', 'closed', '他病了', null, undefined, 7])(
    'is no word that somebody wrote: %p',
    (words) => expect(written(words)).not.toHaveProperty('reason'),
  );
});
