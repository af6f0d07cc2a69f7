import { randomUUID } from 'node:crypto';
import type { Delivery, Sms } from '../port.ts';
import { type Answer, byCode, byStatus, call, parsed, textOf, type Verdicts, withoutNumbers } from './call.ts';
import type { AskedSms, Receipt, ReceiptCall, SmsProvider, SmsProviderSettings } from './port.ts';
import { acs3 } from './signatures/acs3.ts';
import { isSame, sha256 } from './signatures/hashes.ts';
import { filled } from './templates.ts';

/** Alibaba Cloud's codes; a limit of one number passes by itself. */
const verdicts: Verdicts = {
  permanent:
    /^isv\.(MOBILE_|INVALID_PARAMETERS|BLACK_KEY|TEMPLATE_|SMS_TEMPLATE|SMS_SIGN|SMS_CONTENT|PARAM_|DOMESTIC_NUMBER|INVALID_JSON|EXTEND_CODE)/,
  away: /^(isv\.(AMOUNT_NOT_ENOUGH|OUT_OF_SERVICE|ACCOUNT_|PRODUCT_UN|DAY_LIMIT|MONTH_LIMIT|DENY_IP)|isp\.RAM_PERMISSION|Signature|InvalidAccessKey|InvalidTimeStamp|Forbidden|NoPermission|Throttling|ServiceUnavailable)/,
  unknown: /^InternalError/,
};

const waits = '1';
const arrived = '3';

/** SMS by Alibaba Cloud (Dysmsapi 2017-05-25). It sends templates that it approved, under a sign that it approved. */
export function aliyunSms(settings: SmsProviderSettings): SmsProvider {
  const { url, account, secret, signName, templates, receiptSecret, timeoutMs, now = () => new Date() } = settings;
  const ask = (action: string, parameters: Readonly<Record<string, string>>): Promise<Answer | Delivery> => {
    const body = new URLSearchParams(parameters).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      host: new URL(url).host,
      'x-acs-action': action,
      'x-acs-content-sha256': sha256(body),
      'x-acs-date': `${now().toISOString().slice(0, 19)}Z`,
      'x-acs-signature-nonce': randomUUID(),
      'x-acs-version': '2017-05-25',
    };
    const authorization = acs3({ method: 'POST', path: '/', query: {}, headers, body }, { id: account, secret });
    return call(`${new URL(url).origin}/`, { method: 'POST', headers: { ...headers, authorization }, body }, timeoutMs);
  };
  return {
    name: 'aliyun',
    thanks: { code: 0, msg: 'OK' },
    async send(sms: Sms): Promise<Delivery> {
      const template = filled(sms, templates);
      if ('outcome' in template) return template;
      const answer = await ask('SendSms', {
        PhoneNumbers: numberOf(sms.to),
        SignName: signName,
        TemplateCode: template.id,
        TemplateParam: JSON.stringify(Object.fromEntries(template.words)),
        OutId: sms.id,
      });
      if ('outcome' in answer) return answer;
      const code = textOf(answer.json, 'Code');
      if (code === 'OK') return { outcome: 'sent', providerId: textOf(answer.json, 'BizId') || sms.id };
      if (code === '') return answer.status === 200 ? unread : byStatus(answer);
      return byCode(code, textOf(answer.json, 'Message'), verdicts);
    },
    receipts: ({ secret: shown, body }: ReceiptCall) =>
      receiptSecret === undefined || shown === undefined || !isSame(shown, receiptSecret) ? undefined : told(body),
    async ask({ id, providerId, to, sentAt }: AskedSms): Promise<Receipt | undefined> {
      const day = new Date(sentAt.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
      const answer = await ask('QuerySendDetails', {
        ...{ PhoneNumber: numberOf(to), SendDate: day, PageSize: '10', CurrentPage: '1', BizId: providerId },
      });
      if ('outcome' in answer) return undefined;
      const row = detailsOf(answer.json).find((one) => textOf(one, 'OutId') === id);
      const status = textOf(row, 'SendStatus');
      if (status === '' || status === waits) return undefined;
      const outcome = status === arrived ? 'delivered' : 'failed';
      return { id, outcome, providerId, reason: withoutNumbers(textOf(row, 'ErrCode')) };
    },
  };
}

/** Of the mainland without its country, of others with the country and no sign. */
const numberOf = (to: string): string => to.replace(/^\+86/, '').replace(/^\+/, '');
const unread: Delivery = { outcome: 'unknown', reason: 'the answer could not be read' };

function detailsOf(json: unknown): readonly unknown[] {
  const list = (json as { SmsSendDetailDTOs?: { SmsSendDetailDTO?: unknown } } | undefined)?.SmsSendDetailDTOs;
  return Array.isArray(list?.SmsSendDetailDTO) ? list.SmsSendDetailDTO : [];
}

/** Reports of several messages: `[{ out_id, biz_id, success, err_code }]`. */
function told(body: Buffer): readonly Receipt[] {
  const rows = parsed(body.toString('utf8'));
  return (Array.isArray(rows) ? rows : []).map((row) => ({
    id: textOf(row, 'out_id'),
    providerId: textOf(row, 'biz_id'),
    outcome: (row as { success?: unknown } | null)?.success === true ? 'delivered' : 'failed',
    reason: withoutNumbers(textOf(row, 'err_code')),
  }));
}
