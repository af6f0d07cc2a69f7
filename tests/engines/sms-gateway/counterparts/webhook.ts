import { createHmac } from 'node:crypto';
import { type Counterpart, secret, type Wish } from './counterpart.ts';

const statusOf: Readonly<Record<Exclude<Wish, 'ok'>, number>> = {
  'bad-number': 422,
  'one-number-too-often': 408,
  'no-money': 402,
  'too-many': 429,
  'wrong-key': 401,
};

/** A program of the company's own. */
export const webhook: Counterpart = {
  isSigned({ headers, body }) {
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key)
      .update(`${String(id)}.${String(at)}.${body}`)
      .digest('base64');
    return signature === `v1,${expected}` && Math.abs(Number(at) - Date.now() / 1000) < 300;
  },
  read: ({ body }) => (JSON.parse(body) as { data: { to: string; text: string; id: string } }).data,
  answer: (wish, id) =>
    wish === 'ok'
      ? { status: 202, json: { id: `w-${id}` } }
      : { status: statusOf[wish], json: { reason: 'refused for +8613800006021' } },
};
