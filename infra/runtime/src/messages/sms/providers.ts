import { aliyunSms } from './aliyun.ts';
import type { SmsProvider, SmsProviderSettings } from './port.ts';
import { tencentSms } from './tencent.ts';
import { twilioSms } from './twilio.ts';
import { webhookSms } from './webhook.ts';

const providers = { aliyun: aliyunSms, tencent: tencentSms, twilio: twilioSms, webhook: webhookSms };

/** Those that can be chosen. */
export type SmsProviderName = keyof typeof providers;
/** The provider of that name. */
export const smsProvider = (name: SmsProviderName, settings: SmsProviderSettings): SmsProvider =>
  providers[name](settings);
