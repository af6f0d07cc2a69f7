import { dayAndClock, shortDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { OfferDetail } from '../api.ts';
import { useOfferWords, useStand } from '../words.ts';

/** Where the offer stands, since when, and what comes next until when, as a sentence. */
export function Standing({ detail }: { detail: OfferDetail }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const nameOf = useNameOf();
  const words = useOfferWords();
  const stand = useStand()(detail);
  const { endReason, updatedAt, expiresAt, currentApprover, person, plannedEntryDate, invalidReason, steps, sender } =
    detail;
  const against = steps.find(({ status }) => status === 'DISAGREED');
  const sentence = t(
    { id: `offers.standing.${stand}` },
    {
      name: nameOf(person),
      approver: against?.approver.name ?? currentApprover?.name ?? '',
      sender: sender?.name ?? '',
      since: shortDay(updatedAt, language),
      until: expiresAt === null ? '' : dayAndClock(expiresAt, language),
      day: words.day(plannedEntryDate),
      why: words.invalidReason(invalidReason),
    },
  );
  return (
    <p className="standing">
      {sentence}
      {endReason !== null && endReason !== '' && (
        <span className="muted"> {t({ id: 'offers.standing.reason' }, { reason: endReason })}</span>
      )}
    </p>
  );
}
