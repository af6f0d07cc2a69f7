import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { QueryData } from '../../../api/index.ts';
import { useT } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { SetUpFactor, useBegunFactor } from '../../ui/SetUpFactor.tsx';
import { SignInList } from '../../ui/SignInList.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { useMySecurityQuery } from './api.ts';
import { OwnMails } from './OwnMails.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import '../../ui/set-up-factor.css';

/** How one signs in oneself, which mails one gets, and where one is signed in. */
export default function SecurityPage() {
  return (
    <WithPacks names={['colleagues', 'messages']}>
      <Security />
    </WithPacks>
  );
}

function Security() {
  const t = useT();
  const { data, error, refetch } = useMySecurityQuery({});
  if (data === undefined)
    return error === undefined ? <Loading /> : <QueryFailure failure={error} onRetry={() => void refetch()} />;
  const { accountId, signIns } = data.data;
  return (
    <Page title={t('colleagues.security.title')}>
      <section className="security-part" aria-label={t('colleagues.password.title')}>
        <h2>{t('colleagues.password.title')}</h2>
        <OwnPassword security={data.data} />
      </section>
      <section className="security-part" aria-label={t('colleagues.factor.title')}>
        <h2>{t('colleagues.factor.title')}</h2>
        <Factor security={data.data} />
      </section>
      <section className="security-part" aria-label={t('messages.work.title')}>
        <h2>{t('messages.work.title')}</h2>
        <OwnMails security={data.data} />
      </section>
      <section className="security-part" aria-label={t('colleagues.signIns.title')}>
        <h2>{t('colleagues.signIns.title')}</h2>
        <SignInList accountId={accountId} signIns={signIns} />
      </section>
    </Page>
  );
}

function Factor({ security }: { readonly security: QueryData<'mySecurity'> }) {
  const t = useT();
  const toast = useToast();
  const [begunBefore] = useBegunFactor();
  const [asking, setAsking] = useState<'on' | 'off'>();
  const { hasPassword, hasSecondFactor, isFactorRequired } = security;
  // As long as the codes to recover with are shown, it stays: they are shown once.
  if (asking === 'on') return <SetUpFactor onDone={() => setAsking(undefined)} />;
  if (!hasSecondFactor)
    return (
      <>
        {isFactorRequired && (
          <p role="status">
            <b>{t('colleagues.factor.isDemanded')}</b>
          </p>
        )}
        <p>{t(hasPassword ? 'colleagues.factor.isOff' : 'colleagues.factor.noPassword')}</p>
        {begunBefore && <p className="note">{t('colleagues.factor.again')}</p>}
        {hasPassword && (
          <Button onClick={() => setAsking('on')}>
            {t(begunBefore ? 'colleagues.factor.beginAgain' : 'colleagues.factor.setUp')}
          </Button>
        )}
      </>
    );
  return (
    <>
      <p>{t(isFactorRequired ? 'colleagues.factor.isRequired' : 'colleagues.factor.isOn')}</p>
      {!isFactorRequired && <Button onClick={() => setAsking('off')}>{t('colleagues.factor.turnOff')}</Button>}
      {asking === 'off' && (
        <CommandForm
          name="EndSecondFactor"
          title={t('colleagues.factor.turnOff')}
          submit={t('colleagues.factor.turnOff')}
          danger
          initial={{ current: '', code: '' }}
          payload={(values) => values}
          onDone={() => toast(t('colleagues.factor.isOff'))}
          onClose={() => setAsking(undefined)}
        >
          {(form) => (
            <>
              <PasswordField form={form} name="current" label={t('colleagues.factor.password')} required autoFocus />
              <TextField form={form} name="code" label={t('colleagues.factor.code')} required />
            </>
          )}
        </CommandForm>
      )}
    </>
  );
}
