import type { EventNamed } from '@talentlog/contracts';
import { type Tellings, tell } from './public-event.ts';

const details = ({ data }: EventNamed<'PositionCreated' | 'PositionEdited'>) => {
  const { title, titleEn, track, category, nature, department, locations, hiringCount } = data.details;
  return {
    positionId: data.positionId,
    ...{ title, titleEn, track, category, nature, department, locations, hiringCount },
  };
};

/** What other systems hear of positions and of their advertisements. */
export const ofPositions: Tellings = {
  PositionCreated: (event) => tell('position.created', details(event)),
  PositionEdited: (event) => tell('position.changed', details(event)),
  PositionOpened: ({ data: { positionId } }) => tell('position.opened', { positionId }),
  PositionPaused: ({ data: { positionId } }) => tell('position.paused', { positionId }),
  PositionFilled: ({ data: { positionId } }) => tell('position.filled', { positionId }),
  PositionClosed: ({ data: { positionId } }) => tell('position.closed', { positionId }),
  PositionReopened: ({ data: { positionId } }) => tell('position.reopened', { positionId }),
  AdvertisementCreated: ({ data: { advertisementId, positionId, number, details: said } }) =>
    tell('advertisement.created', {
      ...{ advertisementId, positionId, number },
      ...{ channel: said.channel, deadline: said.deadline },
    }),
  AdvertisementEdited: ({ data: { advertisementId, details: said } }) =>
    tell('advertisement.changed', { advertisementId, channel: said.channel, deadline: said.deadline }),
  AdvertisementPublished: ({ data: { advertisementId } }) => tell('advertisement.published', { advertisementId }),
  AdvertisementEnabled: ({ data: { advertisementId, deadline } }) =>
    tell('advertisement.published', { advertisementId, deadline }),
  AdvertisementUnpublished: ({ data: { advertisementId } }) =>
    tell('advertisement.stopped', { advertisementId, cause: 'STAFF' }),
  AdvertisementStopped: ({ data: { advertisementId, cause } }) =>
    tell('advertisement.stopped', { advertisementId, cause }),
};
