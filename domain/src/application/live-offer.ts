import type { ApplicationData } from './data.ts';

const live = ['PENDING_SEND', 'SENT', 'ACCEPTED'];

/** The one live offer of an application, besides one that is known; there is never a second one. */
export const liveOffer = ({ offers }: Pick<ApplicationData, 'offers'>, besides = '') =>
  offers.find(({ offerId, status }) => offerId !== besides && live.includes(status));

/** The offer that the person said yes to. */
export const acceptedOffer = ({ offers }: Pick<ApplicationData, 'offers'>) =>
  offers.find(({ status }) => status === 'ACCEPTED');
