import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { countedSms, readTemplates } from '@talentlog/runtime';
import { type SmsProviderName, smsProvider } from '@talentlog/runtime/sms';
import { openSqliteSmsLedger } from '@talentlog/runtime/sqlite';
import type { Own } from '../../support/belongings.ts';
import { aliyun } from './counterparts/aliyun.ts';
import { type Arrived, account, type Counterpart, secret, type Wish } from './counterparts/counterpart.ts';
import { tencent } from './counterparts/tencent.ts';
import { twilio } from './counterparts/twilio.ts';
import { webhook } from './counterparts/webhook.ts';

export const counterparts: Readonly<Record<SmsProviderName, Counterpart>> = { aliyun, tencent, twilio, webhook };
export const receiptSecret = 'a-receipt-secret-of-some-length';
export const receiptUrl = 'https://talent.example/api/sms/receipts';

/** What the server does instead of answering as its provider would. */
export type Mischief = (response: ServerResponse) => void;

/** A provider of ours on a free port, which checks the signature of every request. */
export async function startCounterpart(name: SmsProviderName, own: Own) {
  const counterpart = counterparts[name];
  const asked: Arrived[] = [];
  const accepted: { to: string; text: string; id: string }[] = [];
  let wish: Wish = 'ok';
  let mischief: Mischief | undefined;
  const server = createServer(async (request, response) => {
    const arrived = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    };
    asked.push(arrived);
    const isOk = counterpart.isSigned(arrived);
    const message = counterpart.read(arrived);
    if (isOk && wish === 'ok') accepted.push(message);
    if (mischief !== undefined) return mischief(response);
    const { status, json } = counterpart.answer(isOk ? wish : 'wrong-key', message.id);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  own.closes(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    accepted,
    answers: (next: Wish) => {
      wish = next;
    },
    does: (next: Mischief) => {
      mischief = next;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** The same with the adapter for it, as it is put together. */
export async function startProvider(name: SmsProviderName, own: Own, options: { readonly secret?: string } = {}) {
  const counterpart = await startCounterpart(name, own);
  const provider = smsProvider(name, {
    url: counterpart.url,
    account,
    secret: options.secret ?? secret,
    signName: '云岭网络',
    from: '+15005550006',
    appId: '1400006666',
    region: 'ap-guangzhou',
    templates: readTemplates('*=SMS_1:content=text') ?? {},
    receiptSecret,
    receiptUrl,
    timeoutMs: 400,
  });
  const ledger = openSqliteSmsLedger({
    file: join(own.folder(), 'sms.db'),
    budget: { perHour: 1_000, byCountry: {}, codesPercent: 50 },
  });
  own.closes(() => ledger.close());
  return { ...counterpart, provider, gateway: countedSms(provider, { ledger }) };
}
