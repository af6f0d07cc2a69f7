import type { Language } from '@talentlog/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { runCommand } from '../../api/commands.ts';
import { languageNames, languages } from '../../i18n/languages.ts';
import { useLanguage, useT } from '../../i18n/react.tsx';
import { useSignIn } from '../site/context.tsx';
import { Link, NavLink, useLocation, useNavigate } from '../site/router.tsx';
import { signInAddress } from '../site/sign-in-address.ts';

function Brand() {
  const t = useT();
  return (
    <Link className="brand" to="/social/jobs">
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
        <path fill="#0f5e8c" d="M0 0h32L0 32z" />
        <path fill="#58a6c9" d="M32 0v32H0z" />
      </svg>
      {t('public.site.brand')}
    </Link>
  );
}

function LanguageSwitch() {
  const t = useT();
  const { language, setLanguage } = useLanguage();
  return (
    <select
      className="language"
      aria-label={t('public.frame.language')}
      value={language}
      onChange={(event) => void setLanguage(event.target.value as Language)}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageNames[one]}
        </option>
      ))}
    </select>
  );
}

/** Closes an open menu on Escape, on a click elsewhere and when the page changes. */
function useClosing(menu: { current: HTMLDetailsElement | null }): void {
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) menu.current?.removeAttribute('open');
    shownAt.current = pathname;
  }, [menu, pathname]);
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (details === null || !details.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        details.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && details.contains(event.target)) return;
      details.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, [menu]);
}

function UserMenu() {
  const t = useT();
  const navigate = useNavigate();
  const { signIn, refresh } = useSignIn();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  const { account } = signIn;
  if (account === null) return null;
  const signOut = async () => {
    await runCommand('SignOut', {});
    await refresh();
    navigate('/social/jobs');
  };
  const others = account.identities.filter((identity) => identity !== account.identity && identity !== 'Staff');
  return (
    <details className="menu" ref={menu}>
      <summary>
        <span className="menu-name">{account.name === '' ? t('public.frame.me') : account.name}</span>
      </summary>
      <ul>
        <li>
          <Link to="/personal/delivery_records">{t('public.frame.deliveries')}</Link>
        </li>
        <li>
          <Link to="/personal/my_resume">{t('public.frame.resume')}</Link>
        </li>
        <li>
          <Link to="/personal/account_setting">{t('public.frame.account')}</Link>
        </li>
        {others.map((identity) => (
          <li key={identity}>
            <button type="button" onClick={() => void runCommand('SwitchIdentity', { identity }).then(refresh)}>
              {t(identity === 'CampusAmbassador' ? 'public.frame.asAmbassador' : 'public.frame.asSeeker')}
            </button>
          </li>
        ))}
        {account.identities.includes('Staff') && (
          <li>
            <a href="/staff">{t('public.frame.staff')}</a>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void signOut()}>
            {t('public.frame.signOut')}
          </button>
        </li>
      </ul>
    </details>
  );
}

function Header({ link }: { link: boolean }) {
  const t = useT();
  const { signIn } = useSignIn();
  const { pathname, search } = useLocation();
  const next = pathname.startsWith('/login') ? '/social/jobs' : pathname + search;
  return (
    <header className="top">
      <div className="wide top-row">
        <Brand />
        {!link && (
          <nav className="nav" aria-label={t('public.frame.nav')}>
            <NavLink to="/social/jobs">{t('public.frame.social')}</NavLink>
            <NavLink to="/jobs">{t('public.frame.all')}</NavLink>
          </nav>
        )}
        <div className="top-end">
          {!link && signIn.signedIn && <UserMenu />}
          {!link && !signIn.signedIn && (
            <Link className="top-link" to={signInAddress(next)}>
              {t('public.frame.signIn')}
            </Link>
          )}
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}

function Footer() {
  const t = useT();
  return (
    <footer className="foot">
      <div className="wide">
        <p>
          <Link to="/privacy">{t('public.frame.privacy')}</Link>
          <Link to="/registrationAgreement">{t('public.frame.agreement')}</Link>
          <a href="mailto:jobs@yunling.example">{t('public.frame.contact')}</a>
        </p>
        <p>{t('public.frame.rights')}</p>
      </div>
    </footer>
  );
}

/** Header, content and footer. A page reached by a personal link has no navigation around its one question. */
export function Frame({ link, children }: { link: boolean; children: ReactNode }) {
  const t = useT();
  return (
    <>
      <a className="skip" href="#main">
        {t('public.frame.skip')}
      </a>
      <Header link={link} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
