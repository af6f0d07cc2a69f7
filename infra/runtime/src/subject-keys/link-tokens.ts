import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { uuidOf } from '../ids.ts';

/** A link as events name it; a seed only where a former version made it. */
export interface NamedLink {
  readonly linkId: string;
  readonly seed?: string | undefined;
}

/** Tokens of one-time links: made of the link's id where a message leaves, and turned back into it where one arrives. Kept nowhere. */
export interface LinkTokens {
  /** 128 bits, URL-safe. */
  token(link: NamedLink): string;
  /** Ids that a link with this token may have, none of which need be of a link; empty for what is no token. */
  linkIds(token: string): readonly string[];
}

const hmac = (secret: Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest();
const isToken = /^[A-Za-z0-9_-]{22}$/;

/** Turns ids into tokens and back, by a key that is made of the company's secret for one use. */
export function blockOf(secret: Buffer, use: string) {
  const key = hmac(secret, use).subarray(0, 16);
  const block = (make: typeof createCipheriv | typeof createDecipheriv, bytes: Buffer): Buffer => {
    const cipher = make('aes-128-ecb', key, null).setAutoPadding(false);
    return Buffer.concat([cipher.update(bytes), cipher.final()]);
  };
  return {
    seal: (id: string): string =>
      block(createCipheriv, Buffer.from(id.replaceAll('-', ''), 'hex')).toString('base64url'),
    /** Undefined for what is no token; two spellings of one are not two. */
    unseal: (token: string): string | undefined => {
      const bytes = Buffer.from(token, 'base64url');
      const isOne = isToken.test(token) && bytes.toString('base64url') === token;
      return isOne ? uuidOf(block(createDecipheriv, bytes)) : undefined;
    },
  };
}

/**
 * A token is the link's id, one block, encrypted with a key of the company's secret: without it nobody makes the token of an id, and a
 * guess hits a link as rarely as a random one of 128 bits would. Links of former versions were named by the hash of a token that was
 * made of a seed; theirs go on working until they end.
 */
export function linkTokens(secret: Buffer): LinkTokens {
  const { seal, unseal } = blockOf(secret, 'links/token');
  return {
    token: ({ linkId, seed }) =>
      seed === undefined ? seal(linkId) : hmac(secret, `link${seed}`).subarray(0, 16).toString('base64url'),
    linkIds: (token) => {
      const id = unseal(token);
      return id === undefined ? [] : [id, createHash('sha256').update(token).digest('hex')];
    },
  };
}
