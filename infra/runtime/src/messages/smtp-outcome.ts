import type { Delivery } from './port.ts';

interface SmtpError {
  readonly message?: string;
  readonly code?: string;
  /** What was asked for when it failed. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly syscall?: string;
  readonly timeoutType?: string;
  readonly originalCode?: string;
  readonly errno?: number;
}

/** Codes of failures that happen before any part of a mail was handed over, whichever mail it is. */
const away = new Set(['EDNS', 'EAUTH', 'ETLS', 'ENOTFOUND', 'ECONNREFUSED', 'EREQUIRETLS']);
/** Times that are over before a mail is begun. */
const beforehand = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);
/** TLS was not agreed upon, or its certificate is not trusted. */
const noTls = /^ERR_(SSL|TLS)_|CERT|^UNABLE_TO_/;
/** The server closes for everybody, or wants a sign-in or TLS first, which is ours to set. */
const toEverybody = new Set([421, 530]);
/** What is asked before any mail is spoken of: a no to it is said to everybody. */
const greetings = new Set(['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS']);

/**
 * Servers quote what they were handed: the address as they write it, and links, whose tokens open pages. The reason is kept in the log,
 * where neither may be.
 */
function withoutQuotes(message: string, recipient: string): string {
  const [local = ''] = recipient.toLowerCase().split('@');
  const hidden = (word: string) => {
    if (word.includes('@') || (local.length > 2 && word.toLowerCase().includes(local))) return '<recipient>';
    return word.includes('://') ? '<link>' : word;
  };
  return message.slice(0, 2_000).split(/\s/).map(hidden).join(' ').slice(0, 300);
}

/** What became of a mail whose sending ended in this error; the reason names nobody. */
export function outcomeOf(error: unknown, recipient: string): Delivery {
  const {
    message = '',
    code = '',
    command = '',
    responseCode,
    syscall,
    timeoutType = '',
    originalCode = '',
  } = error as SmtpError;
  const reason = withoutQuotes(message, recipient) || code;
  const saidNo = responseCode !== undefined && responseCode >= 400;
  if (code === 'EAUTH' || (saidNo && (toEverybody.has(responseCode) || greetings.has(command))))
    return { outcome: 'failed', reason, permanent: false, away: true };
  if (saidNo) return { outcome: 'failed', reason, permanent: responseCode >= 500 };
  if (
    away.has(code) ||
    beforehand.has(timeoutType) ||
    noTls.test(originalCode) ||
    syscall === 'connect' ||
    syscall === 'getaddrinfo'
  ) {
    return { outcome: 'failed', reason, permanent: false, away: true };
  }
  if (code === 'EENVELOPE') return { outcome: 'failed', reason, permanent: false };
  return { outcome: 'unknown', reason: reason || 'the connection broke' };
}
