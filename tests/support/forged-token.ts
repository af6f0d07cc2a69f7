import { type GenerateKeyPairResult, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** What is signed instead of what the provider would sign. */
export interface Forged {
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  /** By a key that is not the provider's, under the name of its own. */
  readonly byStranger?: true;
  /** By the key that the provider had before the one it has. */
  readonly byFormer?: true;
  /** By nobody, by the secret we share, or by a key of a name that the provider has not. */
  readonly by?: 'nobody' | 'secret' | 'unknown-key';
}

interface Keys {
  readonly key: GenerateKeyPairResult['privateKey'];
  /** Its name. */
  readonly kid: string;
  readonly secret: string;
}

/** A token as the provider signs it, or as nobody should take it. */
export async function signedAs(by: Forged['by'], claims: JWTPayload, { key, kid, secret }: Keys): Promise<string> {
  if (by === 'nobody') return new UnsecuredJWT(claims).encode();
  if (by === 'secret')
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: by === 'unknown-key' ? 'theirs' : kid }).sign(key);
}
