import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { keyedIds, newUuid } from '../ids.ts';
import { linkTokens } from './link-tokens.ts';

const secret = Buffer.alloc(32, 1);
const links = linkTokens(secret);

describe('tokens of one-time links', () => {
  test('lead back to the id they were made of, and to no other', () => {
    const ids = [newUuid(), newUuid(), keyedIds(secret, 'x')('a')];
    for (const linkId of ids) expect(links.linkIds(links.token({ linkId }))[0]).toBe(linkId);
    const tokens = ids.map((linkId) => links.token({ linkId }));
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  });

  test('are made by nobody without the secret', () => {
    const linkId = newUuid();
    const foreign = linkTokens(Buffer.alloc(32, 2)).token({ linkId });
    expect(foreign).not.toBe(links.token({ linkId }));
    expect(links.linkIds(foreign)).not.toContain(linkId);
  });

  test('have one spelling, and what is none leads nowhere', () => {
    const token = links.token({ linkId: newUuid() });
    const last = token.at(-1) ?? '';
    const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter(
      (one) => one !== last,
    );
    for (const other of others)
      expect(links.linkIds(token.slice(0, -1) + other).map((id) => links.linkIds(token).includes(id))).not.toContain(
        true,
      );
    for (const none of ['', 'x', `${token}A`, `${token.slice(0, 21)}=`, '../../secret', '\u0000'.repeat(22)])
      expect(links.linkIds(none)).toEqual([]);
  });

  test('of former versions, made of a seed and named by their hash, still open', () => {
    const token = createHmac('sha256', secret).update('linkold-seed').digest().subarray(0, 16).toString('base64url');
    const linkId = createHash('sha256').update(token).digest('hex');
    expect(links.token({ linkId, seed: 'old-seed' })).toBe(token);
    expect(links.linkIds(token)).toContain(linkId);
  });
});
