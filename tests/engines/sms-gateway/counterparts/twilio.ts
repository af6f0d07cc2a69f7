import { account, type Counterpart, secret, type Wish } from './counterpart.ts';

const twilioErrors: Readonly<Record<Exclude<Wish, 'ok'>, readonly [status: number, code: number]>> = {
  'bad-number': [400, 21_211],
  'one-number-too-often': [400, 30_000],
  'no-money': [400, 30_002],
  'too-many': [429, 20_429],
  'wrong-key': [401, 20_003],
};

/** Twilio. */
export const twilio: Counterpart = {
  isSigned: ({ url, headers }) =>
    url === `/2010-04-01/Accounts/${account}/Messages.json` &&
    headers.authorization === `Basic ${btoa(`${account}:${secret}`)}`,
  read({ body }) {
    const form = new URLSearchParams(body);
    const id = new URL(form.get('StatusCallback') ?? 'http://none').searchParams.get('id') ?? '';
    return { to: form.get('To') ?? '', text: form.get('Body') ?? '', id };
  },
  answer(wish, id) {
    if (wish === 'ok') return { status: 201, json: { sid: `SM-${id}`, status: 'queued' } };
    const [status, code] = twilioErrors[wish];
    return { status, json: { code, message: 'refused for +8613800006021', status } };
  },
};
