import { createTransport } from 'nodemailer';
import { peerLimits } from '../peers/peer.ts';
import { recordHeader, recordLine } from './bounce.ts';
import { messageIdOf } from './message-id.ts';
import type { Mail, Mailer } from './port.ts';
import { outcomeOf } from './smtp-outcome.ts';
import { unsendableMail } from './unsendable.ts';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (port 465); otherwise STARTTLS, which is required as soon as there is a password to protect. */
  readonly secure: boolean;
  readonly user?: string;
  readonly pass?: string;
  /** One address, as `talent@example.com`, or with a name, as `Talent Team <talent@example.com>`. */
  readonly from: string;
  /** Whom the server returns to what it took and could not deliver; by default the sender. */
  readonly returnTo?: string | undefined;
  /** Longest time for one mail, from the first byte to the last answer; by default 10 s. */
  readonly timeoutMs?: number;
}

/**
 * A mailer over SMTP. The Message-ID is made of the mail's id, so that a repeated mail is recognised as the same one. A refusal by the
 * server is `failed` (4xx temporary, 5xx permanent, a failed sign-in temporary, since it is ours to repair); a server that was never
 * reached is `failed` and temporary; whatever broke in between is `unknown`.
 */
export function smtpMailer(settings: SmtpSettings): Mailer {
  const timeout = settings.timeoutMs ?? peerLimits.callMs;
  const connectMs = Math.min(timeout, peerLimits.connectMs);
  const transport = createTransport({
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    requireTLS: settings.user !== undefined && !settings.secure,
    ...(settings.user === undefined ? {} : { auth: { user: settings.user, pass: settings.pass ?? '' } }),
    // From the first packet to the end of STARTTLS.
    connectionTimeout: Math.min(timeout, 2 * connectMs),
    dnsTimeout: connectMs,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const wrong = unsendableMail(mail);
      if (wrong !== undefined) return { outcome: 'failed', reason: wrong, permanent: true };
      try {
        const sent = await transport.sendMail({
          messageId: messageIdOf(mail.id, settings.from),
          from: from(settings, mail.sender),
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.calendar === undefined ? {} : { icalEvent: { ...mail.calendar, filename: 'interview.ics' } }),
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail), ...recordHeaders(mail) },
          ...(settings.returnTo === undefined ? {} : { envelope: { from: settings.returnTo, to: mail.to } }),
          // A server that sends a byte now and then is never silent for long, and would keep the connection for ever.
          signal: AbortSignal.timeout(connectMs + timeout),
        });
        return { outcome: 'sent', providerId: /queued as ([\w.-]{1,100})/i.exec(sent.response)?.[1] ?? mail.id };
      } catch (error) {
        return outcomeOf(error, mail.to);
      }
    },
  };
}

const unsubscribeHeaders = ({ unsubscribe }: Mail): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const recordHeaders = ({ record }: Mail): Record<string, string> =>
  record === undefined ? {} : { [recordHeader]: recordLine(record) };

/** A name that the configuration says goes before that of the company. */
const from = ({ from: configured }: SmtpSettings, name = '') =>
  name === '' || configured.includes('<') ? configured : { name, address: configured };
