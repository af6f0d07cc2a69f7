import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { languageNames, languages } from '../../../i18n/languages.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { isUnnamed, useSetupSettingsQuery } from '../../model/setup.ts';
import { useCommand } from '../../model/use-command.ts';
import { useMay, useReadSignIn, useSignIn } from '../../model/use-sign-in.ts';
import { CompanyMark } from '../../ui/CompanyMark.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { SignInForm } from './SignInForm.tsx';
import './sign-in.css';

const cameFrom = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : paths.home;

/** Where one wanted to go; who administers a company without a name begins with its setup guide. */
function Landing({ to }: { readonly to: string }) {
  const begins = useMay()('ADMIN_SETTINGS') && to === paths.home;
  const { data, error } = useSetupSettingsQuery({}, { skip: !begins });
  if (begins && data === undefined && error === undefined) return null;
  return <Navigate to={data !== undefined && isUnnamed(data.data) ? paths.setup : to} replace />;
}

/** The door of the workspace; afterwards back to where one was. */
export default function SignInPage() {
  const t = useT();
  const { language, setLanguage } = useLanguage();
  const { me, refresh } = useSignIn();
  const { state } = useLocation();
  const { problem, run } = useCommand();
  useReadSignIn();
  const isStaff = me?.identities.includes('Staff') ?? false;
  const acts = me?.identity;
  useEffect(() => {
    document.title = t('staff.signIn.title');
  }, [t]);
  useEffect(() => {
    if (isStaff && acts !== 'Staff') void run('SwitchIdentity', { identity: 'Staff' }).then(refresh);
  }, [isStaff, acts, run, refresh]);
  if (isStaff && acts === 'Staff') return <Landing to={cameFrom(state)} />;
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <p className="sign-in-mark">
          <CompanyMark />
          {t('shared.site.company')}
        </p>
        <h1>{t('staff.signIn.title')}</h1>
        {me !== null && !isStaff && <p className="form-note">{t('staff.signIn.notStaff', { name: me.name })}</p>}
        <ProblemNote problem={problem} />
        <SignInForm onDone={() => void refresh()} />
        <p className="sign-in-languages">
          {languages.map((choice) => (
            <button
              key={choice}
              type="button"
              lang={choice}
              aria-pressed={choice === language}
              onClick={() => void setLanguage(choice)}
            >
              {languageNames[choice]}
            </button>
          ))}
        </p>
      </div>
    </main>
  );
}
