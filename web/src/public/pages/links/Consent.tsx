import { useState } from 'react';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Navigate } from '../../site/router.tsx';
import { ConsentForm } from '../consent/ConsentForm.tsx';
import { GivenList } from '../consent/GivenList.tsx';
import { Confirm } from '../personal/Confirm.tsx';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { useLink } from './use-link.ts';

type Content = LinkContent<'consentPage'>;

function Standing({ data }: Pick<Content, 'data'>) {
  const t = useT();
  const { language } = useLanguage();
  const { state, expiresAt, policyVersion, presentVersion } = data;
  const day = expiresAt === null ? '' : shortDay(expiresAt, language);
  if (state === 'AUTHORIZED' && policyVersion !== presentVersion)
    return <p className="note note-warn">{t('person.consent.changed', { day })}</p>;
  if (state === 'AUTHORIZED') return <p className="note note-ok">{t('person.consent.until', { day })}</p>;
  if (data.allowedActions.includes('DeclineConsent')) return <p>{t('person.consent.question')}</p>;
  return <p className="note">{t(`person.consent.${state === 'EXPIRED' ? 'expired' : 'none'}`)}</p>;
}

function Body({ data, link, reload }: Content) {
  const t = useT();
  const [asking, setAsking] = useState<'DeclineConsent' | 'WithdrawConsent'>();
  const { name, state, presentVersion, allowedActions, given } = data;
  const lives = state === 'AUTHORIZED';
  const other = (['WithdrawConsent', 'DeclineConsent'] as const).find((action) => allowedActions.includes(action));
  return (
    <section className="sheet link">
      <h1>{t('person.consent.greeting', { name })}</h1>
      <Standing data={data} />
      <ConsentForm
        key={given.length}
        consent={data}
        agree={t(lives ? 'person.consent.renew' : 'person.consent.yes')}
        onAgree={(guardian) => link.send('GrantConsent', { policyVersion: presentVersion, guardian }).finally(reload)}
      >
        {other !== undefined && <Button onClick={() => setAsking(other)}>{t(`person.consent.${other}`)}</Button>}
      </ConsentForm>
      <p className="quiet">{t('person.consent.linkWorks')}</p>
      <div className="consent-end">
        <GivenList given={given} />
      </div>
      {asking !== undefined && (
        <Confirm
          title={t(`person.consent.${asking}`)}
          consequence={t(`person.consent.${asking}.consequence`)}
          confirm={t(`person.consent.${asking}`)}
          onClose={() => setAsking(undefined)}
          onConfirm={() => link.send(asking, {}).finally(reload)}
        />
      )}
    </section>
  );
}

/** Where somebody who was asked for consent reads the policy and answers, also without an account. */
export default function Consent() {
  const t = useT();
  const { token } = useLink();
  // Who is signed in has it among their settings.
  if (token === undefined) return <Navigate to="/personal/account_setting" />;
  return (
    <LinkPage query="consentPage" title={t('person.account.consent')}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
