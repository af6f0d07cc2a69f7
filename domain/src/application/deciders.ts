import { decides } from '../shared/aggregate.ts';
import { advanceStage } from './advance-stage.ts';
import { application } from './application.ts';
import { confirmOnboarding } from './confirm-onboarding.ts';
import { createApplication } from './create-application.ts';
import { deliverApplication } from './deliver-application.ts';
import { eliminateApplication } from './eliminate-application.ts';
import { holdStep } from './hold-step.ts';
import { invalidateApplication } from './invalidate-application.ts';
import { lockApplication } from './lock-application.ts';
import { passStep } from './pass-step.ts';
import { recordSigning } from './record-signing.ts';
import { reopenApplication } from './reopen-application.ts';
import { returnStage } from './return-stage.ts';
import { skipStage } from './skip-stage.ts';
import { startOnboarding } from './start-onboarding.ts';
import { startStep } from './start-step.ts';
import { transferApplication } from './transfer-application.ts';
import { unlockApplication } from './unlock-application.ts';
import { withdrawApplication } from './withdraw-application.ts';
import { writeToCandidate } from './write-to-candidate.ts';

/** The application with the decision of every command. */
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
  WriteToCandidate: writeToCandidate,
  LockApplication: lockApplication,
  UnlockApplication: unlockApplication,
  RecordSigning: recordSigning,
  StartOnboarding: startOnboarding,
  ConfirmOnboarding: confirmOnboarding,
  ReopenApplication: reopenApplication,
});
