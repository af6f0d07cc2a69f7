import { oneOf } from '../access/pages.ts';
import { wasMissed } from '../interviews/index.ts';
import type { On } from '../views/view.ts';
import { mostRead, mostShown, type OfMine, type Viewer } from './found.ts';

/** Interviews that were neither finished nor cancelled. */
export const underWay = oneOf<'state.life'>('state.life', ['NOT_STARTED', 'IN_INTERVIEW']);

/** Applications whose interview is over: by its time, because every sheet about it is written, or because the candidate did not come. */
interface Over {
  readonly applicationIds: readonly string[];
  /** How many more wait for a sheet than were read. */
  readonly unread: number;
}
export const nothingOver: Over = { applicationIds: [], unread: 0 };

/**
 * Those with every sheet written or without a candidate, and the longest overdue of the others. Which is which is told by the columns of
 * their sheets, so that however many interviewers are late, only what is shown is read.
 */
export async function interviewsOver({ views, now }: Viewer, mine: OfMine): Promise<Over> {
  const where: readonly On<'state.life' | 'state.reply' | 'data.end' | 'positionId'>[] = [
    ...underWay,
    { field: 'state.reply', notIn: ['DECLINED'] },
    ...mine,
  ];
  const ended = [...where, { field: 'data.end' as const, from: '', to: now }];
  // Whatever the planned start: an interview may begin, and its sheets be written, before it.
  const [open, overdue] = await Promise.all([views.interviews.ids({ where }), views.interviews.ids({ where: ended })]);
  if (open.length === 0) return nothingOver;
  const sheets = (of: readonly string[], state: readonly string[]) =>
    views.evaluations.countBy('data.interviewId', {
      where: [{ field: 'data.interviewId', in: of }, ...oneOf<'data.interviewId' | 'state'>('state', state)],
    });
  const missing = await sheets(open, ['UNEVALUATED']);
  const others = open.filter((id) => !missing.has(id));
  const known = await sheets(others, []);
  const written = new Set(others.filter((id) => known.has(id)));
  const absent = await views.interviews.first({
    where: [...where, ...oneOf<'state.signIn'>('state.signIn', ['NOT_PRESENT'])],
    sort: [{ field: 'data.end' }],
    limit: mostRead,
  });
  const missed = absent.filter(wasMissed);
  const told = new Set([...written, ...missed.map(({ id }) => id)]);
  const [late, done] = await Promise.all([
    views.interviews.first({
      where: [...ended, { field: 'id', notIn: [...told] }],
      sort: [{ field: 'data.end' }],
      limit: mostShown,
    }),
    views.interviews.getMany([...written].slice(0, mostRead)),
  ]);
  const applicationIds = [...late, ...missed, ...done.values()].map(({ data }) => data.applicationId);
  return { applicationIds, unread: overdue.filter((id) => !told.has(id)).length - late.length };
}
