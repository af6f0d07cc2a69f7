import type { Delivery, Sms } from '../port.ts';
import { type Answer, byCode, byStatus, call, textOf, type Verdicts } from './call.ts';
import type { AskedSms, Receipt, ReceiptCall, SmsProvider, SmsProviderSettings } from './port.ts';
import { isSame } from './signatures/hashes.ts';
import { twilioSignature } from './signatures/twilio.ts';

/** Twilio's numbers of refusals: 20003 and 20005 are our account, 20429 and 14107 too many at once, 30002 an account without money. */
const verdicts: Verdicts = { permanent: /^2(1|2)\d{3}$/, away: /^(2000[1-8]|20429|14107|30002|90010)$/ };

const ends: Readonly<Record<string, Receipt['outcome']>> = {
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/** SMS by Twilio, and by whoever has taken over its interface. */
export function twilioSms(settings: SmsProviderSettings): SmsProvider {
  const { url, account, secret, from, receiptUrl, timeoutMs } = settings;
  const messages = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages`;
  const authorization = `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`;
  const sender: Readonly<Record<string, string>> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from };
  /** A receipt names only Twilio's own id: ours stands in the address, which is signed. */
  const callback = (id: string): Readonly<Record<string, string>> =>
    receiptUrl === undefined ? {} : { StatusCallback: `${receiptUrl}?id=${encodeURIComponent(id)}` };
  return {
    name: 'twilio',
    thanks: {},
    async send({ id, to, text }: Sms): Promise<Delivery> {
      const body = new URLSearchParams({ To: to, ...sender, Body: text, ...callback(id) }).toString();
      const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await call(`${messages}.json`, { method: 'POST', headers, body }, timeoutMs);
      if ('outcome' in answer) return answer;
      const sid = textOf(answer.json, 'sid');
      if (answer.status < 300) return sid === '' ? unread : { outcome: 'sent', providerId: sid };
      return refusal(answer);
    },
    receipts({ url: asked, headers, body }: ReceiptCall): readonly Receipt[] | undefined {
      const shown = headers['x-twilio-signature'];
      if (receiptUrl === undefined || typeof shown !== 'string') return undefined;
      const { search } = new URL(asked, 'http://any');
      const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
      if (!isSame(shown, twilioSignature(secret, `${receiptUrl}${search}`, fields))) return undefined;
      const id = new URLSearchParams(search).get('id') ?? '';
      const outcome = ends[fields.MessageStatus ?? ''];
      if (outcome === undefined) return [];
      return [{ id, outcome, providerId: fields.MessageSid ?? '', reason: fields.ErrorCode ?? '' }];
    },
    async ask({ id, providerId }: AskedSms): Promise<Receipt | undefined> {
      const answer = await call(
        `${messages}/${encodeURIComponent(providerId)}.json`,
        { headers: { authorization } },
        timeoutMs,
      );
      if ('outcome' in answer || answer.status !== 200) return undefined;
      const outcome = ends[textOf(answer.json, 'status')];
      return outcome && { id, outcome, providerId, reason: textOf(answer.json, 'error_code') };
    },
  };
}

const unread: Delivery = { outcome: 'unknown', reason: 'the answer could not be read' };

function refusal(answer: Answer): Delivery {
  const code = textOf(answer.json, 'code');
  return code === '' || answer.status >= 500
    ? byStatus(answer)
    : byCode(code, textOf(answer.json, 'message'), verdicts);
}
