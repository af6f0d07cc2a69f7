import { describe, expect, it } from '@jest/globals';
import { isSignedWebhook, webhookHeaders } from '../../../webhooks/signature.ts';
import { acs3 } from './acs3.ts';
import { sha256 } from './hashes.ts';
import { tc3 } from './tc3.ts';
import { twilioSignature } from './twilio.ts';

/** The examples that the vendors print in their documents, with what they say comes out. */
describe('signatures are those of the published examples', () => {
  it('of Alibaba Cloud, ACS3-HMAC-SHA256 ("V3 request structure and signature")', () => {
    const headers = {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      'x-acs-action': 'RunInstances',
      'x-acs-content-sha256': sha256(''),
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-version': '2014-05-26',
    };
    const query = { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' };
    const key = { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' };
    expect(acs3({ method: 'POST', path: '/', query, headers, body: '' }, key)).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
        'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
        'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('of Tencent Cloud, TC3-HMAC-SHA256 ("Signature v3")', () => {
    const body = String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`;
    const request = {
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      contentType: 'application/json; charset=utf-8',
      timestamp: 1_551_113_065,
      body,
    };
    const key = { id: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE', secret: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE' };
    expect(tc3(request, key)).toBe(
      'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
        'SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    );
  });

  it('of Twilio, X-Twilio-Signature ("Validating requests")', () => {
    const fields = {
      Digits: '1234',
      To: '+18005551212',
      From: '+14158675309',
      Caller: '+14158675309',
      CallSid: 'CA1234567890ABCDE',
    };
    expect(twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', fields)).toBe(
      'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
    );
  });

  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const at = new Date(1_614_265_330_000);
  const body = '{"test": 2432232314}';
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';

  it('of Standard Webhooks', () =>
    expect(webhookHeaders(secret, id, at, body)).toEqual({
      'webhook-id': id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }));

  it.each<[string, object, string, number, boolean]>([
    ['as it was signed', {}, body, 0, true],
    ['signed with two secrets in turn', { 'webhook-signature': `v1,AAAA ${signed()}` }, body, 0, true],
    ['four minutes old', {}, body, 4, true],
    ['six minutes old', {}, body, 6, false],
    ['from the future', {}, body, -6, false],
    ['with another body', {}, `${body} `, 0, false],
    ['with another id', { 'webhook-id': 'msg_2' }, body, 0, false],
    ['with another time', { 'webhook-timestamp': '1614265331' }, body, 0, false],
    ['without a signature', { 'webhook-signature': undefined }, body, 0, false],
    ['whose time is none', { 'webhook-timestamp': 'NaN' }, body, 0, false],
  ])('a call %s', (_what, change, said, minutes, isBelieved) => {
    const now = new Date(at.getTime() + minutes * 60_000);
    const headers = { ...webhookHeaders(secret, id, at, body), ...change };
    expect(isSignedWebhook(secret, headers, Buffer.from(said), now)).toBe(isBelieved);
  });

  function signed(): string {
    return 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  }
});
