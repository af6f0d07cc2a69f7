import { createHash, createVerify, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

/** The program that may sign in: by its secret, or by an assertion signed with its key. */
export interface CounterpartClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly companyId: string;
  /** Public key (RSA) of assertions; without it they are refused. */
  readonly assertionKey?: KeyObject;
}

export interface Tokens {
  /** Answers a form of the token endpoint. */
  issue(form: URLSearchParams, tokenUrl: string): { readonly status: number; readonly body: object };
  accepts(authorization: string | undefined): boolean;
  /** Forgets all tokens, as a server does that was restarted. */
  revokeAll(): void;
}

export const samlBearer = 'urn:ietf:params:oauth:grant-type:saml2-bearer';
const lifeSeconds = 3_600;
const refused = (error: string, description: string) => ({
  status: 401,
  body: { error, error_description: description },
});

/** Issues bearer tokens for one client and knows them again. */
export function createTokens(client: CounterpartClient, now: () => number): Tokens {
  const live = new Map<string, number>();
  return {
    issue: (form, tokenUrl) => {
      if (form.get('client_id') !== client.clientId) return refused('invalid_client', 'unknown client_id');
      const wrong = checkGrant(form, client, tokenUrl, now());
      if (wrong !== undefined) return wrong;
      const token = randomBytes(24).toString('base64url');
      live.set(token, now() + lifeSeconds * 1_000);
      return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: lifeSeconds } };
    },
    accepts: (authorization) => {
      const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
      return (live.get(token) ?? 0) > now();
    },
    revokeAll: () => live.clear(),
  };
}

function checkGrant(form: URLSearchParams, client: CounterpartClient, tokenUrl: string, now: number) {
  if (form.get('grant_type') === 'client_credentials') {
    return same(form.get('client_secret') ?? '', client.clientSecret)
      ? undefined
      : refused('invalid_client', 'wrong secret');
  }
  if (form.get('grant_type') !== samlBearer) return { status: 400, body: { error: 'unsupported_grant_type' } };
  if (form.get('company_id') !== client.companyId) return refused('invalid_grant', 'unknown company_id');
  const wrong = checkAssertion(form.get('assertion') ?? '', client, tokenUrl, now);
  return wrong === undefined ? undefined : refused('invalid_grant', wrong);
}

const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/**
 * Why an assertion is not believed. Simplified: it must be written in canonical form already, as ours is; then its digest, its
 * signature, issuer, audience, recipient and times are checked as they are.
 */
function checkAssertion(encoded: string, client: CounterpartClient, tokenUrl: string, now: number): string | undefined {
  if (client.assertionKey === undefined) return 'assertions are not set up for this client';
  const xml = Buffer.from(encoded, 'base64').toString('utf8');
  const parts =
    /^(<saml2:Assertion [^>]*>.*?)<ds:Signature [^>]*>(<ds:SignedInfo .*?<\/ds:SignedInfo>)(.*?)<\/ds:Signature>(.*)$/s.exec(
      xml,
    );
  if (parts === null) return 'the assertion is not signed';
  const [, before = '', signedInfo = '', signature = '', after = ''] = parts;
  const value = /^<ds:SignatureValue>([A-Za-z0-9+/=]+)<\/ds:SignatureValue>/.exec(signature)?.[1] ?? '';
  const verified = createVerify('RSA-SHA256').update(signedInfo, 'utf8').verify(client.assertionKey, value, 'base64');
  if (!verified) return 'wrong signature';
  const content = before + after;
  const tag = (form: RegExp) => form.exec(content)?.[1] ?? '';
  if (!signedInfo.includes(`<ds:DigestValue>${digest(content).toString('base64')}</ds:DigestValue>`))
    return 'wrong digest';
  if (!signedInfo.includes(`<ds:Reference URI="#${tag(/ ID="([^"]+)"/)}">`))
    return 'the signature is of something else';
  if (tag(/<saml2:Issuer>([^<]*)</) !== client.clientId) return 'wrong issuer';
  if (tag(/<saml2:Audience>([^<]*)</) !== 'www.successfactors.com') return 'wrong audience';
  if (tag(/ Recipient="([^"]*)"/) !== tokenUrl) return 'wrong recipient';
  if (!(Date.parse(tag(/<saml2:Conditions NotBefore="([^"]*)"/)) <= now + 60_000)) return 'not valid yet';
  if (!(Date.parse(tag(/<saml2:Conditions [^<>]{0,500}NotOnOrAfter="([^"]{0,100})"/)) > now)) return 'expired';
  return undefined;
}
