import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { isUnnamed, useSetupStateQuery } from '../../model/setup.ts';
import { useCommand } from '../../model/use-command.ts';
import { useMay, useReadSignIn, useSignIn } from '../../model/use-sign-in.ts';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { cameFrom } from './came-from.ts';
import { SignInCard } from './SignInCard.tsx';
import { Ways } from './Ways.tsx';

/** Where one wanted to go; who administers a company without a name begins with its setup guide. */
function Landing({ to }: { readonly to: string }) {
  const begins = useMay()('ADMIN_SETTINGS') && to === paths.home;
  const { data, error } = useSetupStateQuery({}, { skip: !begins });
  if (begins && data === undefined && error === undefined) return null;
  return <Navigate to={data !== undefined && isUnnamed(data.data) ? paths.setup : to} replace />;
}

/** The door of the workspace; afterwards back to where one was. */
export default function SignInPage() {
  const t = useTranslate();
  const { me, refresh } = useSignIn();
  const { state } = useLocation();
  const { problem, run } = useCommand();
  useReadSignIn();
  const isStaff = me?.identities.includes('Staff') ?? false;
  const acts = me?.identity;
  usePageTitle(t({ id: 'staff.signIn.title' }));
  useEffect(() => {
    if (isStaff && acts !== 'Staff') void run('SwitchIdentity', { identity: 'Staff' }).then(refresh);
  }, [isStaff, acts, run, refresh]);
  if (isStaff && acts === 'Staff') return <Landing to={cameFrom(state)} />;
  return (
    <SignInCard>
      {me !== null && !isStaff && <p className="form-note">{t({ id: 'staff.signIn.notStaff' }, { name: me.name })}</p>}
      <ProblemNote problem={problem} />
      <Ways from={cameFrom(state)} onDone={() => void refresh()} />
    </SignInCard>
  );
}
