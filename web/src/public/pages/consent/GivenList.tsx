import type { ConsentGiven } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { privacyAt } from '../policy/policy-asked.ts';
import './consent.css';

interface Props {
  readonly given: readonly ConsentGiven[];
  /** When the answer was no. */
  readonly declined: readonly string[];
}

function Given({ given: { at, policyVersion, way, ended } }: { readonly given: ConsentGiven }) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <>
      {t(
        { id: 'person.consent.givenLine' },
        {
          day: shortDay(at, language),
          version: policyVersion,
          way: t({ id: `person.consentWay.${way ?? 'ACCOUNT'}` }),
        },
      )}{' '}
      <span className="quiet">
        {ended === null
          ? t({ id: 'person.consent.lives' })
          : t({ id: `person.consentEnded.${ended.how}` }, { day: shortDay(ended.at, language) })}
      </span>{' '}
      <Link to={privacyAt(at, policyVersion)}>{t({ id: 'person.consent.read' })}</Link>
    </>
  );
}

/** Every answer there was, newest first: a consent with its policy, how it was given and how it ended, and each no. */
export function GivenList({ given, declined }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const answers = [
    ...given.map((one) => ({ at: one.at, line: <Given given={one} /> })),
    ...declined.map((at) => ({ at, line: t({ id: 'person.consent.declinedLine' }, { day: shortDay(at, language) }) })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  if (answers.length === 0) return null;
  return (
    <ul className="given" aria-label={t({ id: 'person.consent.given' })}>
      {answers.map(({ at, line }) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
