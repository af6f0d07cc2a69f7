import { setTimeout as delay } from 'node:timers/promises';
import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import { pauseOfStore } from '../../follower/pauses.ts';
import { Handling } from '../attempts.ts';
import type { Consumption, ConsumptionOptions } from '../consumption.ts';
import type { BusMessage } from '../port.ts';
import { portErrorOf } from './errors.ts';
import { Notes } from './notes.ts';
import { takenOf } from './taken.ts';

interface ConsumerParts {
  readonly client: Kafka;
  readonly sessionMs: number;
  readonly publish: (messages: readonly BusMessage[]) => Promise<void>;
}

/** Partitions worked on side by side. */
const sideBySide = 8;
/** Milliseconds that leaving a group may take. */
const longestEndMs = 5_000;
/** Milliseconds between two looks at what is settled by now. */
const lookMs = 1_000;

/** One of a group, for ever: whatever ends it, it joins again, with growing pauses. */
export class KafkaConsumption implements Consumption {
  private readonly handling: Handling;
  private readonly ended: Promise<void>;
  /** Batches that are worked on. */
  private readonly taking = new Set<Promise<void>>();

  constructor(
    private readonly options: ConsumptionOptions,
    private readonly parts: ConsumerParts,
  ) {
    this.handling = new Handling(options, parts.publish);
    this.ended = this.joinAgainAndAgain();
  }

  status() {
    return this.handling.status();
  }

  async stop(): Promise<void> {
    this.handling.stop.abort();
    await this.ended;
  }

  private async joinAgainAndAgain(): Promise<void> {
    const { signal } = this.handling.stop;
    const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    for (let breaks = 0; !signal.aborted; breaks += 1) {
      const consumer = this.newConsumer();
      const notes = new Notes(consumer, this.options.settled);
      const crashed = new Promise<never>((_, reject) => {
        consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
      });
      crashed.catch(() => undefined);
      consumer.on(consumer.events.GROUP_JOIN, () => {
        breaks = 0;
        this.handling.runs();
      });
      try {
        // A group that waits for a member that is gone lets nobody in meanwhile: who is told to stop does not wait for that.
        await Promise.race([this.join(consumer, notes), stopped]);
        await this.noting(notes, Promise.race([crashed, stopped]));
      } catch (error) {
        this.handling.fails(portErrorOf(error));
      }
      await this.leave(consumer);
      await this.handling.pause(pauseOfStore(breaks));
    }
  }

  private async join(consumer: Consumer, notes: Notes): Promise<void> {
    await consumer.connect();
    await consumer.subscribe({ topics: [...this.options.topics], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: sideBySide,
      eachBatch: async (batch) => {
        const taken = this.take(batch, notes);
        this.taking.add(taken);
        await taken.finally(() => this.taking.delete(taken));
      },
    });
  }

  /** Waits for what is under way, and not for ever for a group that does not answer. */
  private async leave(consumer: Consumer): Promise<void> {
    const left = consumer.disconnect().catch(() => undefined);
    const handled = Promise.allSettled([...this.taking]);
    await Promise.race([left, handled.then(() => delay(longestEndMs, undefined, { ref: false }))]);
  }

  /** What is settled later than it was handled is noted, too. */
  private async noting(notes: Notes, ended: Promise<void>): Promise<void> {
    const timer = setInterval(() => void notes.all().catch(() => undefined), lookMs);
    try {
      await ended;
    } finally {
      clearInterval(timer);
    }
    await Promise.race([notes.all(), delay(longestEndMs, undefined, { ref: false })]);
  }

  private newConsumer(): Consumer {
    const { client, sessionMs } = this.parts;
    return client.consumer({
      groupId: this.options.group,
      allowAutoTopicCreation: false,
      sessionTimeout: sessionMs,
      rebalanceTimeout: sessionMs * 2,
      heartbeatInterval: Math.floor(sessionMs / 6),
      maxWaitTimeInMs: 500,
      // How long and how often to try again is decided here.
      retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 5, restartOnFailure: async () => false },
    });
  }

  private async take(payload: EachBatchPayload, notes: Notes): Promise<void> {
    const { batch, resolveOffset, heartbeat, isRunning, isStale } = payload;
    const { signal } = this.handling.stop;
    const place = { topic: batch.topic, partition: batch.partition };
    for (const message of batch.messages) {
      if (!isRunning() || isStale() || signal.aborted) break;
      const taken = takenOf(message, place);
      const isOver = await this.alive(heartbeat, (lost) => this.handling.isOver(taken, lost));
      if (!isOver) break;
      resolveOffset(message.offset);
      await notes.done(taken);
    }
    await notes.note(place);
  }

  /** Does a work that may take long, while the group is told that we live. Throws where the group goes on without us. */
  private async alive(beat: () => Promise<void>, work: (lost: AbortSignal) => Promise<boolean>): Promise<boolean> {
    const lost = new AbortController();
    let failure: { readonly error: unknown } | undefined;
    const timer = setInterval(() => {
      beat().catch((error: unknown) => {
        failure = { error };
        lost.abort();
      });
    }, this.parts.sessionMs / 6);
    try {
      const isOver = await work(lost.signal);
      if (failure !== undefined && !isOver) throw failure.error;
      return isOver;
    } finally {
      clearInterval(timer);
    }
  }
}
