import { z } from 'zod';
import { event } from '../shared/define.ts';
import { Id } from '../shared/shapes.ts';
import { PositionDetails } from './position.ts';

const positionId = Id;

export const positionEvents = {
  PositionCreated: event({
    version: 1,
    data: z.strictObject({ positionId, details: PositionDetails, hrOwnerId: Id, responsibleIds: z.array(Id) }),
  }),
  PositionEdited: event({ version: 1, data: z.strictObject({ positionId, details: PositionDetails }) }),
  /** What one colleague had to do with it is another one's from now on. */
  PositionHandedOver: event({ version: 1, data: z.strictObject({ positionId, fromAccountId: Id, toAccountId: Id }) }),
  PositionOpened: event({ version: 1, data: z.strictObject({ positionId }) }),
  PositionPaused: event({ version: 1, data: z.strictObject({ positionId }) }),
  PositionFilled: event({ version: 1, data: z.strictObject({ positionId }) }),
  /** The reason may name somebody; it is sealed under a key of the position. */
  PositionClosed: event({
    version: 2,
    subject: 'positionId',
    personal: ['reason'],
    revealable: [],
    withheld: {},
    data: z.strictObject({ positionId, reason: z.string() }),
  }),
  /** Bookkeeping by advertisements: what must stop when the position closes. */
  AdvertisementAttached: event({ version: 1, data: z.strictObject({ positionId, advertisementId: Id }) }),
  PositionReopened: event({ version: 1, data: z.strictObject({ positionId }) }),
};
