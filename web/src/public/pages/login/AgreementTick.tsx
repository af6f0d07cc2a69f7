import { useT } from '../../../i18n/react.tsx';
import { Check } from '../../../ui/Check.tsx';
import { Link } from '../../site/router.tsx';
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
  const t = useT();
  const { asked, agreed, newWords, tick } = agreement;
  if (asked.data === undefined && asked.problem !== undefined)
    return <Failed problem={asked.problem} retry={asked.reload} />;
  return (
    <>
      {newWords !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <section className="policy policy-box" tabIndex={0} aria-label={t('public.policy.agreement')}>
          <PolicyBody read={newWords} />
        </section>
      )}
      <Check
        checked={agreed !== null}
        disabled={asked.data === undefined}
        onValue={tick}
        error={pressed && agreed === null ? t('person.login.agreeFirst') : undefined}
      >
        {t('person.login.agree')} <Link to="/registrationAgreement">{t('public.policy.agreement')}</Link>
        {asked.data !== undefined && t('person.policy.version', { version: asked.data.version })}{' '}
        {t('person.login.and')} <Link to="/privacy">{t('public.policy.privacy')}</Link>
      </Check>
    </>
  );
}
