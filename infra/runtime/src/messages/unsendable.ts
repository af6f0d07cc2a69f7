import type { Mail, Mailer, Sms } from './port.ts';

/** Of a machine without a mail server whose dev inbox is closed. */
export const absentMailer: Mailer = {
  absent: 'SMTP_HOST is not set: no mail leaves',
  send: async () => ({ outcome: 'failed', reason: 'no mail server is set up', permanent: true }),
};

// One address without anything that SMTP or a header list would read as more than one.
const oneAddress = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/;
const oneNumber = /^\+\d{6,15}$/;
const messageId = /^[0-9A-Za-z._-]{1,100}$/;
const hasControl = (text: string): boolean => [...text].some((sign) => sign < ' ' || sign === '\u007f');

/** Why a mail must not be handed to a server at all; every mailer refuses it alike. */
export function unsendableMail({ id, to, subject, sender = '' }: Mail): string | undefined {
  if (!messageId.test(id)) return 'message id is malformed';
  if (!oneAddress.test(to) || hasControl(to)) return 'recipient is not one address';
  if (hasControl(subject)) return 'subject has control characters';
  if (hasControl(sender)) return 'sender has control characters';
  return undefined;
}

/** Why an SMS must not be handed to a provider at all. */
export function unsendableSms({ id, to, text }: Sms): string | undefined {
  if (!messageId.test(id)) return 'message id is malformed';
  if (!oneNumber.test(to)) return 'recipient is not one number';
  return text.trim() === '' ? 'there is nothing to say' : undefined;
}
