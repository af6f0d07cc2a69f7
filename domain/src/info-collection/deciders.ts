import { decides } from '../shared/aggregate.ts';
import { infoCollection } from './info-collection.ts';
import { lockCollection } from './lock-collection.ts';
import { pushCollectionToSap } from './push-collection-to-sap.ts';
import { recordSapPushFailed } from './record-sap-push-failed.ts';
import { recordSapPushed } from './record-sap-pushed.ts';
import { rejectCollection } from './reject-collection.ts';
import { remindCollection } from './remind-collection.ts';
import { reopenCollection } from './reopen-collection.ts';
import { saveCollectionDraft } from './save-collection-draft.ts';
import { sendCollection } from './send-collection.ts';
import { setEntryDetails } from './set-entry-details.ts';
import { submitCollection } from './submit-collection.ts';
import { unlockCollection } from './unlock-collection.ts';

/** The information collection with the decision of every command. */
export const decidedInfoCollection = decides(infoCollection, {
  SendCollection: sendCollection,
  RemindCollection: remindCollection,
  RejectCollection: rejectCollection,
  SaveCollectionDraft: saveCollectionDraft,
  SubmitCollection: submitCollection,
  SetEntryDetails: setEntryDetails,
  LockCollection: lockCollection,
  UnlockCollection: unlockCollection,
  PushCollectionToSap: pushCollectionToSap,
  RecordSapPushed: recordSapPushed,
  RecordSapPushFailed: recordSapPushFailed,
  ReopenCollection: reopenCollection,
});
