import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as it arrived. */
export interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a provider is asked to answer, in the words of all of them. */
export type Wish = 'ok' | 'bad-number' | 'one-number-too-often' | 'no-money' | 'too-many' | 'wrong-key';

/** How a provider of ours checks a request, reads it and answers: written from the vendors' documents, apart from the adapters. */
export interface Counterpart {
  /** Whether the request carries the signature of this account. */
  isSigned(request: Arrived): boolean;
  read(request: Arrived): { readonly to: string; readonly text: string; readonly id: string };
  answer(wish: Wish, id: string): { readonly status: number; readonly json: object };
}

export const account = 'AK-talentlog';
export const secret = 'whsec_c2VjcmV0LW9mLXRoZS1jb3VudGVycGFydA==';

/** SHA-256 in hexadecimal. */
export const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
/** HMAC-SHA256. */
export const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text, 'utf8').digest();
