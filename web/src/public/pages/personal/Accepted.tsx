import type { DeliveryCard } from '@talentlog/contracts';
import { longDay } from '../../../format/dates.ts';
import { placeName } from '../../../format/places.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { RecruitmentLine } from '../links/RecruitmentLine.tsx';

/** The accepted offer: the first day, the position, where, and whom to ask. Pay stays on the offer's page, which asks for a proof. */
export function Accepted({ delivery }: { readonly delivery: DeliveryCard }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const position = useJobTitle()(delivery);
  const { accepted, contact = '' } = delivery;
  if (!accepted) return null;
  const { firstDay, workLocation } = accepted;
  const title = t({ id: 'person.accepted.title' });
  const facts = [
    [t({ id: 'person.accepted.position' }), position],
    [t({ id: 'person.offer.place' }), placeName(workLocation, language)],
    [t({ id: 'person.offer.contact' }), contact],
  ] as const;
  return (
    <section className="next" aria-label={title}>
      <p className="next-date">
        {firstDay === '' ? title : t({ id: 'person.accepted.firstDay' }, { day: longDay(firstDay, language, now) })}
      </p>
      {firstDay !== '' && <p>{title}</p>}
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <p key={name}>{t({ id: 'person.accepted.fact' }, { name, value })}</p>
        ))}
      <RecruitmentLine />
    </section>
  );
}
