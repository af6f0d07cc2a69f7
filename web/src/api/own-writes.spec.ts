import { describe, expect, it } from '@jest/globals';
import { ownWrites } from './own-writes.ts';

const wrote = (stream: string, ...revisions: number[]) =>
  ownWrites.remember(revisions.map((revision) => ({ stream, revision })));

describe('what a person knows of what they see', () => {
  it('is what the page shows and, without a gap, what they did since', () => {
    wrote('offer-one-two', 4, 5);
    expect(ownWrites.knownAfter({ id: 'one-two', revision: 3 })).toBe(5);
    expect(ownWrites.knownAfter({ id: 'one-two', revision: 5 })).toBe(5);
  });
  it('is not what they did after somebody else', () => {
    wrote('offer-three', 5);
    expect(ownWrites.knownAfter({ id: 'three', revision: 3 })).toBe(3);
    expect(ownWrites.knownAfter({ id: 'four', revision: 4 })).toBe(4);
  });
});
