import {
  agreedTitle,
  defaultTexts,
  inShanghai,
  type MessageValues,
  money,
  type Paper,
  type PositionDetails,
  placeName,
  type TemplateKey,
  type TemplateTexts,
  type TemplateTrack,
  templateFault,
  templateIdOf,
  type WrittenLanguage,
  writeDay,
  writeInstant,
  writePaper,
} from '@talentlog/contracts';
import type { Settings } from '../shared/settings.ts';
import { dayOf } from '../shared/time.ts';
import type { KnownTerms } from './data.ts';

const template = 'offer-letter' as const;

/** The wording of the offer letter for one track. */
export const paperKey = (language: WrittenLanguage, track: TemplateTrack): TemplateKey => ({
  template,
  language,
  track,
  channel: 'PAPER',
});
export const paperTemplateId = (language: WrittenLanguage, track: TemplateTrack): string =>
  templateIdOf(paperKey(language, track));

/** A wording as staff wrote it; null where they wrote none, or went back to what the product comes with. */
interface Written {
  readonly version: number;
  readonly wording: TemplateTexts | null;
}

/** The words of a letter, and which they are: version 0 is what the product comes with. */
export interface PaperWords {
  readonly texts: TemplateTexts;
  readonly track: TemplateTrack;
  readonly version: number;
}

/** The wording in force: that of the position's track goes before that of all, and that before the product's own. */
export function paperWords(
  language: WrittenLanguage,
  track: Exclude<TemplateTrack, 'ALL'>,
  { ofTrack, ofAll }: { readonly ofTrack: Written | undefined; readonly ofAll: Written | undefined },
): PaperWords {
  if (ofTrack?.wording) return { texts: ofTrack.wording, track, version: ofTrack.version };
  if (ofAll?.wording) return { texts: ofAll.wording, track: 'ALL', version: ofAll.version };
  return { texts: defaultTexts(template, language, 'PAPER'), track: 'ALL', version: 0 };
}

/** What a letter tells of: an offer, to whom, for which position, by whom, and when it is sent. */
export interface PaperSubject {
  readonly terms: KnownTerms;
  readonly name: string;
  readonly position: Pick<PositionDetails, 'title' | 'titleEn'> | undefined;
  readonly company: Pick<Settings, 'companyName' | 'companyNameEn'>;
  readonly now: string;
  readonly expiresAt: string;
}

/** What stands instead of the letter's placeholders, as the offer holds it. */
export function paperValues(subject: PaperSubject, language: WrittenLanguage): MessageValues {
  const { terms, name, company, now, expiresAt } = subject;
  const isEnglish = language === 'en-US';
  const { pay, plannedEntryDate, probationMonths } = terms;
  return {
    name,
    company: isEnglish ? company.companyNameEn : company.companyName,
    position: agreedTitle(terms.positionTitle, subject.position, language),
    place: placeName(terms.workLocation, language),
    entryDay: plannedEntryDate === null ? '' : writeDay(new Date(`${plannedEntryDate}T00:00:00Z`), language),
    probation: probationIn(probationMonths, isEnglish),
    monthly: pay === null ? '' : money(pay.monthly, language),
    months: pay === null ? '' : String(pay.months),
    signOn: pay === null || pay.signOn === 0 ? '' : money(pay.signOn, language),
    payNote: pay?.note ?? '',
    day: writeDay(inShanghai(now), language),
    deadline: writeInstant(expiresAt, language),
  };
}

function probationIn(months: number, isEnglish: boolean): string {
  if (months === 0) return isEnglish ? 'None' : '无';
  if (!isEnglish) return `${months} 个月`;
  return months === 1 ? '1 month' : `${months} months`;
}

/**
 * The letter of an offer as it is printed; undefined where its words cannot be read any more, as after a release that knows other
 * placeholders. The same offer, words and day are the same letter.
 */
export function offerPaper(
  offer: { readonly id: string; readonly version: number },
  { texts, track, version }: PaperWords,
  values: MessageValues,
  { language, now }: { readonly language: WrittenLanguage; readonly now: string },
): Paper | undefined {
  const fault = templateFault({ template, language, channel: 'PAPER' }, texts);
  // How long it comes out is seen once it is written.
  if (fault && fault.code !== 'messageTemplate.paper_too_long') return undefined;
  const about = `${template} ${offer.id} v${offer.version}, ${track} v${version}`;
  return writePaper(texts, language, values, { about, date: dayOf(now) });
}

/** What the letter's file is called. */
export const paperName = ({ title }: Paper, name: string): string =>
  `${[title, name]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 180)}.pdf`;
