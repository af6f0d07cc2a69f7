import { blockOf } from './link-tokens.ts';

/** Tokens in the way out of mails: made of the reader's id, a person's or a colleague's account's, where a mail leaves, and turned back into it where one arrives. Kept nowhere. */
export interface UnsubscribeTokens {
  /** 128 bits, URL-safe; the same for every mail to the reader, because an old mail must work, too. */
  token(readerId: string): string;
  /** The id that this token may be of, which need not be anybody's; undefined for what is no token. */
  readerId(token: string): string | undefined;
}

/** Made as tokens of links are, with a key of their own: neither opens what the other does, and a guess hits nobody. */
export function unsubscribeTokens(secret: Buffer): UnsubscribeTokens {
  const { seal, unseal } = blockOf(secret, 'unsubscribe/token');
  return { token: seal, readerId: unseal };
}
