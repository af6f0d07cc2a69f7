import type {
  Checkpoints,
  Clock,
  CommandClient,
  EventStore,
  Logger,
  OpenEvents,
  OpenedEvent,
} from '@talentlog/runtime';
import { uuidv5 } from '@talentlog/runtime';
import type { AggregateCache } from '../pipeline/aggregate-cache.ts';

/** A wish that follows from an event. */
export interface Wish {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What a process may look up: aggregates as they are now, folded from the log. */
export type Look = Pick<AggregateCache, 'load'>;

/**
 * "When this happened, then wish that": a rule that spans aggregates and need not hold in the same commit. It returns wishes as
 * values; the runner sends them with ids derived from the event, so a crash or a repeat changes nothing.
 */
export interface Process {
  /** A sentence, as `when-position-closed-then-stop-advertisements`. */
  readonly name: string;
  readonly on: readonly string[];
  readonly react: (event: OpenedEvent, look: Look) => readonly Wish[] | Promise<readonly Wish[]>;
}

export interface ProcessParts {
  readonly store: EventStore;
  readonly open: OpenEvents;
  readonly commands: CommandClient;
  readonly look: Look;
  readonly checkpoints: Checkpoints;
  readonly clock: Clock;
  readonly logger: Logger;
}

const waits = [200, 1000, 5000, 30_000];

/** Follows the log for one process until the signal aborts. A refusal is an answer: the wish came too late or twice. */
export async function run(process: Process, parts: ProcessParts, signal: AbortSignal): Promise<void> {
  const checkpoint = `process:${process.name}`;
  for await (const message of parts.store.subscribe({
    after: parts.checkpoints.get(checkpoint),
    filter: { types: process.on },
    signal,
  })) {
    if (message.kind === 'event') {
      const event = (await parts.open([message.event]))(message.event);
      const wishes = await process.react(event, parts.look);
      for (const [index, wish] of wishes.entries()) await express(process, event, wish, index, parts, signal);
      if (signal.aborted) return;
      parts.checkpoints.set(checkpoint, event.position);
    } else parts.checkpoints.pass(checkpoint, message.position);
  }
}

/** Sends one wish until it is answered; only an unavailable store is asked again. */
async function express(
  process: Process,
  event: OpenedEvent,
  wish: Wish,
  index: number,
  parts: ProcessParts,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const answer = await parts.commands
      .execute({
        ...wish,
        commandId: uuidv5(event.id, `${process.name} ${index}`),
        actor: `system:${process.name}`,
        causationId: event.id,
        correlationId: event.metadata.correlationId,
      })
      .catch((error: unknown) => ({ ok: false as const, code: String(error), status: 500 }));
    if (answer.ok) return;
    if (answer.status < 500) {
      parts.logger.info(
        { process: process.name, event: event.id, command: wish.name, code: answer.code },
        'wish refused',
      );
      return;
    }
    parts.logger.warn(
      { process: process.name, event: event.id, command: wish.name, code: answer.code, attempt },
      'wish not answered, asking again',
    );
    if (attempt >= 20) return;
    await parts.clock.wait(waits[Math.min(attempt, waits.length - 1)] ?? 30_000, signal);
  }
}
