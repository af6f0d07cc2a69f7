import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConsentForm } from '../consent/ConsentForm.tsx';
import { GivenList } from '../consent/GivenList.tsx';
import { useKeptTicks } from '../consent/use-ticks.ts';
import { Confirm } from '../personal/Confirm.tsx';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { useLink } from './use-link.ts';

type Content = LinkContent<'consentPage'>;

const others = ['WithdrawConsent', 'DeclineConsent'] as const;
type Other = (typeof others)[number];

function Standing({ data }: Pick<Content, 'data'>) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { state, expiresAt, policyVersion, presentVersion } = data;
  const day = expiresAt === null ? 'NONE' : shortDay(expiresAt, language);
  if (state === 'AUTHORIZED' && policyVersion !== presentVersion)
    return <p className="note note-warn">{t({ id: 'person.consent.changed' }, { day })}</p>;
  if (state === 'AUTHORIZED') return <p className="note note-ok">{t({ id: 'person.consent.until' }, { day })}</p>;
  if (data.allowedActions.includes('DeclineConsent')) return <p>{t({ id: 'person.consent.question' })}</p>;
  return <p className="note">{t({ id: `person.consent.${state === 'EXPIRED' ? 'expired' : 'none'}` })}</p>;
}

function Body({ data, link, reload }: Content) {
  const t = useTranslate();
  const [asking, setAsking] = useState<Other>();
  const [answer, setAnswer] = useState<Other | 'GrantConsent'>();
  const reply = async (given: Other | 'GrantConsent', sent: Promise<unknown>) => {
    // Whatever the answer is, nothing stays ticked.
    await sent.then(forget).finally(reload);
    setAnswer(given);
  };
  const { name, state, allowedActions, given, declined } = data;
  const [, , forget] = useKeptTicks();
  const lives = state === 'AUTHORIZED';
  const other = others.find((action) => allowedActions.includes(action));
  return (
    <section className="sheet link">
      <h1>
        {t(
          { id: allowedActions.includes('DeclineConsent') ? 'person.consent.greeting' : 'person.consent.answeredHead' },
          {
            name,
          },
        )}
      </h1>
      {answer !== undefined && (
        <p className="note note-ok" role="status">
          {t({ id: `person.consentAnswer.${answer}` })}
        </p>
      )}
      <Standing data={data} />
      <ConsentForm
        key={`${state}/${given.length}/${answer}`}
        consent={data}
        agree={t({ id: lives ? 'person.consent.renew' : 'person.consent.yes' })}
        onAgree={(agreed) => reply('GrantConsent', link.send('GrantConsent', agreed))}
      >
        {(busy) =>
          other !== undefined && (
            <Button disabled={busy} onClick={() => setAsking(other)}>
              {t({ id: `person.consent.${other}` })}
            </Button>
          )
        }
      </ConsentForm>
      <p className="quiet">{t({ id: 'person.consent.linkWorks' })}</p>
      <div className="consent-end">
        <GivenList {...{ given, declined }} />
      </div>
      {asking !== undefined && (
        <Confirm
          title={t({ id: `person.consent.${asking}` })}
          consequence={t({ id: `person.consent.${asking}.consequence` })}
          confirm={t({ id: `person.consent.${asking}` })}
          onClose={() => setAsking(undefined)}
          onConfirm={() => reply(asking, link.send(asking, {}))}
        />
      )}
    </section>
  );
}

/** Where somebody who was asked for consent reads the policy and answers, also without an account. */
export default function Consent() {
  const t = useTranslate();
  const { token } = useLink();
  // Who is signed in has it among their settings.
  if (token === undefined) return <Navigate to="/personal/account_setting" replace />;
  return (
    <LinkPage query="consentPage" title={t({ id: 'person.account.consent' })}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
