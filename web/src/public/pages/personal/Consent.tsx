import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConsentForm } from '../consent/ConsentForm.tsx';
import { GivenList } from '../consent/GivenList.tsx';
import type { SettingProps } from './account.ts';
import { Confirm } from './Confirm.tsx';

/** The consent that lets staff see what was delivered: given, renewed and withdrawn without delivering, and every one there was. */
export function Consent({ account, reload }: SettingProps) {
  const t = useT();
  const { language } = useLanguage();
  const [asking, setAsking] = useState<'renew' | 'withdraw'>();
  const { state, expiresAt, allowedActions, policyVersion, presentVersion, given } = account.consent;
  const until = expiresAt === null ? '' : shortDay(expiresAt, language);
  const lives = state === 'AUTHORIZED';
  const renew = t(lives ? 'person.consent.renew' : 'person.consent.give');
  if (account.jobSeekerId === null) return null;
  return (
    <section className="setting">
      <div className="setting-head">
        <div>
          <p className="quiet">{t('person.account.consent')}</p>
          <p>{t(`person.consentState.${state}`, { day: until })}</p>
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
        <p className="note note-warn">{t('person.consent.changed', { day: until })}</p>
      )}
      {asking === 'renew' && (
        <ConsentForm
          consent={account.consent}
          agree={renew}
          onAgree={async (guardian) => {
            await runCommand('GrantConsent', { policyVersion: presentVersion, guardian });
            await reload();
            setAsking(undefined);
          }}
        />
      )}
      <GivenList given={given} />
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
