import type { CommandContract } from '@talentlog/contracts';
import { type Actor, type Aggregate, aggregates, allowedActions, type Folded } from '@talentlog/domain/fold';
import type { QueryContext } from '../http/query-context.ts';
import { type Owned, reaches } from './scope.ts';

/** Contracts of all commands by name, for cutting a row's actions to what its viewer may do. */
const contracts: Readonly<Record<string, CommandContract>> = Object.assign(
  {},
  ...Object.values(aggregates).map(({ commands }) => commands),
);

/** Who asks, and by which grant the question was let in. */
export type Viewer = Pick<QueryContext, 'caller' | 'admission'>;
type Seen = Pick<Folded, 'path' | 'state' | 'data'>;

/** The viewer as a decision would know them. */
function actorOf({ caller: { account }, admission: { link } }: Viewer): Actor {
  if (link) return { kind: 'link', id: link.linkId };
  return account ? { kind: 'account', id: account.accountId } : { kind: 'guest', id: 'guest' };
}

/**
 * What the viewer may do about the row now: what the domain offers them, also what begins something new on it, cut to the commands
 * whose grants reach it. The source of every button; computed when it is asked, so that no row keeps an old rule.
 */
export const actionsFor = ({ name }: Pick<Aggregate, 'name'>, row: Seen, owned: Owned, viewer: Viewer): string[] =>
  allowedActions(name, row, actorOf(viewer)).filter((command) => mayAbout(command, owned, viewer));

/** Whether a grant of the command reaches what it would be sent about. Whoever came by a link acts by it, also where they are signed in. */
function mayAbout(command: string, owned: Owned, { caller, admission }: Viewer): boolean {
  const account = admission.link ? undefined : caller.account;
  return (contracts[command]?.grants ?? []).some((grant) => {
    if ('staff' in grant) return account !== undefined && reaches(grant.staff, account, owned);
    if ('self' in grant) return account !== undefined && isOwn(owned, account);
    if ('link' in grant)
      return admission.link?.purpose === grant.link && admission.link.jobSeekerId === owned.jobSeekerId;
    return false;
  });
}

const isOwn = (
  owned: Owned,
  { accountId, jobSeekerId }: { readonly accountId: string; readonly jobSeekerId?: string },
) => owned.accountId === accountId || (jobSeekerId !== undefined && jobSeekerId === owned.jobSeekerId);

/** A command that begins on one row and changes another is offered on both where both offer it, and on neither otherwise. */
export const agreed = (actions: readonly string[], command: string, elsewhere: readonly string[]): string[] =>
  actions.filter((name) => name !== command || elsewhere.includes(command));
