import { join } from 'node:path';
import {
  type AskSms,
  absentSms,
  askProvider,
  countedSms,
  type Disk,
  guardedSmsGateway,
  type Peer,
  type SmsGateway,
  type SmsLedger,
  type SmsProvider,
  withinCountries,
} from '@talentlog/runtime';
import type { Config } from '../config.ts';

/** How SMS leave, and how is learned what became of them. */
export interface OpenSms {
  readonly gateway: SmsGateway;
  /** The rest is there where a provider is configured. */
  readonly provider?: SmsProvider;
  readonly ledger?: SmsLedger;
  readonly ask?: AskSms;
  close(): Promise<void>;
}

interface SmsParts {
  /** Where they end on a machine without a provider, as long as it is open. */
  readonly inbox: SmsGateway;
  readonly peer: Peer;
  readonly guard: Disk['guard'];
}

const nothing = async () => undefined;

/** The provider that is configured, behind its peer, within its budget. Where there is none the dev inbox; where that is closed, nobody. */
export async function openSms(config: Config, { inbox, peer, guard }: SmsParts): Promise<OpenSms> {
  const here = (gateway: SmsGateway) => withinCountries(gateway, config.SMS_COUNTRIES);
  if (config.SMS_PROVIDER === undefined) {
    const gateway = config.devInbox ? guardedSmsGateway(guard(inbox), peer) : absentSms;
    return { gateway: here(gateway), close: nothing };
  }
  const { openSqliteSmsLedger } = await import('@talentlog/runtime/sqlite');
  const budget = {
    perHour: config.SMS_PER_HOUR,
    byCountry: config.SMS_PER_HOUR_BY_COUNTRY,
    codesPercent: config.SMS_CODES_PERCENT,
  };
  const ledger = guard(openSqliteSmsLedger({ file: join(config.DATA_DIR, 'sms.db'), budget }));
  const provider = await providerOf(config, config.SMS_PROVIDER);
  return {
    gateway: here(countedSms(guardedSmsGateway(provider, peer), { ledger })),
    provider,
    ledger,
    ...(provider.ask === undefined ? {} : { ask: askProvider(provider, ledger) }),
    close: () => ledger.close(),
  };
}

const urls = {
  aliyun: 'https://dysmsapi.aliyuncs.com',
  tencent: 'https://sms.tencentcloudapi.com',
  twilio: 'https://api.twilio.com',
  webhook: '',
} as const;

/** Where providers tell what became of messages. */
export const receiptPath = '/api/sms/receipts';

async function providerOf(config: Config, name: NonNullable<Config['SMS_PROVIDER']>): Promise<SmsProvider> {
  const { smsProvider } = await import('@talentlog/runtime/sms');
  return smsProvider(name, {
    url: config.SMS_URL ?? urls[name],
    account: config.SMS_ACCOUNT ?? '',
    secret: config.SMS_SECRET ?? '',
    signName: config.SMS_SIGN_NAME ?? '',
    from: config.SMS_FROM ?? '',
    appId: config.SMS_APP_ID ?? '',
    region: config.SMS_REGION,
    templates: config.SMS_TEMPLATES,
    receiptSecret: config.SMS_RECEIPT_SECRET,
    receiptUrl: config.PUBLIC_URL === undefined ? undefined : `${config.PUBLIC_URL}${receiptPath}`,
  });
}
