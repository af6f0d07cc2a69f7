import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { Check } from '../../../ui/Check.tsx';
import { Failed } from '../errors/Failed.tsx';
import { PolicyBody } from '../policy/PolicyBody.tsx';
import type { Agreement } from './use-agreement.ts';
import '../consent/consent.css';

interface Props {
  readonly agreement: Agreement;
  /** Somebody pressed the button: what is missing is said. */
  readonly pressed: boolean;
}

/** The tick under the registration agreement, with its version; words that came into force meanwhile are shown above it. */
export function AgreementTick({ agreement, pressed }: Props) {
  const t = useTranslate();
  const { asked, agreed, newWords, tick } = agreement;
  if (asked.data === undefined && asked.problem !== undefined)
    return <Failed problem={asked.problem} retry={asked.reload} />;
  return (
    <>
      {newWords !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <section className="policy policy-box" tabIndex={0} aria-label={t({ id: 'public.policy.agreement' })}>
          <PolicyBody read={newWords} />
        </section>
      )}
      <Check
        checked={agreed !== null}
        disabled={asked.data === undefined}
        onValue={tick}
        error={pressed && agreed === null ? t({ id: 'person.login.agreeFirst' }) : undefined}
      >
        {t({ id: 'person.login.agree' })}{' '}
        <Link to="/registrationAgreement">{t({ id: 'public.policy.agreement' })}</Link>
        {asked.data !== undefined && t({ id: 'person.policy.version' }, { version: asked.data.version })}{' '}
        {t({ id: 'person.login.and' })} <Link to="/privacy">{t({ id: 'public.policy.privacy' })}</Link>
      </Check>
    </>
  );
}
