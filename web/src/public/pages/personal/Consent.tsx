import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { runCommand } from '../../../api/commands.ts';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useDone } from '../../../ui/use-done.tsx';
import { ConsentForm } from '../consent/ConsentForm.tsx';
import { GivenList } from '../consent/GivenList.tsx';
import type { SettingProps } from './account.ts';
import { WithdrawConsent } from './WithdrawConsent.tsx';

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
  const t = useTranslate();
  const { language } = useLanguage();
  const section = useAddressed('consent');
  const [asking, setAsking] = useState<'renew' | 'withdraw'>();
  const { said, done } = useDone();
  const { state, expiresAt, allowedActions, policyVersion, presentVersion, given, declined } = account.consent;
  const day = expiresAt === null ? 'NONE' : shortDay(expiresAt, language);
  const lives = state === 'AUTHORIZED';
  const renew = t({ id: lives ? 'person.consent.renew' : 'person.consent.give' });
  if (account.jobSeekerId === null) return null;
  return (
    <section className="setting" id="consent" ref={section}>
      <div className="setting-head">
        <div>
          <p className="quiet">{t({ id: 'person.account.consent' })}</p>
          <p>{t({ id: `person.consentState.${state}` }, { day })}</p>
        </div>
        {allowedActions.includes('GrantConsent') && (
          <Button
            aria-expanded={asking === 'renew'}
            onClick={() => setAsking(asking === 'renew' ? undefined : 'renew')}
          >
            {asking === 'renew' ? t({ id: 'shared.action.cancel' }) : renew}
          </Button>
        )}
        {allowedActions.includes('WithdrawConsent') && (
          <Button onClick={() => setAsking('withdraw')}>{t({ id: 'person.account.withdrawConsent' })}</Button>
        )}
      </div>
      {said}
      {lives && policyVersion !== presentVersion && (
        <p className="note note-warn">{t({ id: 'person.consent.changed' }, { day })}</p>
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
            done(t({ id: 'person.consentAnswer.GrantConsent' }));
          }}
        />
      )}
      <GivenList {...{ given, declined }} />
      {asking === 'withdraw' && (
        <WithdrawConsent
          onClose={() => setAsking(undefined)}
          onDone={async () => {
            await reload();
            done(t({ id: 'person.consentAnswer.WithdrawConsent' }));
          }}
        />
      )}
    </section>
  );
}
