import type { Delivery, DevMessage, Mailer, SmsGateway } from '../port.ts';
import { unsendableMail, unsendableSms } from '../unsendable.ts';

/** Mailer and gateway of a dev inbox: what a provider would not take is refused here too, everything else is kept. */
export function keeperOf(
  keep: (message: DevMessage) => Promise<void>,
  now: () => Date,
): { mailer: Mailer; smsGateway: SmsGateway } {
  const kept = async (wrong: string | undefined, message: Omit<DevMessage, 'at'>): Promise<Delivery> => {
    if (wrong !== undefined) return { outcome: 'failed', reason: wrong, permanent: true };
    await keep({ ...message, at: now().toISOString() });
    return { outcome: 'sent', providerId: message.id };
  };
  return {
    mailer: {
      send: async (mail) => {
        const { id, to, subject, text, html, calendar } = mail;
        const file = calendar === undefined ? {} : { calendar: calendar.content };
        return kept(unsendableMail(mail), { id, kind: 'mail', to, subject, text, html, ...file });
      },
    },
    smsGateway: {
      send: async (sms) => {
        const { id, to, text } = sms;
        return kept(unsendableSms(sms), { id, kind: 'sms', to, subject: '', text, html: '' });
      },
    },
  };
}
