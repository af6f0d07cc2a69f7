import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { AdvertisementDetails } from './advertisement.ts';

const staff = { staff: 'MANAGE_POSITION' } as const;
const onAdvertisement = z.strictObject({ advertisementId: Id });

export const advertisementCommands = {
  CreateAdvertisement: command({
    aggregate: 'advertisement',
    payload: z.strictObject({ positionId: Id, details: AdvertisementDetails }),
    grants: [staff],
    emits: ['AdvertisementCreated'],
    refusals: ['ad.deadline_past', 'position.unavailable'],
  }),
  EditAdvertisement: command({
    aggregate: 'advertisement',
    payload: z.strictObject({ advertisementId: Id, details: AdvertisementDetails }),
    grants: [staff],
    emits: ['AdvertisementEdited'],
    refusals: ['ad.deadline_past'],
  }),
  PublishAdvertisement: command({
    aggregate: 'advertisement',
    payload: onAdvertisement,
    grants: [staff, { system: true }],
    emits: ['AdvertisementPublished'],
    refusals: ['ad.deadline_past', 'ad.position_not_open'],
  }),
  UnpublishAdvertisement: command({
    aggregate: 'advertisement',
    payload: onAdvertisement,
    grants: [staff],
    emits: ['AdvertisementUnpublished'],
    refusals: [],
  }),
  StopAdvertisement: command({
    aggregate: 'advertisement',
    payload: z.strictObject({
      advertisementId: Id,
      cause: z.enum(['STAFF', 'DEADLINE', 'POSITION_CLOSED']).default('STAFF'),
    }),
    grants: [staff, { system: true }],
    emits: ['AdvertisementStopped'],
    refusals: [],
  }),
  EnableAdvertisement: command({
    aggregate: 'advertisement',
    payload: z.strictObject({ advertisementId: Id, deadline: Instant }),
    grants: [staff],
    emits: ['AdvertisementEnabled'],
    refusals: ['ad.deadline_past'],
  }),
  DeleteAdvertisement: command({
    aggregate: 'advertisement',
    payload: onAdvertisement,
    grants: [staff],
    emits: ['AdvertisementDeleted'],
    refusals: ['ad.has_deliveries'],
  }),
};
