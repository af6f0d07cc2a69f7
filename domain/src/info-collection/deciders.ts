import { decides } from '../shared/aggregate.ts';
import { rejectCollection, remindCollection, saveDraft, sendCollection, submitCollection } from './collecting.ts';
import { infoCollection } from './info-collection.ts';
import {
  archiveCollection,
  lockCollection,
  pushToSap,
  recordSapPushed,
  recordSapPushFailed,
  reopenCollection,
  setEntryDetails,
  unlockCollection,
} from './pushing.ts';

/** Every command of the infoCollection with its decision. */
export const decidedInfoCollection = decides(infoCollection, {
  SendCollection: sendCollection,
  SaveCollectionDraft: saveDraft,
  RemindCollection: remindCollection,
  SubmitCollection: submitCollection,
  RejectCollection: rejectCollection,
  SetEntryDetails: setEntryDetails,
  LockCollection: lockCollection,
  UnlockCollection: unlockCollection,
  PushCollectionToSap: pushToSap,
  RecordSapPushed: recordSapPushed,
  RecordSapPushFailed: recordSapPushFailed,
  ReopenCollection: reopenCollection,
  ArchiveCollection: archiveCollection,
});
