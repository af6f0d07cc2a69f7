import type { AccountRef, PositionRef } from '@talentlog/contracts';
import type { z } from 'zod';
import type { QueryContext } from '../bus/query-context.ts';
import { consentAt, type Person, personSeen } from './person-seen.ts';
import type { Owned } from './scope.ts';

/** What stands beside a page's rows in other subjects, read at once for all of them. */
export interface Beside {
  readonly person: (jobSeekerId: string) => Person;
  readonly tagsOf: (jobSeekerId: string) => readonly string[];
  readonly position: (positionId: string) => z.infer<typeof PositionRef>;
  readonly account: (accountId: string) => z.infer<typeof AccountRef>;
  /** The row's owners, by its position, for scopes and actions. */
  readonly owned: (row: Belonging) => Owned;
}

type Belonging = Pick<Owned, 'assigneeIds' | 'jobSeekerId' | 'tasks'> & { readonly positionId: string };

/** Looks up the people and positions of these rows and the accounts they name: four reads, however many rows there are. */
export async function besideOf(
  rows: readonly Belonging[],
  accountIds: readonly string[],
  { views, now }: Pick<QueryContext, 'views' | 'now'>,
): Promise<Beside> {
  const seekers = rows.map(({ jobSeekerId }) => jobSeekerId);
  const [people, consents, positions, accounts] = await Promise.all([
    views.people.getMany(seekers),
    views.consents.getMany(seekers),
    views.positionTitles.getMany(rows.map(({ positionId }) => positionId)),
    views.accounts.getMany(accountIds),
  ]);
  return {
    person: (id) => personSeen(id, people.get(id), consentAt(consents.get(id), now)),
    tagsOf: (id) => people.get(id)?.data.tags ?? [],
    position: (id) => {
      const { title = '', titleEn = '' } = positions.get(id) ?? {};
      return { positionId: id, title, titleEn };
    },
    account: (id) => ({ accountId: id, name: accounts.get(id)?.data.name ?? '' }),
    owned: ({ positionId, jobSeekerId, assigneeIds, tasks = [] }) => ({
      ownerIds: positions.get(positionId)?.ownerIds ?? [],
      assigneeIds,
      tasks,
      jobSeekerId,
    }),
  };
}
