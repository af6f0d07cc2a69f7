import { type FileRef, isPaperTooLong, type TemplateKey, type WrittenLanguage } from '@talentlog/contracts';
import { isActiveApplication } from '../application/index.ts';
import { jobSeeker } from '../job-seeker/index.ts';
import { messageTemplate } from '../message-template/index.ts';
import { position } from '../position/index.ts';
import { accept, type Printing, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded, loadedIf } from '../shared/handle.ts';
import type { Settings } from '../shared/settings.ts';
import { aboutOffer } from './about.ts';
import { applicationOf, needApplication, offerOpened } from './application-books.ts';
import type { OfferData } from './data.ts';
import { offer } from './offer.ts';
import { newOfferLink, reminded } from './offer-link.ts';
import { offerPaper, paperKey, paperName, paperTemplateId, paperValues, paperWords } from './paper.ts';

/**
 * Sends an approved offer to the candidate with a link to answer it; both texts are the recruiter's own. The letter on paper is written with
 * the wording in force, and printed before anything happens; without it an offer leaves only where it has an attachment of its own.
 */
export const sendOffer = offer.decider('SendOffer', {
  illegal: ({ state }) => {
    if (state.status === 'INVALID') return refuse('offer.invalid');
    return refuse(state.status === 'PENDING_SEND' ? 'offer.not_approved' : 'offer.already_sent');
  },
  needs: (context) => ({
    ...needApplication(context),
    ...needPaper({ ...context, language: context.payload.paperLanguage }),
  }),
  decide: (context) => {
    const { id, data, payload, actor, settings, related, now } = context;
    const { subject, content, sms, paperLanguage: language } = payload;
    if (subject === '') return refuse('notification.subject_empty', undefined, 'subject');
    if (content === '') return refuse('notification.content_empty', undefined, 'content');
    if (sms === '') return refuse('notification.content_empty', undefined, 'sms');
    const held = applicationOf(related);
    if (!isActiveApplication(held) || held.data.stage !== 'OFFER') return refuse('offer.status_unsupported');
    const { link, issued } = newOfferLink(context, data.terms?.linkDays ?? settings.offerLinkDays);
    const sent = (paper: FileRef | null, paperTemplate: PaperTemplate | null) =>
      accept([
        offer.fact('OfferSent', {
          ...aboutOffer(context),
          ...link,
          ...reminded(context),
          sentBy: actor.id,
          subject,
          content,
          sms,
          paper,
          paperTemplate,
        }),
        issued,
        offerOpened(data.applicationId, id, 'SENT'),
      ]);
    if (language !== null) return letterOf({ id, data, related, settings, language, now, ...link }, sent);
    return data.terms?.attachment ? sent(null, null) : refuse('offer.paper_required', undefined, 'paperLanguage');
  },
});

/** Which wording a letter was written with. */
type PaperTemplate = Omit<TemplateKey, 'channel'> & { readonly version: number };

/** Whom the letter names, and the wordings that may be in force for the position. */
function needPaper({
  data,
  language,
  related,
}: Pick<Written, 'data' | 'related'> & { language: WrittenLanguage | null }) {
  if (language === null) return {};
  const track = loadedIf(related, 'position', position)?.data.details?.track;
  const wording = (of: Parameters<typeof paperTemplateId>[1]) => messageTemplate.ref(paperTemplateId(language, of));
  return {
    jobSeeker: jobSeeker.ref(data.jobSeekerId),
    position: position.ref(data.positionId),
    ofAll: wording('ALL'),
    ...(track ? { ofTrack: wording(track) } : {}),
  };
}

interface Written {
  readonly id: string;
  readonly data: OfferData;
  readonly related: Related;
  readonly settings: Settings;
  readonly language: WrittenLanguage;
  readonly now: string;
  readonly expiresAt: string;
}

/** The letter to be printed, and what follows once it is. */
function letterOf(
  { id, data, related, settings: company, language, now, expiresAt }: Written,
  sent: (paper: FileRef, paperTemplate: PaperTemplate) => ReturnType<typeof accept>,
): Printing | Refusal {
  const { jobSeekerId, terms, version } = data;
  const { details } = loaded(related, 'position', position).data;
  const name = loaded(related, 'jobSeeker', jobSeeker).data.name ?? '';
  if (terms === undefined) return refuse('offer.paper_unreadable', undefined, 'paperLanguage');
  const [ofTrack, ofAll] = ['ofTrack', 'ofAll'].map((one) => loadedIf(related, one, messageTemplate)?.data);
  const words = paperWords(language, details?.track ?? 'SOCIAL', { ofTrack, ofAll });
  const values = paperValues({ terms, name, position: details, company, now, expiresAt }, language);
  const paper = offerPaper({ id, version }, words, values, { language, now });
  if (paper === undefined) return refuse('offer.paper_unreadable', undefined, 'paperLanguage');
  if (isPaperTooLong(paper)) return refuse('messageTemplate.paper_too_long', undefined, 'paperLanguage');
  const { channel: _, ...key } = paperKey(language, words.track);
  return {
    paper,
    name: paperName(paper, name),
    jobSeekerId,
    once: (file) => sent(file, { ...key, version: words.version }),
  };
}
