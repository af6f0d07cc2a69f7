import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { QueryData } from '../../../api/index.ts';
import { useTranslate } from '../../../i18n/react.tsx';
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
import { OwnContact } from './OwnContact.tsx';
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
  const t = useTranslate();
  const { data, error, refetch } = useMySecurityQuery({});
  if (data === undefined)
    return error === undefined ? <Loading /> : <QueryFailure failure={error} onRetry={() => void refetch()} />;
  const { accountId, signIns } = data.data;
  return (
    <Page title={t({ id: 'colleagues.security.title' })}>
      <section className="security-part" aria-label={t({ id: 'colleagues.password.title' })}>
        <h2>{t({ id: 'colleagues.password.title' })}</h2>
        <OwnPassword security={data.data} />
      </section>
      <section className="security-part" aria-label={t({ id: 'colleagues.contact.title' })}>
        <h2>{t({ id: 'colleagues.contact.title' })}</h2>
        <OwnContact security={data.data} />
      </section>
      <section className="security-part" aria-label={t({ id: 'colleagues.factor.title' })}>
        <h2>{t({ id: 'colleagues.factor.title' })}</h2>
        <Factor security={data.data} />
      </section>
      <section className="security-part" aria-label={t({ id: 'messages.work.title' })}>
        <h2>{t({ id: 'messages.work.title' })}</h2>
        <OwnMails security={data.data} />
      </section>
      <section className="security-part" aria-label={t({ id: 'colleagues.signIns.title' })}>
        <h2>{t({ id: 'colleagues.signIns.title' })}</h2>
        <SignInList accountId={accountId} signIns={signIns} />
      </section>
    </Page>
  );
}

function Factor({ security }: { readonly security: QueryData<'mySecurity'> }) {
  const t = useTranslate();
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
            <b>{t({ id: 'colleagues.factor.isDemanded' })}</b>
          </p>
        )}
        <p>{t({ id: hasPassword ? 'colleagues.factor.isOff' : 'colleagues.factor.noPassword' })}</p>
        {begunBefore && <p className="note">{t({ id: 'colleagues.factor.again' })}</p>}
        {hasPassword && (
          <Button onClick={() => setAsking('on')}>
            {t({ id: begunBefore ? 'colleagues.factor.beginAgain' : 'colleagues.factor.setUp' })}
          </Button>
        )}
      </>
    );
  return (
    <>
      <p>{t({ id: isFactorRequired ? 'colleagues.factor.isRequired' : 'colleagues.factor.isOn' })}</p>
      {!isFactorRequired && <Button onClick={() => setAsking('off')}>{t({ id: 'colleagues.factor.turnOff' })}</Button>}
      {asking === 'off' && (
        <CommandForm
          name="EndSecondFactor"
          title={t({ id: 'colleagues.factor.turnOff' })}
          submit={t({ id: 'colleagues.factor.turnOff' })}
          danger
          initial={{ current: '', code: '' }}
          payload={(values) => values}
          onDone={() => toast(t({ id: 'colleagues.factor.isOff' }))}
          onClose={() => setAsking(undefined)}
        >
          {(form) => (
            <>
              <PasswordField
                form={form}
                name="current"
                label={t({ id: 'colleagues.factor.password' })}
                required
                autoFocus
              />
              <TextField form={form} name="code" label={t({ id: 'colleagues.factor.code' })} required />
            </>
          )}
        </CommandForm>
      )}
    </>
  );
}
