import { describe, expect, it } from '@jest/globals';
import { getCountries } from 'libphonenumber-js/max';
import type { SmsGateway } from './port.ts';
import { isMobileOf, isSmsCountry, usualSmsCountries, withinCountries } from './sms-countries.ts';

describe('numbers that messages are sent to', () => {
  it.each([
    '+8613800138000',
    '+8619912345678',
    '+85261234567',
    '+85362345678',
    '+886912345678',
    '+14155550123',
    '+447400123456',
    '+4915112345678',
    '+819012345678',
    '+6581234567',
  ])('%s is a mobile phone', async (number) => {
    expect(await isMobileOf(number, usualSmsCountries)).toBe(true);
  });

  it.each([
    ['a service number of China', '+8610086'],
    ['a mainland number that begins with 12', '+8612345678901'],
    ['a mainland number that begins with 10', '+8610612345678'],
    ['a premium number of North America', '+19005550123'],
    ['a toll-free number', '+18005550123'],
    ['a Caribbean island', '+18765550123'],
    ['a British premium number', '+449012345678'],
    ['a British personal number', '+447012345678'],
    ['a British pager', '+447612345678'],
    ['a premium number of Hong Kong', '+85290012345678'],
    ['an international premium number', '+979123456789'],
    ['an international network', '+882161234567'],
    ['a satellite phone', '+881612345678'],
    ['a country that nobody listed', '+37120000000'],
    ['a short number', '+1234567'],
  ])('%s is none', async (_what, number) => {
    expect(await isMobileOf(number, usualSmsCountries)).toBe(false);
  });

  it('are those of the chosen countries', async () => {
    expect(await isMobileOf('+447400123456', ['CN', 'HK'])).toBe(false);
    const sent: string[] = [];
    const provider: SmsGateway = {
      send: async ({ to }) => {
        sent.push(to);
        return { outcome: 'sent', providerId: to };
      },
    };
    const gateway = withinCountries(provider, ['CN']);
    const send = (to: string) => gateway.send({ id: 'one', to, text: 'code' });
    expect(await send('+8613800138000')).toMatchObject({ outcome: 'sent' });
    expect(await send('+447400123456')).toMatchObject({ outcome: 'failed', permanent: true });
    expect(sent).toEqual(['+8613800138000']);
  });

  it('are of the countries that the library knows, and of no others', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
    expect(codes.filter(isSmsCountry)).toEqual([...getCountries()].sort());
    expect(isSmsCountry('')).toBe(false);
  });
});
