import { z } from 'zod';
import { AccountRef, AllowedActions, PersonSeen, PositionRef, Revision } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';

/** An offer as lists show it. */
export const OfferRow = z.object({
  offerId: Id,
  applicationId: Id,
  person: PersonSeen,
  position: PositionRef,
  type: z.string(),
  approval: z.string(),
  status: z.string(),
  link: z.string(),
  invalidReason: z.string().nullable(),
  plannedEntryDate: z.string(),
  expiresAt: z.string().nullable(),
  sender: AccountRef.nullable(),
  steps: z.array(
    z.object({
      approver: AccountRef,
      status: z.string(),
      at: z.string().nullable(),
      /** Null in lists. */
      reason: z.string().nullable(),
      forwardedFrom: z.array(AccountRef),
    }),
  ),
  currentApprover: AccountRef.nullable(),
  version: z.number(),
  updatedAt: z.string(),
  revision: Revision,
  allowedActions: AllowedActions,
});
