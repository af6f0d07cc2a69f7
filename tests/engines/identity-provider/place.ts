import { randomBytes } from 'node:crypto';
import type { IdentityProvider, Trip } from '@talentlog/runtime';
import type { Person } from '../../support/company-provider.ts';
import type { Forged } from '../../support/forged-token.ts';

/** An adapter with the provider behind it, and what can be done to that. */
export interface IdentityProviderPlace {
  readonly adapter: IdentityProvider;
  readonly issuer: string;
  isUsedBy(person: Person): void;
  forges(next: Forged | undefined): void;
  comesBack(address: string): Promise<string>;
  /** Signs by another key from now on, and forgets the one before. */
  changesKeys(): Promise<void>;
  /** It is silent, answers with a page, or is gone. */
  fails(how: 'silent' | 'page' | 'broken' | undefined): void;
}

/** Nobody guesses it. */
export const word = () => randomBytes(32).toString('base64url');
export const newTrip = (): Trip => ({
  returnTo: 'http://127.0.0.1:1/staff/sign-in/company',
  state: word(),
  nonce: word(),
  verifier: word(),
});

/** Somebody in good order. */
export const lin: Person = {
  sub: 'lin-1',
  name: '林静',
  preferred_username: 'lin.jing',
  email: 'lin@yunling.example',
  email_verified: true,
  groups: ['talent', 'everybody'],
};
