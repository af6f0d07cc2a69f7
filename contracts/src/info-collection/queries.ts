import { z } from 'zod';
import { MaskedField } from '../job-seeker/job-seeker.ts';
import { query } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import {
  AllowedActions,
  flag,
  many,
  Paging,
  PersonSeen,
  PositionRef,
  Revision,
  Search,
} from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';

const MaskedValue = MaskedField.exclude(['contact']);

export const CollectionRow = z.object({
  collectionId: Id,
  offerId: Id,
  applicationId: Id,
  person: PersonSeen,
  position: PositionRef,
  state: z.string(),
  pushing: z.boolean(),
  pushError: z.string().nullable(),
  remindedAt: z.string().nullable(),
  submittedAt: z.string().nullable(),
  entryDate: z.string().nullable(),
  expiresAt: z.string().nullable(),
  updatedAt: z.string(),
  revision: Revision,
  allowedActions: AllowedActions,
});

export const infoCollectionQueries = {
  collections: query({
    /** `failed`: those alone whose last push SAP refused. */
    params: z.strictObject({ state: many(oneLine.max(20)), failed: flag, text: Search, ...Paging }),
    result: z.object({ rows: z.array(CollectionRow) }),
    grants: [{ staff: 'MANAGE_COLLECTION' }],
    reads: 'LINES',
    view: 'collections',
  }),
  collectionDetail: query({
    params: z.strictObject({ collectionId: Id }),
    result: CollectionRow.extend({
      content: z.record(z.string(), z.unknown()),
      entry: z
        .object({
          department: z.string(),
          position: z.string(),
          employeeGroup: z.string(),
          employeeSubgroup: z.string(),
          entryDate: z.string(),
        })
        .nullable(),
      /** What SAP would still have to be told: `entry`, or paths of the content. Empty where it is not its turn. */
      missing: z.array(z.string()),
      rejection: z.object({ reason: z.string(), fields: z.array(z.string()), at: z.string() }).nullable(),
      pushes: z.array(
        z.object({ pushId: Id, at: z.string(), kind: z.string(), outcome: z.string(), message: z.string() }),
      ),
      /** Values of the content that are masked, and may be asked for. */
      masked: z.array(MaskedValue),
    }),
    grants: [{ staff: 'MANAGE_COLLECTION' }],
    reads: 'COLLECTION',
    view: 'collections',
  }),
  /** One masked value in clear, for a quarter of an hour after the viewer's own `RevealContact` of it; refused otherwise. */
  collectionValue: query({
    params: z.strictObject({ collectionId: Id, field: MaskedValue }),
    result: z.object({ jobSeekerId: Id, value: z.string(), until: z.string() }),
    grants: [{ staff: 'MANAGE_COLLECTION' }],
    reads: 'COLLECTION',
    view: 'collections',
  }),
  collectionPage: query({
    params: z.strictObject({ id: Id.optional() }),
    result: z.object({
      collectionId: Id,
      name: z.string(),
      position: PositionRef,
      state: z.enum(['TO_COLLECT', 'COLLECTING', 'COLLECTED', 'LOCKED', 'PUSHED', 'ARCHIVED']),
      /** The draft or the submitted content; shape: contracts/src/infoCollection. */
      content: z.record(z.string(), z.unknown()),
      missing: z.array(z.string()),
      rejection: z.object({ reason: z.string(), fields: z.array(z.string()), at: z.string() }).nullable(),
      expiresAt: z.string().nullable(),
      savedAt: z.string().nullable(),
      contact: z.string(),
      revision: Revision,
      allowedActions: AllowedActions,
    }),
    grants: [
      { link: 'collection', stepUp: 'code' },
      { self: 'VIEW_USER', stepUp: 'code' },
    ],
    reads: 'OWN',
    view: 'collections',
  }),
};
