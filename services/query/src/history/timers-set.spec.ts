import { describe, expect, it } from '@jest/globals';
import type { OpenedEvent } from '@talentlog/runtime';
import { timersSet } from './timers-set.ts';

const offerId = '00000000-0000-4000-8000-00000000000f';
const event = (id: string, type: string, at: string, metadata: object = {}, data: object = {}): OpenedEvent =>
  ({ id, type, at, metadata, data: { offerId, ...data } }) as unknown as OpenedEvent;

/** DOMAIN.md section 2: two reminders, 72 and 24 hours before the link's end, and the end itself. */
const sent = event('sent', 'OfferSent', '2026-11-16T02:41:07.000Z', {}, { expiresAt: '2026-11-23T15:59:59.999Z' });
const byTimer = (command: string) => ({ actor: 'system:timer', causationId: 'sent', commandName: command });
const fates = (events: readonly OpenedEvent[], now: string) =>
  timersSet(events, now).map(([id, { what, state, at }]) => [id, what, state, at]);

describe('the timers an event set', () => {
  it('wait until they are due', () =>
    expect(fates([sent], '2026-11-17T00:00:00.000Z')).toEqual([
      ['sent', 'ExpireOffer', 'WAITING', '2026-11-23T15:59:59.999Z'],
      ['sent', 'RemindOffer', 'WAITING', '2026-11-20T15:59:59.999Z'],
      ['sent', 'RemindOffer', 'WAITING', '2026-11-22T15:59:59.999Z'],
    ]));

  it('name the event that comes of them', () => {
    const led = timersSet([sent], '2026-11-17T00:00:00.000Z').map(([, { leadsTo }]) => leadsTo);
    expect(led).toEqual(['OfferExpired', 'OfferReminded', 'OfferReminded']);
  });

  it('fired, where the system did for them what they ask for, and are cancelled by an answer', () => {
    const reminded = event('reminded', 'OfferReminded', '2026-11-20T16:00:01.000Z', byTimer('RemindOffer'));
    const accepted = event('accepted', 'OfferAccepted', '2026-11-21T01:00:00.000Z', { actor: 'link:x' });
    expect(fates([sent, reminded, accepted], '2026-12-30T00:00:00.000Z')).toEqual([
      ['sent', 'ExpireOffer', 'CANCELLED', '2026-11-21T01:00:00.000Z'],
      ['sent', 'RemindOffer', 'FIRED', '2026-11-20T16:00:01.000Z'],
      ['sent', 'RemindOffer', 'CANCELLED', '2026-11-21T01:00:00.000Z'],
    ]);
  });

  it('are not fired by a person who does the same by hand, nor by what another event set', () => {
    const byHand = event('byHand', 'OfferReminded', '2026-11-17T00:00:00.000Z', {
      ...byTimer('RemindOffer'),
      actor: 'somebody',
    });
    const ofAnother = event('other', 'OfferReminded', '2026-11-17T00:00:00.000Z', {
      ...byTimer('RemindOffer'),
      causationId: 'else',
    });
    expect(fates([sent, byHand, ofAnother], '2026-11-18T00:00:00.000Z').map(([, , state]) => state)).toEqual([
      'WAITING',
      'WAITING',
      'WAITING',
    ]);
  });

  it('moved with a new link, and passed where nothing came of them in time', () => {
    const renewed = event(
      'renewed',
      'OfferLinkRenewed',
      '2026-11-21T00:00:00.000Z',
      {},
      {
        expiresAt: '2026-11-30T15:59:59.999Z',
      },
    );
    expect(fates([sent, renewed], '2026-11-28T00:00:00.000Z')).toEqual([
      ['sent', 'ExpireOffer', 'MOVED', '2026-11-21T00:00:00.000Z'],
      ['sent', 'RemindOffer', 'PASSED', '2026-11-20T15:59:59.999Z'],
      ['sent', 'RemindOffer', 'MOVED', '2026-11-21T00:00:00.000Z'],
      ['renewed', 'ExpireOffer', 'WAITING', '2026-11-30T15:59:59.999Z'],
      ['renewed', 'RemindOffer', 'PASSED', '2026-11-27T15:59:59.999Z'],
      ['renewed', 'RemindOffer', 'WAITING', '2026-11-29T15:59:59.999Z'],
    ]);
  });
});
