import { infoCollectionCommands, infoCollectionEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { rejectCollection, remindCollection, saveDraft, sendCollection, submitCollection } from './collecting.ts';
import { evolveInfoCollection, infoCollectionLifecycle, noInfoCollection } from './lifecycle.ts';
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

export const infoCollection = defineAggregate({
  name: 'infoCollection',
  commands: infoCollectionCommands,
  events: infoCollectionEvents,
  lifecycle: infoCollectionLifecycle,
  initialData: noInfoCollection,
  evolve: evolveInfoCollection,
  deciders: {
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
  },
  ownership: ({ positionId, jobSeekerId }) => ({ positionId, jobSeekerId }),
});
