import type { CommandContract } from '@talentlog/contracts';
import { type Aggregate, aggregates, allowedActions, type Folded, isOwn, type Onlooker } from '@talentlog/domain/fold';
import type { QueryContext } from '../bus/query-context.ts';
import { type Owned, reaches } from './scope.ts';

/** Contracts of all commands by name, for cutting a row's actions to what its viewer may do. */
const contracts: Readonly<Record<string, CommandContract>> = Object.assign(
  {},
  ...Object.values(aggregates).map(({ commands }) => commands),
);

/** Who asks, by which grant the question was let in, and when. */
export type Viewer = Pick<QueryContext, 'caller' | 'admission' | 'now' | 'settings'>;
type Seen = Pick<Folded, 'path' | 'state' | 'data'>;

/** The viewer as a decision would know them. */
export function onlookerOf({ caller: { account }, admission: { link }, now, settings }: Viewer): Onlooker {
  if (link) return { now, settings, actor: { kind: 'link', id: link.linkId, jobSeekerId: link.jobSeekerId } };
  if (!account) return { now, settings, actor: { kind: 'guest', id: 'guest' } };
  const { accountId: id, jobSeekerId } = account;
  return { now, settings, actor: { kind: 'account', id, ...(jobSeekerId ? { jobSeekerId } : {}) } };
}

/**
 * What the viewer may do about the row now: what the domain offers them, also what begins something new on it, cut to the commands
 * whose grants reach it. The source of every button; computed when it is asked, so that no row keeps an old rule.
 */
export const actionsFor = ({ name }: Pick<Aggregate, 'name'>, row: Seen, owned: Owned, viewer: Viewer): string[] =>
  allowedActions(name, row, onlookerOf(viewer)).filter((command) => mayAbout(command, owned, viewer));

/** Whether a grant of the command reaches what it would be sent about. Whoever came by a link acts by it, also where they are signed in. */
function mayAbout(command: string, owned: Owned, { caller, admission }: Viewer): boolean {
  const account = admission.link ? undefined : caller.account;
  return (contracts[command]?.grants ?? []).some((grant) => {
    if ('staff' in grant) return account !== undefined && reaches(grant.staff, account, owned);
    if ('self' in grant) return account !== undefined && isOwn(account, owned);
    if ('link' in grant)
      return admission.link?.purpose === grant.link && admission.link.jobSeekerId === owned.jobSeekerId;
    return false;
  });
}

/** A command that begins on one row and changes another is offered on both where both offer it, and on neither otherwise. */
export const agreed = (actions: readonly string[], command: string, elsewhere: readonly string[]): string[] =>
  actions.filter((name) => name !== command || elsewhere.includes(command));
