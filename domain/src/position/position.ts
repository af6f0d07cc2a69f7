import { type PositionDetails, positionCommands, positionEvents } from '@talentlog/contracts';
import { accept, defineAggregate, lifecycle } from '../shared/aggregate.ts';

/**
 * A position: what is hired for. HR owns it; the people responsible see its applications. It gates publication (only an OPEN
 * position is advertised) and delivery (see `availability.ts`). Source: DOMAIN.md section 3.
 */
const machine = lifecycle(positionEvents)({
  initial: 'NONE',
  states: {
    NONE: { on: { PositionCreated: 'DRAFT' } },
    DRAFT: {
      on: { AdvertisementAttached: 'DRAFT', PositionEdited: 'DRAFT', PositionOpened: 'OPEN', PositionClosed: 'CLOSED' },
    },
    OPEN: {
      on: {
        AdvertisementAttached: 'OPEN',
        PositionEdited: 'OPEN',
        PositionPaused: 'PAUSED',
        PositionFilled: 'FILLED',
        PositionClosed: 'CLOSED',
      },
    },
    PAUSED: {
      on: {
        AdvertisementAttached: 'PAUSED',
        PositionEdited: 'PAUSED',
        PositionOpened: 'OPEN',
        PositionClosed: 'CLOSED',
      },
    },
    FILLED: { on: { AdvertisementAttached: 'FILLED', PositionOpened: 'OPEN', PositionClosed: 'CLOSED' } },
    CLOSED: { on: { PositionReopened: 'DRAFT' } },
  },
});

export interface PositionData {
  readonly details: PositionDetails | undefined;
  readonly hrOwnerId: string;
  readonly responsibleIds: readonly string[];
  readonly advertisementIds: readonly string[];
}

export const position = defineAggregate({
  name: 'position',
  commands: positionCommands,
  events: positionEvents,
  lifecycle: machine,
  initialData: { details: undefined, hrOwnerId: '', responsibleIds: [], advertisementIds: [] } as PositionData,
  evolve: (data, event): PositionData => {
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
      case 'PositionOpened':
      case 'PositionPaused':
      case 'PositionFilled':
      case 'PositionClosed':
      case 'PositionReopened':
        return data;
    }
  },
  deciders: {
    CreatePosition: {
      target: (_payload, { newId }) => ({ aggregate: 'position', id: newId() }),
      decide: ({ id, payload, actor }) =>
        accept(
          {
            type: 'PositionCreated',
            data: {
              positionId: id,
              details: payload.details,
              hrOwnerId: actor.id,
              responsibleIds: payload.responsibleIds,
            },
          },
          { positionId: id },
        ),
    },
    EditPosition: {
      decide: ({ id, payload }) =>
        accept({ type: 'PositionEdited', data: { positionId: id, details: payload.details } }),
    },
    OpenPosition: { decide: ({ id }) => accept({ type: 'PositionOpened', data: { positionId: id } }) },
    PausePosition: { decide: ({ id }) => accept({ type: 'PositionPaused', data: { positionId: id } }) },
    FillPosition: { decide: ({ id }) => accept({ type: 'PositionFilled', data: { positionId: id } }) },
    ClosePosition: {
      decide: ({ id, payload }) => accept({ type: 'PositionClosed', data: { positionId: id, reason: payload.reason } }),
    },
    ReopenPosition: { decide: ({ id }) => accept({ type: 'PositionReopened', data: { positionId: id } }) },
  },
  ownership: (_data, id) => ({ positionId: id }),
});
