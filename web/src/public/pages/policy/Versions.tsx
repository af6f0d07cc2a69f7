import { Link } from 'react-router-dom';
import type { QueryData } from '../../../api/tables.ts';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';

interface Props {
  readonly path: string;
  readonly read: QueryData<'policy'>;
}

type Correction = QueryData<'policy'>['corrections'][number];

const justBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();

/** What was put right of one version without asking anybody, each with the words before it. */
function Corrections({ path, corrections }: { readonly path: string; readonly corrections: readonly Correction[] }) {
  const t = useTranslate();
  const { language } = useLanguage();
  if (corrections.length === 0) return null;
  return (
    <ul>
      {corrections.map(({ at, what }) => (
        <li key={at}>
          {t({ id: 'public.policy.correction' }, { day: shortDay(at, language), what })}{' '}
          <Link to={`${path}?at=${justBefore(at)}`}>{t({ id: 'public.policy.before' })}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Every version there was, each as it read at its end, with what was put right of it. */
export function Versions({ path, read: { versions, version, isPresent, corrections } }: Props) {
  const t = useTranslate();
  return (
    <section>
      <h2>{t({ id: 'public.policy.versions' })}</h2>
      <ul>
        {versions.map((one, at) => {
          const name = t({ id: 'public.policy.version' }, { version: one.version });
          const next = versions[at - 1]?.from;
          const isShown = one.version === version && (at === 0) === isPresent;
          // A version may be called as one before it: what was put right while it was in force is its own.
          const own = corrections.filter(
            (it) => (one.from === null || it.at >= one.from) && (next === undefined || next === null || it.at < next),
          );
          return (
            <li key={`${one.version} ${one.from ?? ''}`}>
              {isShown ? name : <Link to={next ? `${path}?at=${justBefore(next)}` : path}>{name}</Link>}
              <Corrections {...{ path, corrections: own }} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
