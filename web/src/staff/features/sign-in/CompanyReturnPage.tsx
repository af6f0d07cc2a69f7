import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { useCommand } from '../../model/use-command.ts';
import { useReadSignIn, useSignIn } from '../../model/use-sign-in.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { CompanyEntry } from './CompanyEntry.tsx';
import { takeCameFrom } from './came-from.ts';
import { type NextStep, nextStepOf } from './next-step.ts';
import { SecondStep } from './SecondStep.tsx';
import { SignInCard } from './SignInCard.tsx';

/** Where the company's sign-in sends browsers back to: what it wrote is sent on at once and leaves the address. */
export default function CompanyReturnPage() {
  const t = useTranslate();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { company, refresh } = useSignIn();
  const { problem, run } = useCommand();
  const [step, setStep] = useState<NextStep>();
  const [from] = useState(takeCameFrom);
  const [answer] = useState(() => location.search);
  const isSent = useRef(false);
  useReadSignIn();
  const enter = async () => {
    await refresh();
    // The door leads on, as after any other way in.
    void navigate(paths.signIn, { replace: true, state: { from } });
  };
  const send = async () => {
    history.replaceState(null, '', location.pathname);
    const taken = await run('SignInWithCompanyAccount', { answer, language });
    const next = nextStepOf(taken?.result);
    if (next !== undefined) setStep(next);
    else if (taken !== undefined) await enter();
  };
  usePageTitle(t({ id: 'staff.signIn.title' }));
  // An answer counts once, so it is sent once.
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void send();
  });
  return (
    <SignInCard>
      {step !== undefined && <SecondStep step={step} onDone={() => void enter()} />}
      {step === undefined && problem === undefined && <Loading />}
      {problem !== undefined && (
        <>
          <ProblemNote problem={problem} />
          {company !== null && <CompanyEntry name={company.name} from={from} isAnew />}
          <Link to={paths.signIn}>{t({ id: 'staff.signIn.otherWays' })}</Link>
        </>
      )}
    </SignInCard>
  );
}
