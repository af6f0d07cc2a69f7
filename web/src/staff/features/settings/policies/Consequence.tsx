import { useReach } from '../../../../api/use-reach.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useCompanySettingsQuery, usePolicyReachQuery } from '../api.ts';
import { daysAfter } from './days.ts';

/** How many people are asked anew, by what, and when their former consent ends. */
export function Consequence({ version }: { readonly version: string }) {
  const t = useTranslate();
  const reach = usePolicyReachQuery({}).data?.data;
  const days = useCompanySettingsQuery({}).data?.data.values.consentAnewDays;
  const ways = useReach();
  if (reach === undefined || days === undefined) return <p className="muted">{t({ id: 'policy.publish.counting' })}</p>;
  const { people, mail, sms, neither, minutes } = reach;
  if (people === 0) return <p className="form-note">{t({ id: 'policy.publish.nobody' })}</p>;
  const until = daysAfter(version, days);
  return (
    <div className="form-note">
      <p>{t({ id: 'policy.publish.people' }, { count: people, until, days })}</p>
      <ul>
        <li>{t({ id: ways?.mail === false ? 'policy.publish.noMail' : 'policy.publish.mail' }, { count: mail })}</li>
        <li>{t({ id: ways?.sms === false ? 'policy.publish.noSms' : 'policy.publish.sms' }, { count: sms })}</li>
        {neither > 0 && <li>{t({ id: 'policy.publish.neither' }, { count: neither })}</li>}
        <li>{t({ id: 'policy.publish.spread' }, { minutes })}</li>
      </ul>
    </div>
  );
}
