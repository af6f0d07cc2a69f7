import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Sms, SmsGateway } from '@talentlog/runtime';

/** Where an adapter's SMS end up. */
export interface SmsGatewayPlace {
  readonly gateway: SmsGateway;
  /** What arrived, oldest first. */
  arrived(): Promise<readonly Pick<Sms, 'to' | 'text'>[]>;
  remove(): Promise<void>;
}

const sms: Sms = {
  id: '0198c0de-0000-7000-8000-000000000002',
  to: '+8613800006021',
  text: '请预约面试。Choose a time.',
};

/** What every SmsGateway must do; run by each adapter. */
export function smsGatewayContract(name: string, makePlace: () => Promise<SmsGatewayPlace>): void {
  describe(`SMS gateway contract: ${name}`, () => {
    let place: SmsGatewayPlace;
    beforeEach(async () => {
      place = await makePlace();
    });
    afterEach(() => place.remove());

    test('an SMS that is sent arrives whole at its number', async () => {
      expect(await place.gateway.send(sms)).toEqual({ outcome: 'sent', providerId: expect.stringMatching(/./) });
      expect(await place.arrived()).toEqual([{ to: sms.to, text: sms.text }]);
    });

    test('sent again under its id it is the same SMS, the first one', async () => {
      const [first, again] = [await place.gateway.send(sms), await place.gateway.send({ ...sms, text: 'again' })];
      expect(again).toEqual(first);
      expect((await place.arrived()).map(({ text }) => text)).toEqual([sms.text]);
    });

    test('several leave side by side, each once', async () => {
      const ids = Array.from({ length: 10 }, (_, number) => `sms-${number}`);
      await Promise.all(ids.map((id) => place.gateway.send({ ...sms, id, text: id })));
      expect((await place.arrived()).map(({ text }) => text).sort()).toEqual(ids);
    });

    test.each([
      ['no number', { to: '' }],
      ['two numbers', { to: '+8613800006021,+8613800006022' }],
      ['a number that is not international', { to: '13800006021' }],
      ['nothing to say', { text: ' ' }],
      ['a malformed id', { id: 'a b' }],
    ])('never sends an SMS with %s', async (_what, wrong) => {
      expect(await place.gateway.send({ ...sms, ...wrong })).toEqual({
        outcome: 'failed',
        permanent: true,
        reason: expect.any(String),
      });
      expect(await place.arrived()).toEqual([]);
    });
  });
}
