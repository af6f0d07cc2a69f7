import { z } from 'zod';
import { AdvertisementDetails } from '../advertisement/advertisement.ts';
import { query } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { AccountRef, AllowedActions, flag, many, Paging, Revision, Search } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { PositionDetails } from './position.ts';

export const PositionRow = z.object({
  positionId: Id,
  details: PositionDetails,
  state: z.string(),
  hrOwner: AccountRef,
  responsible: z.array(AccountRef),
  advertisements: z.array(
    z.object({
      advertisementId: Id,
      number: z.string(),
      state: z.string(),
      details: AdvertisementDetails,
      publishedAt: z.string().nullable(),
      /** What keeps it from being published now, where its own state would take it. */
      obstacle: z.enum(['ad.deadline_past', 'ad.position_not_open']).nullable(),
      revision: Revision,
      allowedActions: AllowedActions,
    }),
  ),
  applications: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  revision: Revision,
  allowedActions: AllowedActions,
});

export const positionQueries = {
  positions: query({
    params: z.strictObject({
      text: Search,
      state: many(oneLine.max(20)),
      track: many(oneLine.max(10)),
      mine: flag,
      sort: z.enum(['-updatedAt', 'title']).default('-updatedAt'),
      ...Paging,
    }),
    result: z.object({ rows: z.array(PositionRow) }),
    grants: [{ staff: 'MANAGE_POSITION' }],
    reads: 'COMPANY',
    view: 'positions',
  }),
  positionDetail: query({
    params: z.strictObject({ positionId: Id }),
    result: PositionRow,
    grants: [{ staff: 'MANAGE_POSITION' }],
    reads: 'COMPANY',
    view: 'positions',
  }),
};
