import type { WrittenLanguage } from '@talentlog/contracts';
import { endOfDay, paperTemplateId, paperValues, paperWords } from '@talentlog/domain/fold';
import type { QueryContext } from '../bus/query-context.ts';
import type { OfferStored } from './view.ts';

/** What an offer's letter would say if it were sent now, by the functions that write it when it is; undefined once its terms are gone. */
export async function paperSubject(row: OfferStored, language: WrittenLanguage, context: QueryContext) {
  const { views, now, settings } = context;
  const { terms } = row.data;
  if (terms === undefined) return undefined;
  const details = (await views.positions.get(row.positionId))?.data.details;
  const track = details?.track ?? 'SOCIAL';
  const [ofTrack, ofAll, person] = await Promise.all([
    views.messageTemplates.get(paperTemplateId(language, track)),
    views.messageTemplates.get(paperTemplateId(language, 'ALL')),
    views.people.get(row.jobSeekerId),
  ]);
  const { texts, ...words } = paperWords(language, track, { ofTrack: ofTrack?.data, ofAll: ofAll?.data });
  const expiresAt = row.data.link?.expiresAt ?? endOfDay(now, terms.linkDays);
  const about = { terms, name: person?.data.name ?? '', position: details, company: settings, now, expiresAt };
  const { subject, content } = texts;
  return { texts: { subject, content }, ...words, values: { ...paperValues(about, language) } };
}
