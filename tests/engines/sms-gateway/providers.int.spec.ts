import { describe, expect, test } from '@jest/globals';
import type { SmsProviderName } from '@talentlog/runtime/sms';
import { belongings } from '../../support/belongings.ts';
import { ownOfEachTest } from '../../support/own.ts';
import { smsGatewayContract } from './contract.ts';
import type { Wish } from './counterparts/counterpart.ts';
import { type Mischief, startProvider } from './provider-server.ts';

const names = ['aliyun', 'tencent', 'twilio', 'webhook'] as const satisfies readonly SmsProviderName[];
const sms = { id: '0198c0de-0000-7000-8000-000000000002', to: '+8613800006021', text: '请预约面试。' };

for (const name of names)
  smsGatewayContract(name, async () => {
    const own = belongings();
    const { gateway, accepted } = await startProvider(name, own);
    return {
      gateway,
      arrived: async () => accepted.map(({ to, text }) => ({ to, text })),
      remove: () => own.release(),
    };
  });

describe.each(names)('SMS by %s', (name) => {
  const own = ownOfEachTest();

  test('goes to other countries and carries our id', async () => {
    const { provider, accepted } = await startProvider(name, own);
    expect(await provider.send({ ...sms, to: '+85261234567' })).toMatchObject({ outcome: 'sent' });
    expect(accepted).toMatchObject([{ to: '+85261234567', id: sms.id }]);
  });

  test('with a wrong key is refused by the check of the signature, and is nobody’s fault but ours', async () => {
    const { provider, accepted } = await startProvider(name, own, { secret: 'whsec_b3RoZXI=' });
    expect(await provider.send(sms)).toMatchObject({ outcome: 'failed', permanent: false, away: true });
    expect(accepted).toEqual([]);
  });

  test.each<[Wish, object]>([
    ['bad-number', { outcome: 'failed', permanent: true }],
    ['no-money', { outcome: 'failed', permanent: false, away: true }],
    ['too-many', { outcome: 'failed', permanent: false, away: true }],
  ])('refused as %s is told as what it is, without the number', async (wish, expected) => {
    const { provider, answers } = await startProvider(name, own);
    answers(wish);
    const delivery = await provider.send(sms);
    expect(delivery).toMatchObject(expected);
    if (wish === 'bad-number') expect(delivery).not.toHaveProperty('away');
    expect(JSON.stringify(delivery)).not.toContain('13800006021');
  });

  test('to one number too often is tried again, and keeps nobody else’s from leaving', async () => {
    const { provider, answers } = await startProvider(name, own);
    answers('one-number-too-often');
    const delivery = await provider.send(sms);
    expect(delivery).not.toHaveProperty('away');
    expect(delivery).not.toMatchObject({ permanent: true });
    expect(delivery.outcome).not.toBe('sent');
  });

  test.each<[string, Mischief]>([
    ['says nothing', () => undefined],
    ['hangs up', (response) => void response.destroy()],
    ['answers a page', (response) => void response.writeHead(200).end('<html>login</html>')],
    ['answers half', (response) => void response.writeHead(200, { 'content-length': '90' }).write('{"Code"')],
    ['breaks', (response) => void response.writeHead(500).end('{}')],
    ['sends elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    [
      'has no end',
      (response) => {
        response.writeHead(200);
        const more = (): void => void (response.writable && response.write('x'.repeat(8192)) && setImmediate(more));
        more();
      },
    ],
  ])('that %s may have been taken: unknown', async (_what, mischief) => {
    const { provider, does } = await startProvider(name, own);
    does(mischief);
    expect(await provider.send(sms)).toMatchObject({ outcome: 'unknown' });
  });

  test('that is not there took nothing from anybody', async () => {
    const { provider, close } = await startProvider(name, own);
    await close();
    expect(await provider.send(sms)).toMatchObject({ outcome: 'failed', permanent: false, away: true });
  });
});
