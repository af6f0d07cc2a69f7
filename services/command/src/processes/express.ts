import { ask, type CommandClient, type Logger, type OpenedEvent, uuidv5 } from '@talentlog/runtime';

export interface Expressing {
  readonly commands: CommandClient;
  readonly logger: Logger;
  /** The name of whoever wishes, without `system:`. */
  readonly actor: string;
}

/**
 * Sends a command that follows from an event. Its id comes from the event and from all of the command, so that a crash or a repeat
 * changes nothing, also where by then fewer commands follow than the first time. A refusal is an answer: it came too late, or twice.
 */
export async function express(
  { name, payload }: { readonly name: string; readonly payload: unknown },
  event: OpenedEvent,
  { commands, logger, actor }: Expressing,
): Promise<void> {
  const commandId = uuidv5(event.id, `${actor} ${name} ${JSON.stringify(payload)}`);
  const answer = await ask(commands, { name, payload, commandId, actor: `system:${actor}` }, event);
  if (!answer.ok) logger.info({ actor, eventId: event.id, command: name, code: answer.code }, 'a wish was refused');
}
