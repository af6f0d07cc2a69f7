import { usualSmsCountries } from '@talentlog/runtime';
import { z } from 'zod';
import { byCountry, count, countries, key, secretWord, templates, text, url } from '../kinds.ts';

const senders = ['command', 'notifier'] as const;

/** SMS: docs/how-to/send-sms.md says which of them a provider needs. */
export const smsKeys = {
  SMS_PROVIDER: key(
    z.enum(['aliyun', 'tencent', 'twilio', 'webhook'], { error: 'aliyun, tencent, twilio or webhook' }).optional(),
    {
      what: 'Who carries SMS ([how](../how-to/send-sms.md)).',
      otherwise: 'SMS go to the dev inbox; where that is off none leaves, and who asks for one is told',
      of: senders,
    },
  ),
  SMS_URL: key(url.optional(), {
    what: 'Address of the provider’s interface; demanded of `webhook`.',
    otherwise: 'the vendor’s own',
    of: senders,
  }),
  SMS_ACCOUNT: key(text.optional(), {
    what: 'AccessKey ID (aliyun), SecretId (tencent), Account SID (twilio).',
    of: senders,
  }),
  SMS_SECRET: key(text.optional(), {
    what: 'AccessKey secret, SecretKey, auth token; of `webhook` the secret both sign with, `whsec_` and base64.',
    secret: true,
    of: senders,
  }),
  SMS_SIGN_NAME: key(text.optional(), { what: 'The approved sign 签名 (aliyun, tencent).', of: senders }),
  SMS_TEMPLATES: key(templates.default({}), {
    what: 'Which approved template of the provider stands for which of ours, with its places in order (aliyun, tencent).',
    otherwise: 'none',
    as: 'CODE=SMS_100:code; *=SMS_200:content=text',
    of: senders,
  }),
  SMS_APP_ID: key(text.optional(), { what: 'SmsSdkAppId (tencent).', of: senders }),
  SMS_REGION: key(text.default('ap-guangzhou'), { what: 'Region (tencent).', of: senders }),
  SMS_FROM: key(text.optional(), {
    what: 'The number, or the messaging service `MG…`, that SMS come from (twilio).',
    of: senders,
  }),
  SMS_RECEIPT_SECRET: key(secretWord.optional(), {
    what: 'End of the address at which aliyun and tencent, who sign nothing, tell what became of messages: `/api/sms/receipts/<this>`.',
    otherwise: 'that address is closed, and the provider is asked',
    secret: true,
    of: ['command'],
  }),
  SMS_PER_HOUR: key(count.min(2, { error: 'at least 2' }).default(2000), {
    what: 'How many SMS may leave within any hour; what is over it waits, and the health page says so.',
    of: senders,
  }),
  SMS_PER_HOUR_BY_COUNTRY: key(byCountry.default({}), {
    what: 'The same for numbers of one country.',
    otherwise: 'no other limit',
    as: 'CN=2000, US=50',
    of: senders,
  }),
  SMS_CODES_PERCENT: key(
    z.coerce
      .number({ error: 'a number of percent' })
      .int({ error: 'a whole number' })
      .min(10, { error: 'from 10 to 90' })
      .max(90, { error: 'from 10 to 90' })
      .default(50),
    { what: 'Of each hundred of these, how many are kept for codes, which no other message takes.', of: senders },
  ),
  SMS_COUNTRIES: key(countries.default([...usualSmsCountries]), {
    what: 'Countries whose mobile phones get messages; short, premium and other numbers get none.',
    otherwise: 'twenty-one of them',
    as: 'CN, HK',
    of: senders,
  }),
};
