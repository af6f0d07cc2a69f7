import {
  type ErasureParts,
  followClosedAccounts,
  followTimers,
  type Look,
  processes,
  type ResumeFileParts,
  startEraser,
  startProcess,
  startResumeReader,
} from '@talentlog/command/workers';
import { type NotifierParts, startNotifier } from '@talentlog/notifier';
import type { CredentialStore, Follower, Timers } from '@talentlog/runtime';
import { type SapBridgeParts, startSapBridge } from '@talentlog/sap-bridge';

export type FollowersParts = ResumeFileParts &
  NotifierParts &
  SapBridgeParts &
  ErasureParts & {
    readonly look: Look;
    readonly timers: Timers;
    readonly credentials: Pick<CredentialStore, 'dropAllOf' | 'dropFactorsOf'>;
  };

const starts = {
  /** What follows from the command side's own rules. */
  processes: (parts: FollowersParts): readonly Follower[] => [
    followTimers(parts),
    followClosedAccounts(parts),
    ...processes.map((process) => startProcess(process, parts)),
    startResumeReader(parts),
    startEraser(parts),
  ],
  notifier: (parts: FollowersParts): readonly Follower[] => startNotifier(parts).followers,
  'sap-bridge': (parts: FollowersParts): readonly Follower[] => [startSapBridge(parts)],
};

/** What may run apart from the others. */
export type WorkGroup = keyof typeof starts;
export const workGroups: readonly WorkGroup[] = ['processes', 'notifier', 'sap-bridge'];

/** Starts what follows the log and has effects: all followers but the projectors, or those of some groups. */
export const startFollowers = (parts: FollowersParts, groups = workGroups): readonly Follower[] =>
  groups.flatMap((group) => starts[group](parts));
