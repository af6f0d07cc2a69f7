import type { QueryContext, QueryResult } from '../http/query-context.ts';
import { blocksOf } from './blocks.ts';
import { maskedLine } from './masked-line.ts';

/** The text of the newest file of a person that was read, contacts hidden; null where no text of theirs was kept. */
export async function originalText(
  jobSeekerId: string,
  { views }: Pick<QueryContext, 'views'>,
): Promise<NonNullable<QueryResult<'screeningItem'>['original']> | null> {
  const { rows } = await views.resumeFiles.list({
    where: [
      { field: 'jobSeekerId', in: [jobSeekerId] },
      { field: 'state', in: ['PARSED'] },
    ],
    sort: [{ field: 'createdAt', descending: true }],
    limit: 1,
  });
  const data = rows[0]?.data;
  if (data === undefined || data.lines.length === 0) return null;
  const { basic, family } = blocksOf(await views.resumes.get(jobSeekerId));
  const known = [
    basic.phone,
    basic.email,
    basic.emergencyPhone,
    basic.identityNumber,
    ...family.map((one) => one.phone),
  ];
  const contacts = known.filter((one) => one !== null);
  return {
    name: data.name ?? '',
    size: data.size,
    type: data.type,
    lines: data.lines.map((line) => maskedLine(line, contacts)),
  };
}
