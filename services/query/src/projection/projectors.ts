import type { Clock, EventReader, Follower, Logger, LogPosition, OpenEvents, ViewStore } from '@talentlog/runtime';
import type { Filling } from './progress.ts';
import type { Projector, ViewChange } from './projector.ts';

export interface ProjectorOptions {
  readonly store: EventReader;
  readonly views: ViewStore;
  readonly projectors: readonly Projector[];
  /** Lifts a stored event to its newest version and decrypts it. Where it throws, the event is parked. */
  readonly open: OpenEvents;
  readonly onChange?: (change: ViewChange) => void;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Events per transaction while catching up. */
  readonly batchSize?: number;
}

export interface ProjectorStatus {
  readonly name: string;
  /** The version that answers queries. */
  readonly version: number | 'outdated';
  readonly position: LogPosition;
  /** Events it has not seen, counted up to 1,000. */
  readonly lagEvents: number;
  /** Age of the oldest event it has not seen. */
  readonly lagMs: number;
  readonly parked: number;
  /** How far the generation has come that will take over; undefined when none is being built. */
  readonly building: LogPosition | undefined;
  /** How far what catches up has come, where it takes longer than a moment. */
  readonly filling: Filling | undefined;
}

/** The running projectors. Names of projectors that are not there throw a RangeError. */
export interface Projectors {
  /** Whether the view (or projector) has everything up to the position in time. */
  waitFor(viewOrProjector: string, position: string, timeoutMs: number): Promise<boolean>;
  /** The same for all of them. */
  waitForAll(position: string, timeoutMs: number): Promise<boolean>;
  /** Every view has everything up to here. */
  position(): LogPosition;
  status(): Promise<readonly ProjectorStatus[]>;
  /** Fills the projector's views from the whole log beside those that answer, and resolves when the new ones answer instead. */
  rebuild(name: string): Promise<void>;
  /**
   * Makes every row about the person anew from the log as it reads now, and leaves no trace of what they held in the store's files.
   * To be asked for when the person's key was destroyed; again where it failed.
   */
  forget(person: string): Promise<void>;
  /** Each projector as a follower: its status, and what it parked, to retry or discard. */
  followers(): readonly Follower[];
  /** Resolves when nothing runs any more and the checkpoints are stored. */
  stop(): Promise<void>;
}
