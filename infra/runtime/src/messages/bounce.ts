import type { SmsRecord } from './port.ts';

/** Header by which a mail that comes back names the try of a notification that it was. */
export const recordHeader = 'X-Talentlog-Notification';
/** What is written there. */
export const recordLine = ({ notificationId, attempt }: SmsRecord): string => `${notificationId} ${attempt}`;

/** A mail that was taken and came back. */
export interface Bounce {
  readonly record: SmsRecord;
  /** For people; names nobody. */
  readonly reason: string;
}

const written = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) ([1-9]\d{0,2})$/;
/** RFC 3463, those that people can do something about. */
const meanings: Readonly<Record<string, string>> = {
  '1.1': 'there is no such mailbox',
  '1.2': 'there is no such domain',
  '1.10': 'its domain takes no mail',
  '2.1': 'the mailbox is closed',
  '2.2': 'the mailbox is full',
  '4.1': 'its server does not answer',
  '4.7': 'it was tried for too long',
  '7.1': 'its server refuses our mail',
};

/**
 * What a delivery status notification (RFC 3464) says of a mail of ours. Undefined where it is none, where the mail is still tried or was
 * delivered, and where it does not carry what we wrote into the mail.
 */
export function bounceIn(mail: string): Bounce | undefined {
  const [head, body] = halves(mail);
  const type = fieldOf(head, 'content-type');
  if (!/^multipart\/report\b/i.test(type) || !/report-type="?delivery-status/i.test(type)) return undefined;
  const [, quoted, plain] = /boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return undefined;
  const parts = body.split(`--${boundary}`).map((part) => halves(part.trimStart()));
  const status = parts.find(([of]) => /^message\/(global-)?delivery-status/i.test(fieldOf(of, 'content-type')))?.[1];
  const returned = parts.find(([of]) =>
    /^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)/i.test(fieldOf(of, 'content-type')),
  )?.[1];
  if (status === undefined || returned === undefined || !/^action:\s*failed\b/im.test(status)) return undefined;
  const record = written.exec(fieldOf(halves(returned.trimStart())[0], recordHeader));
  if (record === null) return undefined;
  const [, code = '5.0.0'] = /^status:\s*([45]\.\d{1,3}\.\d{1,3})/im.exec(status) ?? [];
  const meaning = meanings[code.slice(2)];
  const reason = `returned by a mail server with status ${code}${meaning === undefined ? '' : `: ${meaning}`}`;
  return { record: { notificationId: record[1] ?? '', attempt: Number(record[2]) }, reason };
}

/** Before and after the first empty line. */
function halves(text: string): readonly [string, string] {
  const lines = text.replaceAll('\r\n', '\n');
  const end = lines.indexOf('\n\n');
  return end < 0 ? [lines, ''] : [lines.slice(0, end), lines.slice(end + 2)];
}

/** The words of a header, in one line. */
function fieldOf(head: string, name: string): string {
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const start = `${name.toLowerCase()}:`;
  return (
    lines
      .find((line) => line.toLowerCase().startsWith(start))
      ?.slice(start.length)
      .trim() ?? ''
  );
}
