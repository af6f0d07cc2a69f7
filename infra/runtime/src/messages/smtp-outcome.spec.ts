import { describe, expect, test } from '@jest/globals';
import { outcomeOf } from './smtp-outcome.ts';

const to = 'Lin.Xiao@example.com';
const said = (message: string, more: object = {}) =>
  outcomeOf(Object.assign(new Error(message), { code: 'EENVELOPE', responseCode: 550, ...more }), to);

describe('the reason of a mail that failed', () => {
  test.each([
    ['as it was sent', `550 <${to}> unknown`],
    ['in small letters', '550 <lin.xiao@example.com> unknown'],
    ['as where it was forwarded to', '550 5.1.1 lin.xiao@mail.internal unknown'],
    ['by the part before the sign', "550 mailbox 'lin.xiao' is gone"],
  ])('names nobody, quoted %s', (_, message) => {
    expect(JSON.stringify(said(message)).toLowerCase()).not.toContain('lin.xiao');
  });

  test('holds no link that the mail had, and is short', () => {
    const { reason } = said('554 spam: https://talent.example/interview/s3cr3t-token see https://rbl.example') as {
      readonly reason: string;
    };
    expect(reason).toBe('554 spam: <link> see <link>');
    expect(said(`550 ${'x '.repeat(5_000)}`)).toMatchObject({ reason: expect.stringMatching(/^.{1,300}$/) });
  });
});

/** RFC 5321, 4.2.1: a no before any mail is spoken of is no word about a receiver. */
describe('what a server says to everybody is away, and no fault of the mail', () => {
  test.each([
    ['a greeting of 554', { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }],
    ['no TLS where it was promised', { code: 'ETLS', responseCode: 502, command: 'STARTTLS' }],
    ['a refused HELO', { code: 'EPROTOCOL', responseCode: 550, command: 'HELO' }],
    ['a sign-in that was not configured', { code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }],
    ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }],
    ['a server that closes', { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }],
  ])('%s', (_, error) => {
    expect(said('no', error)).toMatchObject({ outcome: 'failed', permanent: false, away: true });
  });

  test.each([
    ['a receiver', { responseCode: 550, command: 'RCPT TO' }, true],
    ['a sender', { responseCode: 550, command: 'MAIL FROM' }, true],
    ['the words', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true],
    ['a receiver for now', { responseCode: 451, command: 'RCPT TO' }, false],
  ])('%s refused is of this mail', (_, error, permanent) => {
    const outcome = said('no', error);
    expect(outcome).toMatchObject({ outcome: 'failed', permanent });
    expect(outcome).not.toHaveProperty('away');
  });
});
