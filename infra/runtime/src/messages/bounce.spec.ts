import { describe, expect, test } from '@jest/globals';
import { bounceIn } from './bounce.ts';

const record = { notificationId: '0198c0de-0000-7000-8000-000000000002', attempt: 2 };
/** As Postfix writes it (RFC 3464, appendix E, with our header). */
const postfix = ({ action = 'failed', status = '5.1.1', type = 'message/rfc822', header = '' } = {}) =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mail.example (Mail Delivery System)',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4F1A.1/mail.example"',
    '',
    'This is a MIME-encapsulated message.',
    '--4F1A.1/mail.example',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Action: failed, says this text for people, and Status: 5.7.1',
    '--4F1A.1/mail.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    '',
    'Final-Recipient: rfc822; lin@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <lin@example.com>: Recipient address rejected',
    '--4F1A.1/mail.example',
    `Content-Type: ${type}`,
    '',
    'Message-ID: <0198c0de-0000-7000-8000-000000000002@talentlog>',
    header || 'X-Talentlog-Notification: 0198c0de-0000-7000-8000-000000000002 2',
    'Subject: Interview',
    '',
    'Hello',
    '--4F1A.1/mail.example--',
    '',
  ].join('\r\n');

describe('a mail that comes back', () => {
  test.each([
    ['5.1.1', 'returned by a mail server with status 5.1.1: there is no such mailbox'],
    ['5.2.2', 'returned by a mail server with status 5.2.2: the mailbox is full'],
    ['4.4.7', 'returned by a mail server with status 4.4.7: it was tried for too long'],
    ['5.9.9', 'returned by a mail server with status 5.9.9'],
  ])('with status %s names the try and why, and nobody', (status, reason) => {
    expect(bounceIn(postfix({ status }))).toEqual({ record, reason });
  });

  test('may bring the heads alone, folded or in other capitals', () => {
    const header = 'x-talentlog-notification:\r\n 0198c0de-0000-7000-8000-000000000002 2';
    expect(bounceIn(postfix({ type: 'text/rfc822-headers', header }))?.record).toEqual(record);
  });

  test.each<[string, string]>([
    ['what is still tried', postfix({ action: 'delayed', status: '4.4.1' })],
    ['what was delivered', postfix({ action: 'delivered', status: '2.0.0' })],
    ['a mail of somebody else', postfix({ header: 'X-Other: 1' })],
    ['a name that is none of ours', postfix({ header: 'X-Talentlog-Notification: ../../admin 1' })],
    ['an answer of a person who quotes a report', postfix().replace('multipart/report', 'multipart/mixed')],
    ['a receipt of reading', postfix().replace('delivery-status', 'disposition-notification')],
    ['nothing', ''],
    ['a report without an end', postfix().slice(0, 300)],
    ['a report without a boundary', postfix().replace(/;\r\n\tboundary=.*/, '')],
  ])('%s is none', (_, mail) => {
    expect(bounceIn(mail)).toBeUndefined();
  });
});
