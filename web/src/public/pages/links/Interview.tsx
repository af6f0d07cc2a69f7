import { useState } from 'react';
import { timeRange } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAction } from '../../../ui/problems.tsx';
import { useSeconds } from '../../../ui/use-seconds.ts';
import { useParams } from '../../site/router.tsx';
import { useJobTitle } from '../jobs/JobRow.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { LinkBar } from './LinkBar.tsx';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { suggestedAnswer } from './use-link.ts';
import { Where } from './Where.tsx';
import { useStageName } from './words.ts';

type Content = LinkContent<'interviewPage'>;

function Standing({ data }: Pick<Content, 'data'>) {
  const t = useT();
  const { life, reply, signIn, declineReason } = data;
  if (life === 'CANCELLED') return <p className="note note-bad">{t('person.interview.cancelled')}</p>;
  if (life === 'FINISHED') return <p className="note">{t('person.interview.finished')}</p>;
  if (reply === 'DECLINED')
    return <p className="note note-bad">{t('person.interview.declined', { reason: declineReason ?? '' })}</p>;
  if (signIn === 'SIGNED_IN') return <p className="note note-ok">{t('person.interview.signedIn')}</p>;
  if (reply === 'ACCEPTED') return <p className="note note-ok">{t('person.interview.accepted')}</p>;
  return <p>{t('person.interview.question')}</p>;
}

/** Signing in opens this long before the start (DOMAIN.md, section 5). */
const signInOpens = 60 * 60_000;

function Actions({ data, link, reload }: Content) {
  const t = useT();
  const action = useAction();
  const { status } = useParams();
  const { interviewId, allowedActions: allowed, signInCode } = data;
  const [declining, setDeclining] = useState(
    suggestedAnswer(status) === 'refuse' && allowed.includes('DeclineInterview'),
  );
  const isOpen = useSeconds(Date.parse(data.start) - signInOpens) === 0;
  const signIn = () =>
    action.run(() => link.send('SignInWithCode', { interviewId, code: signInCode ?? '' }).finally(reload));
  const accept = () => action.run(() => link.send('AcceptInterview', { interviewId }).finally(reload));
  return (
    <>
      <LinkBar action={action} shown={allowed.length > 0}>
        {allowed.includes('DeclineInterview') && (
          <Button onClick={() => setDeclining(true)}>{t('person.interview.decline')}</Button>
        )}
        {allowed.includes('AcceptInterview') && data.reply !== 'ACCEPTED' && (
          <Button kind="primary" busy={action.busy} onClick={() => void accept()}>
            {t('person.interview.accept')}
          </Button>
        )}
        {allowed.includes('SignInWithCode') && signInCode !== null && (
          <Button kind="primary" busy={action.busy} disabled={!isOpen} onClick={() => void signIn()}>
            {t(isOpen ? 'person.interview.signIn' : 'person.interview.signInLater')}
          </Button>
        )}
      </LinkBar>
      {declining && (
        <DeclineDialog
          of="interview"
          onClose={() => setDeclining(false)}
          onConfirm={(reason) => link.send('DeclineInterview', { interviewId, reason }).finally(reload)}
        />
      )}
    </>
  );
}

function Body({ data, link, reload }: Content) {
  const t = useT();
  const { language } = useLanguage();
  const jobTitle = useJobTitle();
  const stage = useStageName()(data.stage);
  return (
    <section className="sheet link">
      <h1>{t('person.interview.greeting', { name: data.name, stage })}</h1>
      <p className="quiet">{jobTitle(data.position)}</p>
      <p className="now">{timeRange(data.start, data.end, language)}</p>
      <Where data={data} />
      <Standing data={data} />
      <p className="note">{t('person.interview.notice')}</p>
      <Actions data={data} link={link} reload={reload} />
    </section>
  );
}

/** The candidate's interview: when and where, and the answer. */
export default function Interview() {
  const t = useT();
  return (
    <LinkPage query="interviewPage" title={t('person.interview.title')}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
