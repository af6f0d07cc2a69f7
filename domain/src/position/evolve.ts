import type { EventsOf, PositionDetails, positionEvents } from '@talentlog/contracts';

export interface PositionData {
  readonly details: PositionDetails | undefined;
  readonly hrOwnerId: string;
  readonly responsibleIds: readonly string[];
  readonly advertisementIds: readonly string[];
}

export const noPosition: PositionData = { details: undefined, hrOwnerId: '', responsibleIds: [], advertisementIds: [] };

export const evolvePosition = (data: PositionData, event: EventsOf<typeof positionEvents>): PositionData => {
  switch (event.type) {
    case 'PositionCreated':
      return {
        details: event.data.details,
        hrOwnerId: event.data.hrOwnerId,
        responsibleIds: event.data.responsibleIds,
        advertisementIds: [],
      };
    case 'AdvertisementAttached':
      return { ...data, advertisementIds: [...data.advertisementIds, event.data.advertisementId] };
    case 'PositionEdited':
      return { ...data, details: event.data.details };
    case 'PositionHandedOver': {
      const { fromAccountId, toAccountId } = event.data;
      const next = (accountId: string) => (accountId === fromAccountId ? toAccountId : accountId);
      return { ...data, hrOwnerId: next(data.hrOwnerId), responsibleIds: [...new Set(data.responsibleIds.map(next))] };
    }
    case 'PositionOpened':
    case 'PositionPaused':
    case 'PositionFilled':
    case 'PositionClosed':
    case 'PositionReopened':
      return data;
  }
};
