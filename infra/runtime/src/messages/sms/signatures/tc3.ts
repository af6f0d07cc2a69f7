import { hmac, sha256 } from './hashes.ts';

/** A request as Tencent Cloud's signature sees it. */
export interface Tc3Request {
  readonly host: string;
  readonly service: string;
  readonly contentType: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly body: string;
}

/** Tencent Cloud's signature of version 3, TC3-HMAC-SHA256: the header `Authorization`. */
export function tc3(request: Tc3Request, key: { readonly id: string; readonly secret: string }): string {
  const { host, service, contentType, timestamp, body } = request;
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${day}/${service}/tc3_request`;
  const names = 'content-type;host';
  const canonical = `POST\n/\n\ncontent-type:${contentType}\nhost:${host}\n\n${names}\n${sha256(body)}`;
  const signing = hmac(hmac(hmac(`TC3${key.secret}`, day), service), 'tc3_request');
  const signature = hmac(signing, `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonical)}`).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${key.id}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}
