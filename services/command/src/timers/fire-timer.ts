import { type CommandClient, finalAnswer, type Timer } from '@talentlog/runtime';
import { z } from 'zod';

/** What `followTimers` writes into a timer. */
const Payload = z.object({ name: z.string(), payload: z.unknown(), causationId: z.string() });

/**
 * A due timer is a command of the system; its id comes from the timer, so firing twice is one. A refusal is an answer: the deadline
 * no longer applies. Throws when nothing was decided, so that it is fired again.
 */
export const fireTimer =
  (commands: CommandClient) =>
  async (timer: Timer): Promise<void> => {
    const { name, payload, causationId } = Payload.parse(timer.payload);
    await finalAnswer(commands, { name, payload, commandId: timer.fireId, actor: 'system:timer', causationId });
  };
