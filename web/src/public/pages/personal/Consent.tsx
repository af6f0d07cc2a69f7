import { useEffect, useRef, useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useLocation } from '../../site/router.tsx';
import { ConsentForm } from '../consent/ConsentForm.tsx';
import { GivenList } from '../consent/GivenList.tsx';
import type { SettingProps } from './account.ts';
import { Confirm } from './Confirm.tsx';

/** Brings into view what the address names after `#`, which comes later than the page. */
function useAddressed(id: string) {
  const place = useLocation();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.hash === `#${id}`) element.current?.scrollIntoView({ block: 'start' });
  }, [place, id]);
  return element;
}

/** The consent that lets staff see what was delivered: given, renewed and withdrawn without delivering, and every one there was. */
export function Consent({ account, reload }: SettingProps) {
  const t = useT();
  const { language } = useLanguage();
  const section = useAddressed('consent');
  const [asking, setAsking] = useState<'renew' | 'withdraw'>();
  const { state, expiresAt, allowedActions, policyVersion, presentVersion, given, declined } = account.consent;
  const day = expiresAt === null ? 'NONE' : shortDay(expiresAt, language);
  const lives = state === 'AUTHORIZED';
  const renew = t(lives ? 'person.consent.renew' : 'person.consent.give');
  if (account.jobSeekerId === null) return null;
  return (
    <section className="setting" id="consent" ref={section}>
      <div className="setting-head">
        <div>
          <p className="quiet">{t('person.account.consent')}</p>
          <p>{t(`person.consentState.${state}`, { day })}</p>
        </div>
        {allowedActions.includes('GrantConsent') && (
          <Button
            aria-expanded={asking === 'renew'}
            onClick={() => setAsking(asking === 'renew' ? undefined : 'renew')}
          >
            {asking === 'renew' ? t('shared.action.cancel') : renew}
          </Button>
        )}
        {allowedActions.includes('WithdrawConsent') && (
          <Button onClick={() => setAsking('withdraw')}>{t('person.account.withdrawConsent')}</Button>
        )}
      </div>
      {lives && policyVersion !== presentVersion && (
        <p className="note note-warn">{t('person.consent.changed', { day })}</p>
      )}
      {asking === 'renew' && (
        <ConsentForm
          consent={account.consent}
          agree={renew}
          onAgree={async (agreed, sent) => {
            await runCommand('GrantConsent', agreed);
            sent();
            await reload();
            setAsking(undefined);
          }}
        />
      )}
      <GivenList {...{ given, declined }} />
      {asking === 'withdraw' && (
        <Confirm
          title={t('person.account.withdrawConsent')}
          consequence={t('person.account.withdrawConsequence')}
          confirm={t('person.account.withdrawConsent')}
          onClose={() => setAsking(undefined)}
          onConfirm={() => runCommand('WithdrawConsent', {}).then(reload)}
        />
      )}
    </section>
  );
}
