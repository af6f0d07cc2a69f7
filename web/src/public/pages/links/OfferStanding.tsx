import { exactTime } from '../../../format/dates.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import type { LinkContent } from './LinkPage.tsx';

type Data = LinkContent<'offerPage'>['data'];

/** What its head and its first sentence say of an offer: only one that waits for an answer congratulates and invites. */
export function useOfferHead({ status, name, position }: Data): { readonly title: string; readonly lead: string } {
  const t = useTranslate();
  const about = { name, position: useJobTitle()(position) };
  const standing = status === 'SENT' || status === 'INVALID' ? status : 'ACCEPTED';
  return {
    title: t({ id: `person.offerHead.${standing}` }, about),
    lead: t({ id: `person.offerLead.${standing}` }, about),
  };
}

/** Where an offer stands: until when to answer it, that it was accepted, or why it is over and whom to ask. */
export function OfferStanding({ data }: { readonly data: Data }) {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  const { status, invalidReason, answeredAt, expiresAt, contact } = data;
  const time = answeredAt === null ? '' : exactTime(answeredAt, language);
  if (status === 'ACCEPTED' || status === 'ON_BOARD')
    return <p className="note note-ok">{t({ id: 'person.offer.accepted' }, { time })}</p>;
  if (status === 'INVALID') {
    const id = `person.offerInvalid.${invalidReason ?? 'OTHER'}`;
    return <p className="note note-bad">{t({ id: has(id) ? id : 'person.offerInvalid.OTHER' }, { contact })}</p>;
  }
  if (expiresAt === null) return null;
  return <p className="note">{t({ id: 'person.offer.answerBy' }, { time: exactTime(expiresAt, language) })}</p>;
}
