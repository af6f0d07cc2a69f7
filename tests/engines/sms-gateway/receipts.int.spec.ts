import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import type { ReceiptCall, SmsProviderSettings } from '@talentlog/runtime';
import { type SmsProviderName, smsProvider } from '@talentlog/runtime/sms';
import { ownOfEachTest } from '../../support/own.ts';
import { account, secret } from './counterparts/counterpart.ts';
import { counterparts, receiptSecret, receiptUrl } from './provider-server.ts';

const id = '0198c0de-0000-7000-8000-000000000002';
const settings: SmsProviderSettings = {
  ...{ url: 'http://127.0.0.1:9', account, secret: '12345', signName: '云岭网络', from: '+15005550006', appId: '14' },
  ...{ region: 'ap-guangzhou', templates: {}, receiptSecret, receiptUrl, timeoutMs: 400 },
};
const call = (body: string, more: Partial<ReceiptCall> = {}): ReceiptCall => ({
  ...{ url: `/api/sms/receipts/${receiptSecret}`, headers: {}, body: Buffer.from(body), secret: receiptSecret },
  ...more,
});

describe('receipts as the vendors’ documents write them', () => {
  const aliyun = smsProvider('aliyun', settings);
  const tencent = smsProvider('tencent', settings);

  test('of Alibaba Cloud: SmsReport, a list', () => {
    const row = { phone_number: '13800006021', send_time: '2026-11-21 09:00:00', biz_id: 'B1', out_id: id };
    const body = JSON.stringify([
      { ...row, success: true, err_code: 'DELIVERED' },
      { ...row, out_id: 'other', success: false, err_code: 'MK:0012 13800006021' },
    ]);
    expect(aliyun.receipts(call(body))).toEqual([
      { id, providerId: 'B1', outcome: 'delivered', reason: 'DELIVERED' },
      { id: 'other', providerId: 'B1', outcome: 'failed', reason: 'MK:0012 …' },
    ]);
  });

  test('of Tencent Cloud: a list with our word for each', () => {
    const row = {
      user_receive_time: '2026-11-21 09:00:00',
      nationcode: '86',
      mobile: '13800006021',
      sid: 'S1',
      ext: id,
    };
    const body = JSON.stringify([
      { ...row, report_status: 'SUCCESS', errmsg: 'DELIVRD' },
      { ...row, ext: 'other', report_status: 'FAIL', errmsg: 'UNDELIV' },
    ]);
    expect(tencent.receipts(call(body))).toMatchObject([
      { id, outcome: 'delivered' },
      { id: 'other', outcome: 'failed', reason: 'UNDELIV' },
    ]);
  });

  test.each([aliyun, tencent])(
    'of $name are believed with the secret of the path alone, and may be nonsense',
    (provider) => {
      const { secret: _none, ...without } = call('[]');
      expect(provider.receipts(without)).toBeUndefined();
      expect(provider.receipts(call('[]', { secret: 'guess' }))).toBeUndefined();
      const closed = smsProvider(provider.name as SmsProviderName, { ...settings, receiptSecret: undefined });
      expect(closed.receipts(call('[]'))).toBeUndefined();
      for (const body of ['', 'null', '{}', '<xml/>', '[null, 3]'])
        expect(provider.receipts(call(body))?.filter((one) => one.id !== '')).toEqual([]);
    },
  );

  test('of Twilio are signed over our address and the form', () => {
    const twilio = smsProvider('twilio', settings);
    // The signature was made apart: `openssl dgst -sha1 -hmac 12345 -binary | base64` over address and sorted fields.
    const body = `MessageSid=SM1&MessageStatus=undelivered&ErrorCode=30003`;
    const url = `/api/sms/receipts?id=${id}`;
    const headers = { 'x-twilio-signature': 'eDX6VyB/jRDzMYDMiDZm1yaHWm8=' };
    const told = { id, outcome: 'failed', providerId: 'SM1', reason: '30003' };
    expect(twilio.receipts({ url, headers, body: Buffer.from(body) })).toEqual([told]);
    const others = [
      { url: `${url}x`, body },
      { url, body: body.replace('30003', '30004') },
    ];
    for (const other of others)
      expect(twilio.receipts({ url: other.url, headers, body: Buffer.from(other.body) })).toBeUndefined();
  });
});

describe('what became of an SMS, asked of', () => {
  const own = ownOfEachTest();
  const asked = { id, providerId: 'P1', to: '+8613800006021', sentAt: new Date('2026-11-20T17:00:00Z') };

  /** A provider that answers a question with this, once the signature was checked. */
  async function answering(name: SmsProviderName, answers: readonly object[]) {
    const seen: { readonly action: unknown; readonly url: string; readonly body: string; readonly signed: boolean }[] =
      [];
    const server = createServer(async (request, response) => {
      const { method = '', url = '', headers } = request;
      const body = await text(request);
      const signed = name === 'twilio' || counterparts[name].isSigned({ method, url, headers, body });
      seen.push({ action: headers['x-acs-action'] ?? headers['x-tc-action'], url, body, signed });
      response.end(JSON.stringify(answers[seen.length - 1] ?? {}));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    own.closes(() => new Promise((closed) => server.close(closed)));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { ask: smsProvider(name, { ...settings, url, secret }).ask, seen };
  }

  const cases: readonly [SmsProviderName, readonly object[], string][] = [
    [
      'aliyun',
      [1, 3, 2].map((SendStatus) => ({
        Code: 'OK',
        SmsSendDetailDTOs: { SmsSendDetailDTO: [{ OutId: 'x' }, { OutId: id, SendStatus, ErrCode: 'E' }] },
      })),
      'SendDate=20261121',
    ],
    [
      'tencent',
      ['', 'SUCCESS', 'FAIL'].map((ReportStatus) => ({
        Response: {
          PullSmsSendStatusSet: ReportStatus === '' ? [] : [{ SerialNo: 'P1', ReportStatus, Description: 'E' }],
        },
      })),
      '"PhoneNumber":"+8613800006021"',
    ],
    ['twilio', ['sent', 'delivered', 'failed'].map((status) => ({ sid: 'P1', status, error_code: 'E' })), ''],
  ];
  test.each(cases)('%s, is nothing yet, arrived, or did not', async (name, answers, said) => {
    const { ask, seen } = await answering(name, answers);
    expect(await ask?.(asked)).toBeUndefined();
    expect(await ask?.(asked)).toMatchObject({ id, outcome: 'delivered', providerId: 'P1' });
    expect(await ask?.(asked)).toMatchObject({ id, outcome: 'failed', reason: 'E' });
    expect(seen.map(({ signed }) => signed)).toEqual([true, true, true]);
    expect(seen[0]?.body).toContain(said);
  });
});
