import { blockOf } from './link-tokens.ts';

/** Tokens by which other systems are told what happens here: made of the id that an event names, where they are shown once, and turned back into it where one arrives. Kept nowhere. */
export interface FeedTokens {
  /** 128 bits behind a word by which a scanner of sources knows what it found. */
  token(keyId: string): string;
  /** The id that this token may be of, which need not be anybody's; undefined for what is no token. */
  keyId(token: string): string | undefined;
}

const mark = 'tlfeed_';

/** Made as tokens of links are, with a key of their own: neither opens what the other does, and a guess hits nobody. */
export function feedTokens(secret: Buffer): FeedTokens {
  const { seal, unseal } = blockOf(secret, 'feed/token');
  return {
    token: (keyId) => `${mark}${seal(keyId)}`,
    keyId: (token) => (token.startsWith(mark) ? unseal(token.slice(mark.length)) : undefined),
  };
}
