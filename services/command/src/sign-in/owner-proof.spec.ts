import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { secretsFrom } from '../pipeline/identifiers.ts';
import { isOwnerProof, ownerProof } from './owner-proof.ts';

const secrets = secretsFrom(randomBytes(32));
const at = Date.parse('2026-11-27T02:00:00.000Z');
const minutes = (count: number) => at + count * 60_000;

describe('a proof of an account’s owner', () => {
  const proof = ownerProof('sign-in-1', at, secrets);

  test('counts for ten minutes, in its sign-in alone', () => {
    expect(isOwnerProof(proof, 'sign-in-1', at, secrets)).toBe(true);
    expect(isOwnerProof(proof, 'sign-in-1', minutes(10) - 1, secrets)).toBe(true);
    expect(isOwnerProof(proof, 'sign-in-1', minutes(10), secrets)).toBe(false);
    expect(isOwnerProof(proof, 'sign-in-2', at, secrets)).toBe(false);
  });

  test('is none where its end was moved, or another company gave it', () => {
    const [until = '', seal = ''] = proof.split('.');
    for (const forged of [`${Number(until) + 1}.${seal}`, `${until}.${seal.toUpperCase()}`, `${until}.`, seal, ''])
      expect(isOwnerProof(forged, 'sign-in-1', at, secrets)).toBe(false);
    expect(isOwnerProof(proof, 'sign-in-1', at, secretsFrom(randomBytes(32)))).toBe(false);
  });
});
