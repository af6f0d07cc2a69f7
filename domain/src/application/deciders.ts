import { decides } from '../shared/aggregate.ts';
import { application } from './application.ts';
import { deliverApplication } from './delivering.ts';
import {
  confirmOnboarding,
  eliminateApplication,
  invalidateApplication,
  recordSigning,
  withdrawApplication,
} from './ending.ts';
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

/** Every command of the application with its decision. */
export const decidedApplication = decides(application, {
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
});
