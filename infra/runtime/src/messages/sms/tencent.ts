import type { Delivery, Sms } from '../port.ts';
import { type Answer, byCode, byStatus, call, parsed, textOf, type Verdicts, withoutNumbers } from './call.ts';
import type { AskedSms, Receipt, ReceiptCall, SmsProvider, SmsProviderSettings } from './port.ts';
import { isSame } from './signatures/hashes.ts';
import { tc3 } from './signatures/tc3.ts';
import { filled } from './templates.ts';

/** Tencent Cloud's codes; a limit of one number passes by itself. */
const verdicts: Verdicts = {
  permanent:
    /^(InvalidParameter|MissingParameter|UnsupportedOperation|FailedOperation\.(PhoneNumberInBlacklist|Template|Signature|ContainSensitive|MarketingSend|ParametersOther))/,
  away: /^(AuthFailure|UnauthorizedOperation|RequestLimitExceeded|FailedOperation\.(InsufficientBalance|ForbidAddMarketing)|LimitExceeded\.(AppDaily|DailyLimit|AppCountry|AppGlobal|AppMainland))/,
  unknown: /^InternalError/,
};

const contentType = 'application/json; charset=utf-8';

/** SMS by Tencent Cloud (API 2021-01-11). It sends templates that it approved, under a sign that it approved. */
export function tencentSms(settings: SmsProviderSettings): SmsProvider {
  const { url, account, secret, signName, appId, region, templates, receiptSecret, timeoutMs } = settings;
  const now = settings.now ?? (() => new Date());
  const ask = (action: string, asked: object): Promise<Answer | Delivery> => {
    const { host, origin } = new URL(url);
    const body = JSON.stringify(asked);
    const timestamp = Math.floor(now().getTime() / 1000);
    const authorization = tc3({ host, service: 'sms', contentType, timestamp, body }, { id: account, secret });
    const headers = {
      authorization,
      'content-type': contentType,
      'x-tc-action': action,
      'x-tc-version': '2021-01-11',
      'x-tc-timestamp': String(timestamp),
      'x-tc-region': region,
    };
    return call(`${origin}/`, { method: 'POST', headers, body }, timeoutMs);
  };
  return {
    name: 'tencent',
    thanks: { result: 0, errmsg: 'OK' },
    async send(sms: Sms): Promise<Delivery> {
      const template = filled(sms, templates);
      if ('outcome' in template) return template;
      const answer = await ask('SendSms', {
        PhoneNumberSet: [sms.to],
        SmsSdkAppId: appId,
        SignName: signName,
        TemplateId: template.id,
        TemplateParamSet: template.words.map(([, word]) => word),
        SessionContext: sms.id,
      });
      if ('outcome' in answer) return answer;
      const { error, rows } = responseOf(answer.json, 'SendStatusSet');
      if (error !== undefined) return byCode(textOf(error, 'Code'), textOf(error, 'Message'), verdicts);
      const code = textOf(rows[0], 'Code');
      if (code === 'Ok') return { outcome: 'sent', providerId: textOf(rows[0], 'SerialNo') || sms.id };
      if (code === '') return answer.status === 200 ? unread : byStatus(answer);
      return byCode(code, textOf(rows[0], 'Message'), verdicts);
    },
    receipts: ({ secret: shown, body }: ReceiptCall) =>
      receiptSecret === undefined || shown === undefined || !isSame(shown, receiptSecret) ? undefined : told(body),
    async ask({ id, providerId, to, sentAt }: AskedSms): Promise<Receipt | undefined> {
      const from = Math.floor(sentAt.getTime() / 1000) - 60;
      const asked = { BeginTime: from, Offset: 0, Limit: 100, PhoneNumber: to, SmsSdkAppId: appId };
      const answer = await ask('PullSmsSendStatusByPhoneNumber', asked);
      if ('outcome' in answer) return undefined;
      const row = responseOf(answer.json, 'PullSmsSendStatusSet').rows.find(
        (one) => textOf(one, 'SerialNo') === providerId,
      );
      const status = textOf(row, 'ReportStatus');
      if (status === '') return undefined;
      const outcome = status === 'SUCCESS' ? 'delivered' : 'failed';
      return { id, outcome, providerId, reason: withoutNumbers(textOf(row, 'Description')) };
    },
  };
}

const unread: Delivery = { outcome: 'unknown', reason: 'the answer could not be read' };

function responseOf(json: unknown, list: string): { readonly error: unknown; readonly rows: readonly unknown[] } {
  const response = (json as { Response?: Record<string, unknown> } | undefined)?.Response;
  const rows = response?.[list];
  return { error: response?.Error, rows: Array.isArray(rows) ? rows : [] };
}

/** Reports of several messages: `[{ sid, ext, report_status, errmsg }]`, where `ext` is what we said of it. */
function told(body: Buffer): readonly Receipt[] {
  const rows = parsed(body.toString('utf8'));
  return (Array.isArray(rows) ? rows : []).map((row) => ({
    id: textOf(row, 'ext'),
    providerId: textOf(row, 'sid'),
    outcome: textOf(row, 'report_status') === 'SUCCESS' ? 'delivered' : 'failed',
    reason: withoutNumbers(textOf(row, 'errmsg')),
  }));
}
