import { besideOf } from '../access/beside.ts';
import { withWords } from '../access/pages.ts';
import { listScope, positionScope } from '../access/scope.ts';
import type { QueryHandlers } from '../bus/query-context.ts';

/** People and positions for the command palette. */
export const paletteSearch: QueryHandlers['paletteSearch'] = async ({ text }, context) => {
  const { views } = context;
  const [people, positions] = await Promise.all([
    views.applications.first({
      where: await withWords(text, context),
      anyOf: await listScope(['VIEW_JOB_SEEKER'], context),
      limit: 8,
    }),
    views.positions.first({ search: text, anyOf: positionScope('MANAGE_POSITION', context), limit: 5 }),
  ]);
  const beside = await besideOf(people, [], context);
  return {
    data: {
      people: people.map((row) => {
        const { name, number } = beside.person(row.jobSeekerId);
        const { title } = beside.position(row.positionId);
        return { applicationId: row.id, name: name || number, position: title, stage: row.data.stage };
      }),
      positions: positions.map(({ id, data, state }) => ({
        positionId: id,
        title: data.details?.title ?? '',
        state,
      })),
    },
  };
};
