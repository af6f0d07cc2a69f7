import type { QueryData } from '../../../api/tables.ts';
import { shortDay } from '../../../format/dates.ts';
import { placeNames } from '../../../format/places.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';

/** Where, how and until when, and what a position asks for. */
export function JobFacts({ job }: { job: QueryData<'jobDetail'>['job'] }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const facts: readonly (readonly [string, string])[] = [
    [t({ id: 'public.detail.place' }), placeNames(job.locations, language)],
    [t({ id: 'public.detail.nature' }), t({ id: `vocabulary.positionNature.${job.nature}` })],
    [
      t({ id: 'public.detail.background' }),
      `${t({ id: `vocabulary.experience.${job.experience}` })} · ${t({ id: `vocabulary.education.${job.education}` })}`,
    ],
    [t({ id: 'public.detail.deadline' }), shortDay(job.deadline, language, now)],
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
