import type { SmsGateway } from './port.ts';

/**
 * Numbers of mobile phones by country code, without it: what is sent elsewhere (short and premium numbers, shared costs, satellites) can
 * be a way to earn money by asking for messages. North America without 900, 976, personal and toll-free numbers and the islands whose
 * messages cost more.
 */
const mobile = {
  '86': /^1[3-9]\d{9}$/,
  '852': /^[4-79]\d{7}$|^8[4-9]\d{6}$/,
  '853': /^6\d{7}$/,
  '886': /^9\d{8}$/,
  '1': /^(?!900|976|[58](\d)\1|700|710|242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876)[2-9]\d{2}(?!976)[2-9]\d{6}$/,
  '33': /^[67]\d{8}$/,
  '34': /^[67]\d{8}$/,
  '39': /^3\d{8,9}$/,
  '44': /^7[1-57-9]\d{8}$/,
  '46': /^7[02369]\d{7}$/,
  '49': /^1[567]\d{8,9}$/,
  '60': /^1\d{8,9}$/,
  '61': /^4\d{8}$/,
  '64': /^2\d{7,9}$/,
  '65': /^[89]\d{7}$/,
  '66': /^[689]\d{8}$/,
  '81': /^[789]0\d{8}$/,
  '82': /^10\d{7,8}$/,
  '84': /^[35789]\d{8}$/,
  '91': /^[6-9]\d{9}$/,
} as const satisfies Record<string, RegExp>;

/** A country whose mobile numbers are known here, as its code. */
export type NumberPlan = keyof typeof mobile;

/** Every country whose numbers are known. */
export const numberPlans = Object.keys(mobile) as readonly NumberPlan[];

/** Whether a number (E.164) is that of a mobile phone of one of the countries. */
export const isMobileOf = (number: string, plans: readonly NumberPlan[]): boolean =>
  plans.some((plan) => number.startsWith(`+${plan}`) && mobile[plan].test(number.slice(plan.length + 1)));

/** The gateway without the numbers that no plan has: to them nothing is sent, whoever asks. */
export const withinPlans = (gateway: SmsGateway, plans: readonly NumberPlan[]): SmsGateway => ({
  send: async (sms) =>
    isMobileOf(sms.to, plans)
      ? gateway.send(sms)
      : { outcome: 'failed', reason: 'the number is in no plan that messages are sent to', permanent: true },
});
