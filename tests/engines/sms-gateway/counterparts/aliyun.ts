import { account, type Counterpart, hash, mac, secret, type Wish } from './counterpart.ts';

const aliyunErrors: Readonly<Record<Exclude<Wish, 'ok'>, readonly [status: number, code: string]>> = {
  'bad-number': [200, 'isv.MOBILE_NUMBER_ILLEGAL'],
  'one-number-too-often': [200, 'isv.BUSINESS_LIMIT_CONTROL'],
  'no-money': [200, 'isv.AMOUNT_NOT_ENOUGH'],
  'too-many': [503, 'Throttling.User'],
  'wrong-key': [400, 'SignatureDoesNotMatch'],
};

/** Alibaba Cloud. */
export const aliyun: Counterpart = {
  isSigned({ method, url, headers, body }) {
    const shown = /^ACS3-HMAC-SHA256 Credential=(.*),SignedHeaders=(.*),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
    if (shown === null || shown[1] !== account || headers['x-acs-content-sha256'] !== hash(body)) return false;
    const names = (shown[2] ?? '').split(';');
    if (!['host', 'x-acs-action', 'x-acs-date', 'x-acs-signature-nonce'].every((name) => names.includes(name)))
      return false;
    const [path = '', query = ''] = url.split('?');
    let canonical = `${method}\n${path}\n${query}\n`;
    for (const name of names) canonical += `${name}:${String(headers[name])}\n`;
    canonical += `\n${names.join(';')}\n${hash(body)}`;
    return mac(secret, `ACS3-HMAC-SHA256\n${hash(canonical)}`).toString('hex') === shown[3];
  },
  read({ headers, body }) {
    const form = new URLSearchParams(body);
    if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25')
      throw new Error('no SendSms');
    const number = form.get('PhoneNumbers') ?? '';
    const { content } = JSON.parse(form.get('TemplateParam') ?? '{}') as { content: string };
    return { to: /^1\d{10}$/.test(number) ? `+86${number}` : `+${number}`, text: content, id: form.get('OutId') ?? '' };
  },
  answer(wish, id) {
    if (wish === 'ok') return { status: 200, json: { RequestId: 'R', Message: 'OK', BizId: `biz-${id}`, Code: 'OK' } };
    const [status, Code] = aliyunErrors[wish];
    return { status, json: { RequestId: 'R', Message: '拒绝 13800006021', Code } };
  },
};
