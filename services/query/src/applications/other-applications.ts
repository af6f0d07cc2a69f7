import { besideOf } from '../access/beside.ts';
import { applicationsSeen } from '../access/people-seen.ts';
import { type Owned, sees } from '../access/scope.ts';
import type { QueryContext, QueryResult } from '../bus/query-context.ts';
import type { ApplicationStored } from './view.ts';

type Detail = QueryResult<'applicationDetail'>;

/**
 * The person's other applications: those within the viewer's scope by name, of the rest only that they exist, at which stage, and
 * whom to ask. That is for who works with this one as an owner.
 */
export async function othersOf(
  row: ApplicationStored & Owned,
  context: QueryContext,
): Promise<Pick<Detail, 'others' | 'elsewhere'>> {
  const where = [{ field: 'jobSeekerId', in: [row.jobSeekerId] }] as const;
  const rows = await context.views.applications.first({ where, limit: 20 });
  const seen = new Set((await applicationsSeen(row.jobSeekerId, 'VIEW_JOB_SEEKER', context)).map(({ id }) => id));
  const others = rows.filter(({ id }) => id !== row.id && seen.has(id));
  const foreign = sees('MANAGE_RECORD', context, row) ? rows.filter(({ id }) => id !== row.id && !seen.has(id)) : [];
  const titles = await context.views.positionTitles.getMany(foreign.map(({ positionId }) => positionId));
  const ownerOf = ({ positionId }: ApplicationStored) => titles.get(positionId)?.ownerIds[0] ?? '';
  const beside = await besideOf(others, foreign.map(ownerOf), context);
  return {
    others: others.map((other) => ({
      applicationId: other.id,
      position: beside.position(other.positionId),
      stage: other.data.stage,
      bucket: other.bucket,
    })),
    elsewhere: foreign.map((other) => ({
      stage: other.data.stage,
      bucket: other.bucket,
      ask: beside.account(ownerOf(other)),
    })),
  };
}
