import type { CommandAnswer, CommandClient } from '../commands/port.ts';
import type { OpenedEvent } from '../event-store/opened.ts';
import { TryAgain } from './pauses.ts';

export interface Asked {
  readonly name: string;
  readonly payload: unknown;
  /** The same for the same wish, so that a repeat changes nothing. */
  readonly commandId: string;
  /** `system:<follower>` */
  readonly actor: string;
}

/**
 * Sends a command that follows from an event; a refusal is an answer. Throws TryAgain when commands are not taken now, and an error
 * when the command side has a defect.
 */
export async function ask(commands: CommandClient, asked: Asked, event: OpenedEvent): Promise<CommandAnswer> {
  const { correlationId } = event.metadata;
  const answer = await commands.execute({ ...asked, causationId: event.id, correlationId });
  if (answer.ok || (answer.status < 500 && answer.status !== 429)) return answer;
  const what = `${asked.name}: ${answer.code}`;
  throw answer.status === 500 ? new Error(what) : new TryAgain(what);
}
