import type { HistoryEvent } from '@talentlog/contracts';
import type { Views } from '../open-views.ts';

/** Who acted, as the audit may know them. */
export type ActorOf = (actor: string) => HistoryEvent['actor'];

/** Colleagues by name, because they answer for what they do; a job seeker's name is masked as the rest of them, and the id of a link says nothing. */
export async function actorsOf(actors: readonly string[], views: Views): Promise<ActorOf> {
  const accounts = await views.accounts.getMany(new Set(actors));
  return (actor) => {
    if (actor.startsWith('system:')) return { id: actor, kind: 'SYSTEM', name: actor.slice('system:'.length) };
    if (actor.startsWith('link:')) return { id: 'link', kind: 'LINK', name: '' };
    if (actor === 'guest') return { id: actor, kind: 'GUEST', name: '' };
    const account = accounts.get(actor);
    if (account?.data.jobSeekerId) return { id: actor, kind: 'SEEKER', name: '' };
    return { id: actor, kind: 'STAFF', name: account?.data.name ?? '' };
  };
}
