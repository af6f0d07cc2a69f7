import {
  followClosedAccounts,
  followTimers,
  type Look,
  processes,
  type ResumeFileParts,
  startProcess,
  startResumeReader,
} from '@talentlog/command/workers';
import { type NotifierParts, startNotifier } from '@talentlog/notifier';
import type { CredentialStore, Follower, Timers } from '@talentlog/runtime';
import { type SapBridgeParts, startSapBridge } from '@talentlog/sap-bridge';

export type FollowersParts = ResumeFileParts &
  NotifierParts &
  SapBridgeParts & {
    readonly look: Look;
    readonly timers: Timers;
    readonly credentials: Pick<CredentialStore, 'dropAllOf'>;
  };

/** Starts everything that follows the log and has effects: all followers but the projectors. */
export const startFollowers = (parts: FollowersParts): readonly Follower[] => [
  followTimers(parts),
  followClosedAccounts(parts),
  ...processes.map((process) => startProcess(process, parts)),
  startResumeReader(parts),
  ...startNotifier(parts).followers,
  startSapBridge(parts),
];
