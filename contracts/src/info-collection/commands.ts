import { z } from 'zod';
import { command } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { Id, Reason } from '../shared/shapes.ts';
import { CollectionContent, SubmittedContent } from './info-collection.ts';
import { sapCommands } from './sap-commands.ts';
import { EntryDetails } from './sap-record.ts';

const aggregate = 'infoCollection';
const staff = { staff: 'MANAGE_COLLECTION' } as const;
/** Bank cards and ID numbers: the phone's code first, every time. */
const seeker = [
  { link: 'collection', stepUp: 'code' },
  { self: 'UPDATE_USER', stepUp: 'code' },
] as const;
const onCollection = z.strictObject({ collectionId: Id });

export const infoCollectionCommands = {
  SendCollection: command({
    aggregate,
    payload: onCollection,
    grants: [staff],
    emits: ['CollectionSent'],
    refusals: [],
  }),
  SaveCollectionDraft: command({
    aggregate,
    payload: z.strictObject({ collectionId: Id, content: CollectionContent }),
    grants: seeker,
    emits: ['CollectionDraftSaved'],
    refusals: ['link.expired'],
    privacy: 'exempt',
  }),
  RemindCollection: command({
    aggregate,
    payload: onCollection,
    grants: [staff],
    emits: ['CollectionReminded'],
    refusals: ['info.remind_too_often'],
  }),
  SubmitCollection: command({
    aggregate,
    payload: z.strictObject({ collectionId: Id, content: SubmittedContent }),
    grants: seeker,
    emits: ['CollectionSubmitted'],
    refusals: [
      'info.block_incomplete',
      'info.id_expired',
      'info.identity_birth_differs',
      'info.work_date_range',
      'info.identity_name_differs',
      'link.expired',
    ],
    privacy: 'exempt',
  }),
  /** Sends it back with the fields to correct, under a new link. */
  RejectCollection: command({
    aggregate,
    payload: z.strictObject({
      collectionId: Id,
      reason: Reason,
      fields: z.array(oneLine.min(1).max(100)).min(1, { error: 'common.required' }).max(50),
    }),
    grants: [staff],
    emits: ['CollectionRejected'],
    refusals: ['common.reason_required'],
  }),
  SetEntryDetails: command({
    aggregate,
    payload: EntryDetails.extend({ collectionId: Id }),
    grants: [staff],
    emits: ['EntryDetailsSet'],
    refusals: ['info.lock_failed'],
  }),
  LockCollection: command({
    aggregate,
    payload: onCollection,
    grants: [staff],
    emits: ['CollectionLocked'],
    refusals: ['info.lock_failed'],
  }),
  UnlockCollection: command({
    aggregate,
    payload: onCollection,
    grants: [staff],
    emits: ['CollectionUnlocked'],
    refusals: ['info.unlock_failed'],
  }),
  ...sapCommands,
};
