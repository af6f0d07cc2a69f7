import type { QueryData } from '../../../api/tables.ts';
import { shortDay } from '../../../format/dates.ts';
import { placeNames } from '../../../format/places.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';

/** Where, how and until when, and what a position asks for. */
export function JobFacts({ job }: { job: QueryData<'jobDetail'>['job'] }) {
  const t = useT();
  const { language } = useLanguage();
  const now = useNow();
  const facts: readonly (readonly [string, string])[] = [
    [t('public.detail.place'), placeNames(job.locations, language)],
    [t('public.detail.nature'), t(`vocabulary.positionNature.${job.nature}`)],
    [
      t('public.detail.background'),
      `${t(`vocabulary.experience.${job.experience}`)} · ${t(`vocabulary.education.${job.education}`)}`,
    ],
    [t('public.detail.deadline'), shortDay(job.deadline, language, now)],
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
