import { describe, expect, it } from '@jest/globals';
import { notification } from '../notification/notification.ts';
import { offer } from '../offer/offer.ts';
import { arrowsFrom } from './chart.ts';

const told = (path: string) =>
  arrowsFrom(offer, path).map(({ region, from, event, to }) => `${region}: ${from} ${event} ${to}`);

/** Expected from DOMAIN.md section 5, tables 9 to 11. */
describe('arrows that may be taken from a state', () => {
  it('are those of the whole state: an offer is sent once it is approved, not before', () => {
    const sending = 'status: PENDING_SEND OfferSent SENT';
    expect(told('draft.editable.passed')).toContain(sending);
    expect(told('draft.editable.unapproved')).not.toContain(sending);
    expect(told('draft.approving')).not.toContain(sending);
  });
  it('stand in each region that they move', () => {
    expect(told('draft.editable.passed')).toEqual(
      expect.arrayContaining(['approval: PASSED OfferRevised UNAPPROVED', 'link: NOT_SENT OfferSent VALID']),
    );
  });
  it('have no region where the state is one word, and are none at the end', () => {
    expect(arrowsFrom(notification, 'QUEUED')).toEqual([
      { region: '', from: 'QUEUED', event: 'NotificationSending', to: 'SENDING' },
      { region: '', from: 'QUEUED', event: 'NotificationCancelled', to: 'CANCELLED' },
      { region: '', from: 'QUEUED', event: 'NotificationDelivered', to: 'DELIVERED' },
    ]);
    expect(arrowsFrom(notification, 'DELIVERED')).toEqual([]);
  });
  it('tell in the first region what moves no word', () => {
    expect(told('draft.editable.unapproved')).toContain('approval: UNAPPROVED OfferEdited UNAPPROVED');
    expect(told('draft.editable.unapproved').filter((arrow) => arrow.includes('OfferEdited'))).toHaveLength(1);
  });
});
