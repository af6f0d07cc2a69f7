import type { Forged } from '../../support/forged-token.ts';

const hourAgo = () => Math.floor(Date.now() / 1000) - 3_600;
/** What a provider would never sign, and what each is. */
export const forgeries: readonly (readonly [string, Forged])[] = [
  ['a nonce of another trip', { claims: (told) => ({ ...told, nonce: 'another' }) }],
  ['no nonce', { claims: ({ nonce, ...told }) => told }],
  ['another audience', { claims: (told) => ({ ...told, aud: 'somebody-else' }) }],
  ['another issuer', { claims: (told) => ({ ...told, iss: 'https://elsewhere.example' }) }],
  ['what expired an hour ago', { claims: (told) => ({ ...told, iat: hourAgo() - 60, exp: hourAgo() }) }],
  ['another subject than it gives claims of', { claims: (told) => ({ ...told, sub: 'zhao-1' }) }],
  ['the signature of a stranger', { byStranger: true }],
  ['the signature of a stranger under a name of their own', { byStranger: true, by: 'unknown-key' }],
  ['no signature', { by: 'nobody' }],
  ['a signature by the secret that is shared', { by: 'secret' }],
  ['what has no end', { claims: ({ exp, ...told }) => told }],
];
