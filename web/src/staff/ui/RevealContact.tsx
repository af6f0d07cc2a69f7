import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { askQuery, asProblem, type QueryData } from '../../api/index.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { clock } from '../../format/dates.ts';
import { phoneText } from '../../format/phone.ts';
import { useT } from '../../i18n/react.tsx';
import { useSend } from '../model/use-command.ts';
import { useMay } from '../model/use-sign-in.ts';
import { ProblemNote } from './Problem.tsx';
import { WithPacks } from './WithPacks.tsx';

type Clear = QueryData<'personContact'>;

/**
 * Phone and mail in clear, once asked for. The asking is recorded, and what was shown is hidden again when the server stops
 * giving it. Shows nothing to those who may not ask.
 */
export function RevealContact({ jobSeekerId }: { jobSeekerId: string }) {
  const may = useMay();
  if (!may('VIEW_CONTACT')) return null;
  return (
    <WithPacks names={['staffpositions']}>
      <Contact jobSeekerId={jobSeekerId} />
    </WithPacks>
  );
}

function Contact({ jobSeekerId }: { jobSeekerId: string }) {
  const t = useT();
  const { clear, busy, problem, reveal } = useReveal(jobSeekerId);
  if (clear === undefined)
    return (
      <>
        <Button variant="minimal" size="small" intent="primary" loading={busy} onClick={() => void reveal()}>
          {t('messages.contact.reveal')}
        </Button>
        <ProblemNote problem={problem} />
      </>
    );
  const { phone, email, until } = clear;
  return (
    <span className="revealed" role="status">
      {phone !== null && <a href={`tel:${phone}`}>{phoneText(phone)}</a>}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      {phone === null && email === null && t('messages.contact.none')}
      <span className="muted">{t('messages.contact.recorded', { time: clock(until) })}</span>
    </span>
  );
}

/** Kept here only, never in the cache of answers: it is gone with the screen that asked. */
function useReveal(jobSeekerId: string) {
  const send = useSend();
  const [clear, setClear] = useState<Clear>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  useEffect(() => {
    if (clear === undefined) return;
    const timer = setTimeout(() => setClear(undefined), Math.max(0, Date.parse(clear.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [clear]);
  const reveal = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send('RevealContact', { jobSeekerId });
      setClear((await askQuery('personContact', { jobSeekerId })).data);
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setBusy(false);
    }
  };
  return { clear, busy, problem, reveal };
}
