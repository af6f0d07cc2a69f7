import type { KeptKind } from '@talentlog/contracts';
import { type CommandClient, type Logger, newUuid } from '@talentlog/runtime';

/** Has the audit tell what the system let go of by itself; nothing where it was nothing. It is gone by then, whatever is answered. */
export async function noteKeptTimeEnd(
  kind: KeptKind,
  count: number,
  { commands, logger }: { readonly commands: CommandClient; readonly logger: Logger },
): Promise<void> {
  if (count === 0) return;
  const wish = { name: 'NoteKeptTimeEnd', payload: { kind, count }, commandId: newUuid(), actor: 'system:retention' };
  const answer = await commands.execute(wish);
  if (!answer.ok) logger.warn({ kind, count, code: answer.code }, 'the audit does not tell what went');
}
