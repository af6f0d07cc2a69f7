import { finalAnswer } from '../commands/final-answer.ts';
import type { CommandAnswer, CommandClient } from '../commands/port.ts';
import type { OpenedEvent } from '../event-store/opened.ts';
import { currentTraceparent } from '../telemetry/span.ts';

export interface Asked {
  readonly name: string;
  readonly payload: unknown;
  /** The same for the same wish, so that a repeat changes nothing. */
  readonly commandId: string;
  /** `system:<follower>` */
  readonly actor: string;
}

/** Sends a command that follows from an event. Answers and throws as `finalAnswer` does. */
export function ask(commands: CommandClient, asked: Asked, event: OpenedEvent): Promise<CommandAnswer> {
  const { correlationId } = event.metadata;
  const traceparent = currentTraceparent();
  const traced = traceparent === undefined ? {} : { traceparent };
  return finalAnswer(commands, { ...asked, causationId: event.id, correlationId, ...traced });
}
