import { maskedLine } from '../access/masked-line.ts';
import type { QueryContext, QueryResult } from '../bus/query-context.ts';
import { filesById, filesOn } from './blocks.ts';
import { contactsOf } from './contacts-of.ts';

/**
 * The text of the newest file of a person that was read, contacts hidden; null where no text of theirs was kept. Their own goes before what
 * staff brought.
 */
export async function originalText(
  jobSeekerId: string,
  context: Pick<QueryContext, 'views'>,
): Promise<NonNullable<QueryResult<'screeningItem'>['original']> | null> {
  const { resumes, people } = context.views;
  const own = await filesOn(await resumes.get(jobSeekerId), context);
  const brought = await filesById((await people.get(jobSeekerId))?.data.broughtFileIds ?? [], context);
  const { data } = [...own, ...brought].find(({ state }) => state === 'PARSED') ?? {};
  if (data === undefined || data.lines.length === 0) return null;
  const contacts = await contactsOf(jobSeekerId, context);
  return {
    name: maskedLine(data.name ?? '', contacts),
    size: data.size,
    type: data.type,
    lines: data.lines.map((line) => maskedLine(line, contacts)),
  };
}
