import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { SmsGateway } from './port.ts';

/** A country, as ISO 3166-1 writes it in two letters, whose numbers are known. */
export type SmsCountry = CountryCode;

/** Whether this is the code of such a country. */
export const isSmsCountry = (code: string): code is SmsCountry => isSupportedCountry(code);

/** Where messages are sent when nobody says otherwise. */
export const usualSmsCountries: readonly SmsCountry[] = 'CN HK MO TW US CA GB DE FR ES IT SE AU NZ SG MY TH JP KR VN IN'
  .split(' ')
  .filter(isSmsCountry);

/** North America tells its mobile phones apart by no prefix. */
const mobile = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Whether a number (E.164) is that of a mobile phone of one of the countries. What is sent elsewhere (short, premium and shared-cost
 * numbers, satellites) can be a way to earn money by asking for messages.
 */
export function isMobileOf(number: string, countries: readonly SmsCountry[]): boolean {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.country !== undefined && countries.includes(parsed.country) && mobile.has(parsed.getType() ?? '');
}

/** The gateway without the numbers of other countries and kinds: to them nothing is sent, whoever asks. */
export const withinCountries = (gateway: SmsGateway, countries: readonly SmsCountry[]): SmsGateway => ({
  send: async (sms) =>
    isMobileOf(sms.to, countries)
      ? gateway.send(sms)
      : { outcome: 'failed', reason: 'not a mobile phone of a country that messages are sent to', permanent: true },
});
