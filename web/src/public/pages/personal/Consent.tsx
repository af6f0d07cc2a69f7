import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { SettingProps } from './account.ts';
import { Confirm } from './Confirm.tsx';

/** The consent that lets staff see what was delivered, and its withdrawal. */
export function Consent({ account, reload }: SettingProps) {
  const t = useT();
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { state, expiresAt, allowedActions } = account.consent;
  const until = expiresAt === null ? '' : shortDay(expiresAt, language);
  return (
    <section className="setting">
      <div className="setting-head">
        <div>
          <p className="quiet">{t('person.account.consent')}</p>
          <p>{t(`person.consentState.${state}`, { day: until })}</p>
        </div>
        {allowedActions.includes('WithdrawConsent') && (
          <Button onClick={() => setAsking(true)}>{t('person.account.withdrawConsent')}</Button>
        )}
      </div>
      {asking && (
        <Confirm
          title={t('person.account.withdrawConsent')}
          consequence={t('person.account.withdrawConsequence')}
          confirm={t('person.account.withdrawConsent')}
          onClose={() => setAsking(false)}
          onConfirm={() => runCommand('WithdrawConsent', {}).then(reload)}
        />
      )}
    </section>
  );
}
