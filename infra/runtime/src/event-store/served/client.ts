import { endForGood } from '../../disk/fail-stop.ts';
import type { AppendResult, Commit, EventStore, Position, RecordedEvent, SubscriptionMessage } from '../port.ts';
import type { AgreementParts } from './agreement.ts';
import { linesOf } from './lines.ts';
import { Owner } from './owner.ts';
import { type Call, type Followed, hereEveryMs, reachedBy } from './protocol.ts';
import { errorOf } from './told.ts';

export interface ServedEventStoreOptions extends AgreementParts {
  /** Where the owner serves it: `http://log.internal:7070`. */
  readonly url: string;
  readonly secret: string;
  /** How long a call is asked again while the owner is away, before it is unavailable; default 4 s. */
  readonly patienceMs?: number;
  /** Without a byte for so long the owner, or the way to it, is taken for dead; default 15 s, as it says every 5 s that it is here. */
  readonly silentMs?: number;
  /** Called when the log is another one than before, or an older copy of it: nothing known here may be built on. By default the process exits with 70. */
  readonly onFatal?: (error: Error) => void;
}

/** Twice it may be late to say that it is here. */
const usuallySilentMs = 3 * hereEveryMs;

/**
 * Opens the log that another process owns. Throws EngineRefused where nobody answers there within the patience, the secret is another one,
 * another version is spoken, or what must be the same is not.
 */
export async function openServedEventStore(options: ServedEventStoreOptions): Promise<ServedEventStore> {
  const onFatal = (error: Error) => endForGood('The event log', error);
  const owner = new Owner({ patienceMs: 4_000, silentMs: usuallySilentMs, onFatal, ...options });
  const store = new ServedEventStore(owner);
  try {
    await owner.begin();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

type Following = Parameters<EventStore['subscribe']>[0];

/** The log of another process, and what that one knows of it. */
export class ServedEventStore implements EventStore {
  private readonly appends = new Set<Promise<unknown>>();

  constructor(private readonly owner: Owner) {}

  append(commit: Commit): Promise<AppendResult> {
    const appended = this.owner.value<AppendResult>('append', commit);
    this.appends.add(appended);
    const done = () => this.appends.delete(appended);
    appended.then(done, done);
    return appended;
  }

  readStream(stream: string, { from = 0, to }: { from?: number; to?: number } = {}): Promise<readonly RecordedEvent[]> {
    return this.events('stream', { stream, from, ...(to === undefined ? {} : { to }) });
  }

  readAll(options: Parameters<EventStore['readAll']>[0]): Promise<readonly RecordedEvent[]> {
    return this.events('all', options);
  }

  async head(): Promise<Position> {
    return (await this.owner.value<{ readonly head: Position }>('head', {})).head;
  }

  async findCommit(commitId: string): Promise<AppendResult | undefined> {
    return (await this.owner.value<{ readonly found?: AppendResult }>('commit', { commitId })).found;
  }

  /** What the last check of its owner found. */
  async lastCheck(): Promise<unknown> {
    return (await this.owner.value<{ readonly found?: unknown }>('lastCheck', {})).found;
  }

  /** Has its owner read all of it and recompute every hash. */
  check(): Promise<unknown> {
    return this.owner.value<unknown>('check', {});
  }

  /** Taken up again after the last message that was handed over, for as long as the patience lasts. */
  async *subscribe(options: Following): AsyncGenerator<SubscriptionMessage> {
    const { owner } = this;
    const { signal } = options;
    let { after } = options;
    let told: Position | undefined;
    let until = owner.patientUntil();
    for (let tries = 0; !signal.aborted; tries += 1) {
      owner.assertOpen();
      try {
        for await (const message of this.followed({ ...options, after })) {
          tries = 0;
          until = owner.patientUntil();
          if (message.kind === 'here') continue;
          after = reachedBy(message);
          if (message.kind === 'caught-up' && told === after) continue;
          if (message.kind === 'caught-up') told = after;
          yield message;
          // However long that took, nobody was away for it.
          until = owner.patientUntil();
          if (signal.aborted) return;
        }
      } catch (error) {
        if (signal.aborted) return;
        owner.orCut(error, until);
      }
      await owner.pause(tries, signal);
    }
  }

  /** What was asked for before is stored, or its outcome told; what is read and followed ends. */
  async close(): Promise<void> {
    this.owner.hangUp();
    await Promise.allSettled([...this.appends]);
    this.owner.close();
  }

  /** One connection of a subscription; with it ends what reads it. */
  private async *followed({ after, filter, signal }: Following): AsyncGenerator<Exclude<Followed, { kind: 'failed' }>> {
    const given = { after, ...(filter === undefined ? {} : { filter }) };
    const response = await this.owner.lasting('follow', given, signal);
    try {
      for await (const message of linesOf<Followed>(response)) {
        if (message.kind === 'failed') throw errorOf(message.told);
        yield message;
      }
    } finally {
      response.destroy();
    }
  }

  private events(call: Call, given: object): Promise<readonly RecordedEvent[]> {
    return this.owner.whole(call, given, async (response) => {
      const found: RecordedEvent[] = [];
      for await (const event of linesOf<RecordedEvent>(response)) found.push(event);
      return found;
    });
  }
}
