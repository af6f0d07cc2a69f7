import { hmac, sha256 } from './hashes.ts';

/** A request as Alibaba Cloud's signature sees it. */
export interface Acs3Request {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** In small letters, all that are signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** As RFC 3986 writes it: a browser's function leaves some signs alone. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Alibaba Cloud's signature of version 3, ACS3-HMAC-SHA256: the header `Authorization`. */
export function acs3(request: Acs3Request, key: { readonly id: string; readonly secret: string }): string {
  const names = Object.keys(request.headers).sort();
  const query = Object.entries(request.query)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`);
  const canonical = [
    request.method,
    request.path,
    query.join('&'),
    names.map((name) => `${name}:${request.headers[name]?.trim()}\n`).join(''),
    names.join(';'),
    sha256(request.body),
  ];
  const signature = hmac(key.secret, `ACS3-HMAC-SHA256\n${sha256(canonical.join('\n'))}`).toString('hex');
  return `ACS3-HMAC-SHA256 Credential=${key.id},SignedHeaders=${names.join(';')},Signature=${signature}`;
}
