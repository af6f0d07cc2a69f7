import { describe, expect, it } from '@jest/globals';
import { type OfferStand, standOf } from './words.ts';

const stand = (approval: string, status: string, link = 'NOT_SENT', current: string | null = null) =>
  standOf(
    { approval, status, link, currentApprover: current === null ? null : { accountId: current, name: '陈立' } },
    'me',
  );

describe('where an offer stands', () => {
  const cells: readonly (readonly [string, string, OfferStand])[] = [
    ['UNAPPROVED', 'PENDING_SEND', 'draft'],
    ['PASSED', 'PENDING_SEND', 'toSend'],
    ['REFUSED', 'PENDING_SEND', 'disagreed'],
    ['CANCELLED', 'PENDING_SEND', 'cancelled'],
    ['PASSED', 'ACCEPTED', 'accepted'],
    ['PASSED', 'ON_BOARD', 'onBoard'],
    ['APPROVING', 'INVALID', 'invalid'],
  ];
  it.each(cells)('%s and %s is %s', (approval, status, expected) => expect(stand(approval, status)).toBe(expected));
  it('is the turn of the current approver only', () => {
    expect(stand('APPROVING', 'PENDING_SEND', 'NOT_SENT', 'me')).toBe('yourTurn');
    expect(stand('APPROVING', 'PENDING_SEND', 'NOT_SENT', 'another')).toBe('approving');
  });
  it('tells a sent offer whose link ran out from one that waits', () => {
    expect(stand('PASSED', 'SENT', 'VALID')).toBe('sent');
    expect(stand('PASSED', 'SENT', 'EXPIRED')).toBe('linkExpired');
  });
});
