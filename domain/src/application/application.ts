import { applicationCommands, applicationEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { deliverApplication } from './delivering.ts';
import {
  confirmOnboarding,
  eliminateApplication,
  invalidateApplication,
  recordSigning,
  withdrawApplication,
} from './ending.ts';
import { applicationLifecycle, evolveApplication, noApplication } from './lifecycle.ts';
import {
  advanceStage,
  holdStep,
  lockApplication,
  passStep,
  returnStage,
  skipStage,
  startStep,
  unlockApplication,
} from './moving.ts';
import { createApplication, reopenApplication, startOnboarding, transferApplication } from './opening.ts';

export const application = defineAggregate({
  name: 'application',
  commands: applicationCommands,
  events: applicationEvents,
  lifecycle: applicationLifecycle,
  initialData: noApplication,
  evolve: evolveApplication,
  deciders: {
    DeliverApplication: deliverApplication,
    CreateApplication: createApplication,
    StartStep: startStep,
    HoldStep: holdStep,
    PassStep: passStep,
    AdvanceStage: advanceStage,
    SkipStage: skipStage,
    ReturnStage: returnStage,
    EliminateApplication: eliminateApplication,
    WithdrawApplication: withdrawApplication,
    TransferApplication: transferApplication,
    InvalidateApplication: invalidateApplication,
    LockApplication: lockApplication,
    UnlockApplication: unlockApplication,
    RecordSigning: recordSigning,
    StartOnboarding: startOnboarding,
    ConfirmOnboarding: confirmOnboarding,
    ReopenApplication: reopenApplication,
  },
  ownership: ({ positionId, jobSeekerId }) => ({ positionId, jobSeekerId }),
});
