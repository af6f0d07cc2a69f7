import { TryAgain } from '../../follower/pauses.ts';
import type { Sms, SmsGateway } from '../port.ts';
import { countryOf } from '../sms-countries.ts';
import { unsendableSms } from '../unsendable.ts';
import type { SmsLedger } from './ledger/port.ts';
import type { Receipt, SmsProvider } from './port.ts';

/** What a code is sent by: the budget keeps a share for these. */
export const codeTemplate = 'CODE';

/** As many as may leave in an hour have left: the message waits. */
export class SmsBudgetSpent extends TryAgain {
  constructor(override readonly afterMs: number) {
    super('as many SMS as may leave in an hour have left');
  }
}

interface CountedParts {
  readonly ledger: SmsLedger;
  readonly now?: () => number;
}

/**
 * The gateway within its budget, and once: what was taken is not sent again under its id, whatever the provider knows of ids. Throws
 * SmsBudgetSpent without asking while there is no place.
 */
export const countedSms = (gateway: SmsGateway, { ledger, now = Date.now }: CountedParts): SmsGateway => ({
  async send(sms: Sms) {
    const wrong = unsendableSms(sms);
    if (wrong !== undefined) return { outcome: 'failed', reason: wrong, permanent: true };
    const share = sms.template === codeTemplate ? 'codes' : 'messages';
    const country = await countryOf(sms.to);
    const begun = await ledger.begin({ id: sms.id, country, share, record: sms.record, now: now() });
    if ('sentAs' in begun) return { outcome: 'sent', providerId: begun.sentAs };
    if ('retryInMs' in begun) throw new SmsBudgetSpent(begun.retryInMs);
    const back = () => ledger.giveBack(begun.place);
    const delivery = await gateway.send(sms).catch(async (error: unknown) => {
      await back();
      throw error;
    });
    if (delivery.outcome === 'sent') await ledger.sent(sms.id, delivery.providerId);
    else if (delivery.outcome === 'failed') await back();
    return delivery;
  },
});

/** Stands where no provider is configured: nothing leaves, and whoever sends hears why at once. */
export const absentSms: SmsGateway = {
  absent: 'SMS_PROVIDER is not set: no SMS leaves, and nobody can sign in by phone',
  send: async () => ({ outcome: 'failed', reason: 'no SMS provider is set up', permanent: true }),
};

/** What became of the last SMS of a notification, where the provider can be asked; undefined while nobody knows. */
export type AskSms = (notificationId: string, to: string) => Promise<Receipt | undefined>;

/** Asks the provider. */
export const askProvider =
  ({ ask }: SmsProvider, ledger: SmsLedger): AskSms =>
  async (notificationId, to) => {
    const left = await ledger.lastOf(notificationId);
    if (ask === undefined || left === undefined || left.providerId === null) return undefined;
    return ask({ id: left.id, providerId: left.providerId, to, sentAt: new Date(left.at) });
  };
