import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { type CommandAnswer, runCommand } from '../../../api/commands.ts';
import type { Seen } from '../../../api/own-writes.ts';
import type { CommandInput, CommandName } from '../../../api/tables.ts';

export interface LinkAccess {
  /** Token of the link, when the page was opened by one. */
  readonly token: string | undefined;
  /** Parameters of the page's question: an id when a signed-in person opens what is theirs. */
  readonly params: { readonly id?: string };
  /** `seen` is what the page showed of what is answered: where that changed meanwhile, the answer is refused. */
  readonly send: <N extends CommandName>(name: N, payload: CommandInput<N>, seen?: Seen) => Promise<CommandAnswer>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a personal page was opened by its id, which needs a sign-in; anything else is a token. */
export const isOwnId = (id: string): boolean => uuid.test(id);

/** Whether it can be a token at all; what cannot is not sent anywhere. */
export const isToken = (id: string): boolean => /^[\w-]+$/.test(id);

/** How this page was opened. */
export function useLink(): LinkAccess {
  const { id = '' } = useParams();
  const isOwn = isOwnId(id);
  const token = isOwn ? undefined : id;
  const send = useCallback(
    <N extends CommandName>(name: N, payload: CommandInput<N>, seen?: Seen) =>
      runCommand(name, payload, { seen, ...(token === undefined ? {} : { linkToken: token }) }),
    [token],
  );
  return { token, params: isOwn ? { id } : {}, send };
}

/** The answer a mail's button suggests; it only preselects, because opening a page changes nothing. */
export function suggestedAnswer(status: string | undefined): 'accept' | 'refuse' | undefined {
  const word = (status ?? '').toLowerCase();
  if (/^(accept|agree|yes)/.test(word)) return 'accept';
  if (/^(refuse|reject|decline|no)/.test(word)) return 'refuse';
  return undefined;
}
