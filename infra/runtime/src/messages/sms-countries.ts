import type { CountryCode } from 'libphonenumber-js/max';
import type { SmsGateway } from './port.ts';

/** A country, as ISO 3166-1 writes it in two letters, whose numbers are known. */
export type SmsCountry = CountryCode;

/** All of them, as the library names them. */
const known: ReadonlySet<string> = new Set(
  `AC AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC
    CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB
    GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH
    KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV
    MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB
    SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US
    UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`.split(/\s+/),
);

/** Whether this is the code of such a country. */
export const isSmsCountry = (code: string): code is SmsCountry => known.has(code);

/** Where messages are sent when nobody says otherwise. */
export const usualSmsCountries: readonly SmsCountry[] = 'CN HK MO TW US CA GB DE FR ES IT SE AU NZ SG MY TH JP KR VN IN'
  .split(' ')
  .filter(isSmsCountry);

/** What is known of the world's numbers takes megabytes in each thread: loaded with the first one that is looked at. */
const numbers = () => import('libphonenumber-js/max');

/** North America tells its mobile phones apart by no prefix. */
const mobile = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Whether a number (E.164) is that of a mobile phone of one of the countries. What is sent elsewhere (short, premium and shared-cost
 * numbers, satellites) can be a way to earn money by asking for messages.
 */
export async function isMobileOf(number: string, countries: readonly SmsCountry[]): Promise<boolean> {
  const { parsePhoneNumberFromString } = await numbers();
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.country !== undefined && countries.includes(parsed.country) && mobile.has(parsed.getType() ?? '');
}

/** The country of a number (E.164), by which messages are counted. */
export async function countryOf(number: string): Promise<string> {
  const { parsePhoneNumberFromString } = await numbers();
  return parsePhoneNumberFromString(number)?.country ?? 'ZZ';
}

/** The gateway without the numbers of other countries and kinds: to them nothing is sent, whoever asks. */
export const withinCountries = (gateway: SmsGateway, countries: readonly SmsCountry[]): SmsGateway => ({
  ...(gateway.absent === undefined ? {} : { absent: gateway.absent }),
  send: async (sms) =>
    (await isMobileOf(sms.to, countries))
      ? gateway.send(sms)
      : { outcome: 'failed', reason: 'not a mobile phone of a country that messages are sent to', permanent: true },
});
