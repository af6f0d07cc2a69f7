import { describe, expect, test } from '@jest/globals';
import { newUuid } from '../ids.ts';
import { feedTokens } from './feed-tokens.ts';
import { linkTokens } from './link-tokens.ts';

const secret = Buffer.alloc(32, 1);
const tokens = feedTokens(secret);

describe('tokens of the feed', () => {
  test('lead back to the id they were made of, with the same secret alone', () => {
    const keyId = newUuid();
    expect(tokens.token(keyId)).toMatch(/^tlfeed_[A-Za-z0-9_-]{22}$/);
    expect(tokens.keyId(tokens.token(keyId))).toBe(keyId);
    expect(feedTokens(Buffer.alloc(32, 2)).keyId(tokens.token(keyId))).not.toBe(keyId);
  });

  test('are no tokens of links, nor the other way round', () => {
    const keyId = newUuid();
    const link = linkTokens(secret).token({ linkId: keyId });
    expect(tokens.keyId(link)).toBeUndefined();
    expect(tokens.keyId(`tlfeed_${link}`)).not.toBe(keyId);
    expect(linkTokens(secret).linkIds(tokens.token(keyId))).toEqual([]);
  });
});
