import { TryAgain } from '../follower/pauses.ts';
import type { CommandAnswer, CommandClient, CommandRequest } from './port.ts';

/** Others were first, over and over: nothing was decided about the command, and asked again it may well be taken. */
const conflict = 'common.version_conflict';

/**
 * Sends a command for which nobody waits; a refusal is an answer. Throws TryAgain when nothing was decided (commands are not taken
 * now, or others moved its streams each time it was tried), and an error when the command side has a defect.
 */
export async function finalAnswer(commands: CommandClient, request: CommandRequest): Promise<CommandAnswer> {
  const answer = await commands.execute(request);
  if (answer.ok) return answer;
  const what = `${request.name}: ${answer.code}`;
  if (answer.status === 500) throw new Error(what);
  if (answer.status > 500 || answer.status === 429 || answer.code === conflict) throw new TryAgain(what);
  return answer;
}
