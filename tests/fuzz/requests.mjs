import { damaged } from './damaged.mjs';
import { hostileFile } from './hostile-files.mjs';
import { hostileText } from './hostile-values.mjs';
import { fitting } from './values.mjs';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const types = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '',
];
/** Bodies that are no JSON, or JSON that parsers understand differently. */
const malformed = [
  '',
  '{',
  '[',
  '{"a":',
  '{"a":1,"a":2}',
  'null',
  '"x"',
  '\ufeff{}',
  '{"a":1}{}',
  "{'a':1}",
  '[1,]',
  '{"a":1e9999}',
  '{"a":"\\ud800"}',
  '\u0000',
];
/** What a node client may send in a header. */
const inHeader = (text) => text.replace(/[^\x20-\x7e]/g, '') || 'x';

const headers = [
  ...[
    'if-match',
    'idempotency-key',
    'x-after-position',
    'x-link-token',
    'x-browser',
    'accept-language',
    'accept',
    'accept-encoding',
  ],
  ...[
    'cookie',
    'authorization',
    'origin',
    'sec-fetch-site',
    'content-encoding',
    'range',
    'if-none-match',
    'x-forwarded-for',
    'x-http-method-override',
  ],
  ...['forwarded', 'x-request-id', 'traceparent', 'expect-ct', 'upgrade-insecure-requests', 'referer'],
];

function query(operation, random, ids) {
  const search = new URLSearchParams();
  for (const { name, in: where, schema = { type: 'string' }, required } of operation.parameters) {
    if (where !== 'query' || (!required && random.below(3) > 0)) continue;
    const value = random.below(3) === 0 ? hostileText(random).slice(0, 3_000) : fitting(schema, random, ids, name);
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one).toWellFormed());
  }
  if (random.below(20) === 0) search.append(hostileText(random).slice(0, 50).toWellFormed(), 'x');
  const text = search.toString();
  return text === '' ? '' : `?${random.below(30) === 0 ? `${text}&%ff=%zz&a[b]=1` : text}`;
}

const inPath = (operation, random, ids) =>
  operation.path.replace(/\{([^}]+)\}/g, (_whole, name) => {
    const kind = random.below(4);
    if (kind < 2) return ids.of(name, random);
    if (kind === 2)
      return `${random.of(['application', 'position', 'offer', 'resume', 'account', 'job-seeker'])}-${ids.of('any', random)}`;
    return random.of([encodeURIComponent(hostileText(random).slice(0, 300).toWellFormed()), '%ff', '%2e%2e%2f', '%00']);
  });

function payload(operation, random, ids) {
  if (operation.type === 'multipart/form-data') return hostileFile(random);
  const kind = random.below(100);
  if (kind < 4) return { type: 'application/json', body: random.of(malformed) };
  let value = operation.body === undefined ? {} : fitting(operation.body, random, ids);
  for (let times = kind < 45 ? 0 : 1 + random.below(2); times > 0; times -= 1) value = damaged(value, random);
  // Half a sign of two stays half as JSON writes it.
  const body = (JSON.stringify(value) ?? 'null').slice(0, 900_000);
  return { type: kind < 97 ? 'application/json' : random.of(types), body };
}

/** One request to the operation, made from chance alone: fitting, or wrong somewhere. */
export function requestTo(operation, random, ids) {
  const made = operation.method === 'POST' ? payload(operation, random, ids) : { type: undefined, body: undefined };
  const sent = {};
  if (made.type !== undefined) sent['content-type'] = made.type;
  if (made.body !== undefined) sent['content-length'] = Buffer.byteLength(made.body);
  if (random.below(6) === 0) sent[random.of(headers)] = inHeader(hostileText(random).slice(0, 3_000));
  if (random.below(10) === 0) sent['if-match'] = `"${random.below(30)}"`;
  if (random.below(10) === 0) sent['idempotency-key'] = ids.of('any', random);
  return {
    method: random.below(60) === 0 ? random.of(methods) : operation.method,
    path: inPath(operation, random, ids) + query(operation, random, ids),
    headers: sent,
    body: made.body,
  };
}
