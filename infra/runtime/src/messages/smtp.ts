import { createTransport } from 'nodemailer';
import { peerLimits } from '../peers/peer.ts';
import type { Delivery, Mail, Mailer } from './port.ts';
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
  /** Longest time for one mail, from the first byte to the last answer; by default 10 s. */
  readonly timeoutMs?: number;
}

/**
 * A mailer over SMTP. The Message-ID is `<id@talentlog>`, so that a repeated mail is recognised as the same one. A refusal by the
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
    connectionTimeout: connectMs,
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
          messageId: `<${mail.id}@talentlog>`,
          from: from(settings, mail.sender),
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
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

/** A name that the configuration says goes before that of the company. */
const from = ({ from: configured }: SmtpSettings, name = '') =>
  name === '' || configured.includes('<') ? configured : { name, address: configured };

interface SmtpError {
  readonly message?: string;
  readonly code?: string;
  readonly responseCode?: number;
  readonly syscall?: string;
  readonly timeoutType?: string;
  readonly errno?: number;
}

/** Codes of failures that happen before any part of a mail was handed over, whichever mail it is. */
const away = new Set(['EDNS', 'EAUTH', 'ETLS', 'ENOTFOUND', 'ECONNREFUSED', 'EREQUIRETLS']);
/** The server closes for everybody. */
const closing = 421;

function outcomeOf(error: unknown, recipient: string): Delivery {
  const { message = '', code = '', responseCode, syscall, timeoutType } = error as SmtpError;
  // Servers quote the address; the reason is kept in the log, where no address may be.
  const reason = message.replaceAll(recipient, '<recipient>').slice(0, 300) || code;
  if (code === 'EAUTH' || responseCode === closing) return { outcome: 'failed', reason, permanent: false, away: true };
  if (responseCode !== undefined && responseCode >= 400) {
    return { outcome: 'failed', reason, permanent: responseCode >= 500 };
  }
  if (away.has(code) || timeoutType === 'connection' || syscall === 'connect' || syscall === 'getaddrinfo') {
    return { outcome: 'failed', reason, permanent: false, away: true };
  }
  if (code === 'EENVELOPE') return { outcome: 'failed', reason, permanent: false };
  return { outcome: 'unknown', reason: reason || 'the connection broke' };
}
