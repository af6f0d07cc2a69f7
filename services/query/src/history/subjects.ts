import type { HistorySubject } from '@talentlog/contracts';
import type { z } from 'zod';
import { maskedNames } from '../access/masked-names.ts';
import { wordsIn } from '../access/pages.ts';
import type { Views } from '../open-views.ts';
import { type Telling, tellingOf } from './persons.ts';

const most = 20;

/** The first letter of a name, and stars; nothing of somebody who withdrew. */
export const maskedName = (name: string | null, telling: Telling | undefined): string =>
  name === null || telling === undefined || telling === 'WITHHELD' ? '' : `${[...name][0] ?? ''}**`;

/** People whose history can be opened, the last changed first. A name finds whose consent lives; a number finds everybody. */
export async function subjectsFound(
  text: string,
  parts: { readonly views: Views; readonly now: string },
): Promise<z.infer<typeof HistorySubject>[]> {
  const words = wordsIn(text);
  const masked = words.length > 0 ? await maskedNames(parts) : undefined;
  const hidden = masked === undefined ? [] : [...new Set(words.flatMap(masked))];
  const rows = await parts.views.people.first({
    limit: most,
    ...(text ? { search: text } : {}),
    ...(hidden.length > 0 ? { where: [{ field: 'id', notIn: hidden }] } : {}),
    sort: [{ field: 'updatedAt', descending: true }],
  });
  const telling = await tellingOf(
    rows.map(({ id }) => id),
    parts,
  );
  return rows.map(({ id, data }) => ({
    jobSeekerId: id,
    name: maskedName(data.name, telling.get(id)),
    number: data.number,
    applications: data.deliveredPositionIds.length,
  }));
}
