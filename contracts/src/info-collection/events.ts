import { z } from 'zod';
import { event } from '../shared/define.ts';
import { sentLink } from '../shared/links.ts';
import { Id, Instant } from '../shared/shapes.ts';
import { CollectionContent } from './info-collection.ts';
import { EntryDetails, PushKind, SapRecord } from './sap-record.ts';

/** What every fact about a collection names, so that a reader needs no look-up. */
const collection = { collectionId: Id, jobSeekerId: Id, applicationId: Id, positionId: Id, offerId: Id };
/** The link to fill it in. */
const link = { ...sentLink, expiresAt: Instant };
const subject = 'jobSeekerId';

export const infoCollectionEvents = {
  CollectionCreated: event({ version: 1, data: z.strictObject(collection) }),
  CollectionSent: event({ version: 2, data: z.strictObject({ ...collection, ...link, sentBy: z.string() }) }),
  CollectionDraftSaved: event({
    version: 1,
    subject,
    personal: ['content'],
    revealable: ['content'],
    withheld: {},
    silent: true,
    data: z.strictObject({ ...collection, content: CollectionContent }),
  }),
  /** Carries the link to send again: the same one, or a new one when it was over. */
  CollectionReminded: event({ version: 2, data: z.strictObject({ ...collection, ...link, remindedBy: z.string() }) }),
  CollectionSubmitted: event({
    version: 1,
    subject,
    personal: ['content'],
    /** `sentBy` asked for it and goes on with it. */
    revealable: ['content'],
    withheld: {},
    data: z.strictObject({ ...collection, content: CollectionContent, sentBy: z.string() }),
  }),
  CollectionRejected: event({
    version: 2,
    subject,
    personal: ['reason'],
    revealable: ['reason'],
    withheld: {},
    data: z.strictObject({
      ...collection,
      ...link,
      reason: z.string(),
      fields: z.array(z.string()),
      rejectedBy: z.string(),
    }),
  }),
  EntryDetailsSet: event({ version: 1, data: z.strictObject({ ...collection, entry: EntryDetails }) }),
  CollectionLocked: event({ version: 1, data: z.strictObject(collection) }),
  CollectionUnlocked: event({ version: 1, data: z.strictObject(collection) }),
  SapPushRequested: event({
    version: 1,
    subject,
    personal: ['record'],
    revealable: ['record'],
    withheld: {},
    data: z.strictObject({ ...collection, pushId: Id, kind: PushKind, record: SapRecord, requestedBy: z.string() }),
  }),
  SapPushed: event({
    version: 1,
    subject,
    personal: ['message'],
    revealable: ['message'],
    withheld: {},
    data: z.strictObject({ ...collection, pushId: Id, message: z.string(), requestedBy: z.string() }),
  }),
  /** SAP's own words may quote what was sent. */
  SapPushFailed: event({
    version: 1,
    subject,
    personal: ['message'],
    revealable: ['message'],
    withheld: {},
    data: z.strictObject({ ...collection, pushId: Id, message: z.string(), requestedBy: z.string() }),
  }),
  CollectionReopened: event({
    version: 1,
    subject,
    personal: ['reason'],
    revealable: ['reason'],
    withheld: { reason: 'AMONG_COLLEAGUES' },
    data: z.strictObject({ ...collection, reason: z.string() }),
  }),
  CollectionArchived: event({
    version: 1,
    data: z.strictObject({ ...collection, cause: z.enum(['OFFER_INVALID', 'RECORD_ENDED']) }),
  }),
};
