import type { QueryContext, QueryResult } from '../http/query-context.ts';
import { contactsOf } from './contacts-of.ts';
import { maskedLine } from './masked-line.ts';

/** The text of the newest file of a person that was read, contacts hidden; null where no text of theirs was kept. */
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
    limit: 1,
  });
  const data = rows[0]?.data;
  if (data === undefined || data.lines.length === 0) return null;
  const contacts = await contactsOf(jobSeekerId, context);
  return {
    name: maskedLine(data.name ?? '', contacts),
    size: data.size,
    type: data.type,
    lines: data.lines.map((line) => maskedLine(line, contacts)),
  };
}
