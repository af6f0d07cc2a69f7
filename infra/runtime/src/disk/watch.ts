import type { Logger } from '../logger.ts';
import { endForGood } from './fail-stop.ts';
import { type Fault, faultOf, StorageFault, type StorageState } from './fault.ts';
import { guarded } from './guarded.ts';
import { probe } from './probe.ts';

export interface WatchOptions {
  /** Where everything is stored. */
  readonly folder: string;
  readonly logger: Logger;
  /** How often a disk is asked that did not take something; default 1,000 ms. */
  readonly againMs?: number;
  /** How often one is asked that did; default 5,000 ms. */
  readonly everyMs?: number;
  /** Called when a sync failed. By default the process ends. */
  readonly onFatal?: (error: Error) => void;
}

/** The disk that everything is stored on, and what it said last. */
export interface Disk {
  state(): StorageState;
  /** What the disk said to somebody whose stores are not guarded here. */
  note(fault: Fault, error: unknown): void;
  /** The same store; where the disk does not take something, it throws StorageFault, and the disk's state is known to all. */
  guard<T extends object>(store: T): T;
  stop(): Promise<void>;
}

/**
 * Keeps the state of the disk: told by the stores when they fail, and asked every now and then, so that a disk that has room again is
 * used again without anybody's doing.
 */
export function watchDisk(options: WatchOptions): Disk {
  const { folder, logger, againMs = 1_000, everyMs = 5_000 } = options;
  const onFatal = options.onFatal ?? ((error: Error) => endForGood('The data folder', error));
  let state: StorageState = 'writable';
  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<void> = Promise.resolve();
  let stopped = false;
  const become = (next: StorageState) => {
    if (next === state) return;
    state = next;
    logger[next === 'writable' ? 'warn' : 'error']({ storage: next }, sentences[next]);
  };
  const later = () => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(ask, state === 'writable' ? everyMs : againMs).unref();
  };
  const ask = () => {
    asking = probe(folder, state === 'writable' ? 'well' : 'again')
      .then(become, (error: unknown) => logger.error({ error }, 'the disk could not be asked'))
      .then(later);
  };
  const note = (fault: Fault, error: unknown): void => {
    if (fault === 'unsynced') onFatal(error instanceof Error ? error : new Error(String(error)));
    else if (state === 'writable') {
      become(fault);
      later();
    }
  };
  later();
  return {
    state: () => state,
    note,
    guard: guardedBy(note),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await asking;
    },
  };
}

/** The same stores; where the disk does not take something, `note` is told of it and they throw StorageFault. */
export const guardedBy =
  (note: Disk['note']): Disk['guard'] =>
  (store) =>
    guarded(store, (error) => {
      const fault = faultOf(error);
      if (fault === undefined) return error;
      note(fault, error);
      return error instanceof StorageFault ? error : new StorageFault(fault, error);
    });

const sentences: Readonly<Record<StorageState, string>> = {
  writable: 'the disk takes writes again',
  full: 'the disk is full: nothing is written until there is room again; reading goes on',
  readOnly: 'the disk is read-only: nothing is written until it is writable again; reading goes on',
  failing: 'the disk answers with errors: nothing is written until it works again; reading goes on',
};
