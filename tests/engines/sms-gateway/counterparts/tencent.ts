import { account, type Counterpart, hash, mac, secret, type Wish } from './counterpart.ts';

const tencentErrors: Readonly<Record<Exclude<Wish, 'ok'>, readonly [of: 'row' | 'call', code: string]>> = {
  'bad-number': ['row', 'InvalidParameterValue.IncorrectPhoneNumber'],
  'one-number-too-often': ['row', 'LimitExceeded.PhoneNumberThirtySecondLimit'],
  'no-money': ['row', 'FailedOperation.InsufficientBalanceInSmsPackage'],
  'too-many': ['call', 'RequestLimitExceeded'],
  'wrong-key': ['call', 'AuthFailure.SignatureFailure'],
};

/** Tencent Cloud. */
export const tencent: Counterpart = {
  isSigned({ headers, body }) {
    const shown =
      /^TC3-HMAC-SHA256 Credential=(.*)\/(\d{4}-\d\d-\d\d)\/sms\/tc3_request, SignedHeaders=(.*), Signature=(.*)$/.exec(
        headers.authorization ?? '',
      );
    if (shown === null || shown[1] !== account) return false;
    const [, , day = '', names = '', signature] = shown;
    const seconds = Number(headers['x-tc-timestamp']);
    if (new Date(seconds * 1000).toISOString().slice(0, 10) !== day || Math.abs(Date.now() / 1000 - seconds) > 300)
      return false;
    const lines = names.split(';').map((name) => `${name}:${String(headers[name]).toLowerCase()}\n`);
    const canonical = `POST\n/\n\n${lines.join('')}\n${names}\n${hash(body)}`;
    const key = mac(mac(mac(`TC3${secret}`, day), 'sms'), 'tc3_request');
    const said = `TC3-HMAC-SHA256\n${seconds}\n${day}/sms/tc3_request\n${hash(canonical)}`;
    return mac(key, said).toString('hex') === signature;
  },
  read({ headers, body }) {
    if (headers['x-tc-action'] !== 'SendSms' || headers['x-tc-version'] !== '2021-01-11') throw new Error('no SendSms');
    const asked = JSON.parse(body) as { PhoneNumberSet: string[]; TemplateParamSet: string[]; SessionContext: string };
    return { to: asked.PhoneNumberSet[0] ?? '', text: asked.TemplateParamSet[0] ?? '', id: asked.SessionContext };
  },
  answer(wish, id) {
    const row = { SerialNo: `no-${id}`, PhoneNumber: '+8613800006021', Fee: 1, SessionContext: id };
    if (wish === 'ok')
      return {
        status: 200,
        json: { Response: { SendStatusSet: [{ ...row, Code: 'Ok', Message: 'send success' }], RequestId: 'R' } },
      };
    const [of, Code] = tencentErrors[wish];
    const error = { Code, Message: 'refused +8613800006021' };
    const Response = of === 'call' ? { Error: error } : { SendStatusSet: [{ ...row, SerialNo: '', ...error }] };
    return { status: 200, json: { Response: { ...Response, RequestId: 'R' } } };
  },
};
