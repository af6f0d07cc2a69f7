import { Link } from 'react-router-dom';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { agreementAt } from '../policy/policy-asked.ts';
import type { SettingProps } from './account.ts';

/** The registration agreement as it was accepted last: its version, when, and its words of then. */
export function AgreementSetting({ account: { agreement } }: SettingProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  if (agreement === null) return null;
  const { version, at } = agreement;
  return (
    <section className="setting">
      <div className="setting-head">
        <div>
          <p className="quiet">{t({ id: 'public.policy.agreement' })}</p>
          <p>{t({ id: 'person.account.agreed' }, { day: shortDay(at, language), version })}</p>
        </div>
        <Link className="button button-plain" to={agreementAt(at, version)}>
          {t({ id: 'person.account.agreedRead' })}
        </Link>
      </div>
    </section>
  );
}
