import type { QueryContext, QueryResult } from '../http/query-context.ts';
import { contactsOf } from './contacts-of.ts';
import { maskedLine } from './masked-line.ts';

/** Looked through for one of the person's own. */
const looked = 20;

/**
 * The text of the newest file of a person that was read, contacts hidden; null where no text of theirs was kept. Their own goes before what
 * staff brought.
 */
export async function originalText(
  jobSeekerId: string,
  context: Pick<QueryContext, 'views'>,
): Promise<NonNullable<QueryResult<'screeningItem'>['original']> | null> {
  const { rows } = await context.views.resumeFiles.list({
    where: [
      { field: 'jobSeekerId', in: [jobSeekerId] },
      { field: 'state', in: ['PARSED'] },
    ],
    sort: [{ field: 'createdAt', descending: true }],
    limit: looked,
  });
  const brought = (await context.views.people.get(jobSeekerId))?.data.broughtFileIds ?? [];
  const { data } = rows.find((row) => row.data.broughtBy === null) ?? rows.find(({ id }) => brought.includes(id)) ?? {};
  if (data === undefined || data.lines.length === 0) return null;
  const contacts = await contactsOf(jobSeekerId, context);
  return {
    name: maskedLine(data.name ?? '', contacts),
    size: data.size,
    type: data.type,
    lines: data.lines.map((line) => maskedLine(line, contacts)),
  };
}
