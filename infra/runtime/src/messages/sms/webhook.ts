import { traceHeaders } from '../../telemetry/span.ts';
import { isSignedWebhook, webhookHeaders } from '../../webhooks/signature.ts';
import type { Delivery, Sms } from '../port.ts';
import { byStatus, call, parsed, textOf, withoutNumbers } from './call.ts';
import type { Receipt, ReceiptCall, SmsProvider, SmsProviderSettings } from './port.ts';

const ends: Readonly<Record<string, Receipt['outcome']>> = { 'sms.delivered': 'delivered', 'sms.failed': 'failed' };

/**
 * SMS by a program of the company's own: each is posted to it, signed as Standard Webhooks say, under its id, so that one that comes twice
 * is known. It tells what became of them by calls signed alike.
 */
export function webhookSms(settings: SmsProviderSettings): SmsProvider {
  const { url, secret, timeoutMs, now = () => new Date() } = settings;
  return {
    name: 'webhook',
    thanks: {},
    async send({ id, to, text, template = '', language = '', fields = {} }: Sms): Promise<Delivery> {
      const data = { id, to, text, template, language, fields };
      const body = JSON.stringify({ type: 'sms.send', timestamp: now().toISOString(), data });
      const signed = webhookHeaders(secret, id, now(), body);
      const headers = { 'content-type': 'application/json', ...signed, ...traceHeaders() };
      const answer = await call(url, { method: 'POST', headers, body }, timeoutMs);
      if ('outcome' in answer) return answer;
      // A page that stands in the way says yes to everything.
      if (answer.status < 300 && answer.json === undefined)
        return { outcome: 'unknown', reason: 'the answer is no JSON' };
      if (answer.status < 300) return { outcome: 'sent', providerId: textOf(answer.json, 'id') || id };
      const reason = textOf(answer.json, 'reason');
      return byStatus(answer, reason === '' ? undefined : withoutNumbers(reason));
    },
    receipts({ headers, body }: ReceiptCall): readonly Receipt[] | undefined {
      if (!isSignedWebhook(secret, headers, body, now())) return undefined;
      const json = parsed(body.toString('utf8')) as { data?: unknown } | undefined;
      const outcome = ends[textOf(json, 'type')];
      if (outcome === undefined) return [];
      const id = textOf(json?.data, 'id');
      const reason = withoutNumbers(textOf(json?.data, 'reason'));
      return [{ id, outcome, providerId: textOf(json?.data, 'providerId') || id, reason }];
    },
  };
}
