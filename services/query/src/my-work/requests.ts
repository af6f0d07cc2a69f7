import { openDataRequestStates, scopeFor } from '@talentlog/contracts';
import { addDays, isBefore, requestDays } from '@talentlog/domain/fold';
import { oneOf } from '../access/pages.ts';
import { counted, mostRead, type Owed, type Viewer } from './found.ts';

/** Data requests that nobody took, those in one's own hands, and whatever is due soon, whoever has it. */
export async function requestsOf({ views, account, now }: Viewer): Promise<Owed> {
  if (scopeFor('ADMIN_PRIVACY', account.roles) === undefined) return counted([]);
  const rows = await views.dataRequests.first({
    where: oneOf('state', openDataRequestStates),
    sort: [{ field: 'data.dueAt' }],
    limit: mostRead,
  });
  // From the first alarm on everybody at the desk sees it.
  const soon = addDays(now, requestDays.due - requestDays.firstAlarm);
  const mine = rows.filter(
    ({ state, data }) => state === 'RECEIVED' || data.handledBy === account.accountId || isBefore(data.dueAt, soon),
  );
  return counted(
    mine.map(({ id, data, jobSeekerId, since }) => ({
      ...({ kind: 'ANSWER_REQUEST', id, jobSeekerId, since, positionId: '', applicationId: null } as const),
      dueAt: data.dueAt,
    })),
  );
}
