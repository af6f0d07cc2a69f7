import type { CommandClient, Timer } from '@talentlog/runtime';
import { z } from 'zod';

/** What `followTimers` writes into a timer. */
const Payload = z.object({ name: z.string(), payload: z.unknown(), causationId: z.string() });

/** A due timer is a command of the system; its id comes from the timer, so firing twice is one. Throws when it is not taken now. */
export const fireTimer =
  (commands: CommandClient) =>
  async (timer: Timer): Promise<void> => {
    const { name, payload, causationId } = Payload.parse(timer.payload);
    const answer = await commands.execute({
      name,
      payload,
      commandId: timer.fireId,
      actor: 'system:timer',
      causationId,
    });
    if (!answer.ok && (answer.status >= 500 || answer.status === 429)) throw new Error(`${name}: ${answer.code}`);
  };
