import { z } from 'zod';
import { WrittenLanguage } from '../message-template/bilingual.ts';
import { Pay } from '../position/position.ts';
import { query } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import {
  AccountRef,
  AllowedActions,
  flag,
  many,
  Paging,
  PositionRef,
  Revision,
  Search,
} from '../shared/query-shapes.ts';
import { FileRef, Id, Language } from '../shared/shapes.ts';
import { OfferPay, RequiredTerm } from './offer.ts';
import { OfferRow } from './offer-row.ts';

const standings = many(oneLine.max(20));

export const offerQueries = {
  offers: query({
    params: z.strictObject({ approval: standings, status: standings, mine: flag, text: Search, ...Paging }),
    result: z.object({ rows: z.array(OfferRow) }),
    grants: [{ staff: 'VIEW_OFFER' }],
    reads: 'LINES',
    view: 'offers',
  }),
  offerDetail: query({
    params: z.strictObject({ offerId: Id }),
    result: OfferRow.extend({
      pay: z.object({ monthly: z.number(), months: z.number(), signOn: z.number(), note: z.string() }).nullable(),
      /** What the position was published with; null once it is gone. */
      payRange: Pay.nullable(),
      /** What the approvers were asked about before, in an earlier version or the offer that this one takes the place of. */
      before: z
        .object({ pay: OfferPay.nullable(), type: z.string(), positionTitle: z.string(), plannedEntryDate: z.string() })
        .nullable(),
      probationMonths: z.number(),
      positionTitle: z.string(),
      /** Those who are asked to agree, in order, also before it was submitted. */
      approvers: z.array(AccountRef),
      attachment: FileRef.nullable(),
      /** The letter that was sent as a PDF, and which wording it was written with; version 0 is what the product comes with. */
      paper: FileRef.nullable(),
      paperTemplate: z.object({ language: z.string(), track: z.string(), version: z.number() }).nullable(),
      workLocation: z.string(),
      note: z.string(),
      linkDays: z.number(),
      /** What it lacks before it can be submitted; empty once it was. */
      missing: z.array(RequiredTerm),
      letter: z.string().nullable(),
      /** Why it was withdrawn or refused, in the words of who did; null where nobody said. */
      endReason: z.string().nullable(),
      /** The person's language, for the words that go to them. */
      language: Language,
    }),
    grants: [{ staff: 'VIEW_OFFER' }],
    reads: 'OFFER',
    view: 'offers',
  }),
  /** The letter as it would be printed if the offer were sent now: its words, and what they say of this offer. */
  offerPaper: query({
    params: z.strictObject({ offerId: Id, language: WrittenLanguage }),
    result: z.object({
      jobSeekerId: Id,
      texts: z.object({ subject: z.string(), content: z.string() }),
      track: z.string(),
      version: z.number(),
      values: z.record(z.string(), z.string()),
    }),
    grants: [{ staff: 'MANAGE_OFFER' }],
    reads: 'OFFER',
    view: 'offers',
  }),
  offerPage: query({
    params: z.strictObject({ id: Id.optional() }),
    result: z.object({
      offerId: Id,
      name: z.string(),
      position: PositionRef,
      type: z.string(),
      status: z.string(),
      link: z.string(),
      invalidReason: z.string().nullable(),
      pay: z.object({ monthly: z.number(), months: z.number(), signOn: z.number(), note: z.string() }).nullable(),
      plannedEntryDate: z.string(),
      probationMonths: z.number(),
      workLocation: z.string(),
      letter: z.string(),
      expiresAt: z.string().nullable(),
      answeredAt: z.string().nullable(),
      attachment: FileRef.nullable(),
      /** The letter as a PDF; null where none was printed, and once the offer was taken back. */
      paper: FileRef.nullable(),
      contact: z.string(),
      revision: Revision,
      allowedActions: AllowedActions,
    }),
    grants: [
      { link: 'offer', stepUp: 'code' },
      { self: 'VIEW_USER', stepUp: 'code' },
    ],
    reads: 'OWN',
    view: 'offers',
  }),
};
