import type { ConsentGiven } from '@talentlog/contracts';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import './consent.css';

/** Every consent that was given: when, to which policy, how, and how it ended. */
export function GivenList({ given }: { readonly given: readonly ConsentGiven[] }) {
  const t = useT();
  const { language } = useLanguage();
  if (given.length === 0) return null;
  return (
    <ul className="given" aria-label={t('person.consent.given')}>
      {given.map(({ at, policyVersion, way, ended }) => (
        <li key={at}>
          {t('person.consent.givenLine', {
            day: shortDay(at, language),
            version: policyVersion,
            way: t(`person.consentWay.${way ?? 'ACCOUNT'}`),
          })}{' '}
          <span className="quiet">
            {ended === null
              ? t('person.consent.lives')
              : t(`person.consentEnded.${ended.how}`, { day: shortDay(ended.at, language) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
