import type { Language } from '@talentlog/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { languageNames, languages } from '../../i18n/languages.ts';
import { useCompany, useLanguage, useTranslate } from '../../i18n/react.tsx';
import { useTypedBefore } from '../../ui/use-typed-before.ts';
import { useSignIn } from '../site/context.tsx';
import { signInAddress } from '../site/sign-in-address.ts';
import { useChooseLanguage } from '../site/use-choose-language.ts';
import { TruthNote } from './TruthNote.tsx';

/** Most who look at positions are not signed in; for those who are, it comes beside the page. */
const UserMenu = lazy(() => import('./UserMenu.tsx'));
/** On pages of personal links only. */
const ClosePage = lazy(() => import('./ClosePage.tsx'));

function Brand() {
  const t = useTranslate();
  const { logo } = useCompany();
  return (
    <Link className="brand" to="/social/jobs">
      {logo === undefined ? (
        <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
          <path fill="#0f5e8c" d="M0 0h32L0 32z" />
          <path fill="#58a6c9" d="M32 0v32H0z" />
        </svg>
      ) : (
        <img className="logo" src={logo} alt="" />
      )}
      <span className="brand-name">{t({ id: 'public.site.brand' })}</span>
    </Link>
  );
}

function LanguageSwitch() {
  const t = useTranslate();
  const { language } = useLanguage();
  const setLanguage = useChooseLanguage();
  const choose = ({ value }: HTMLSelectElement) => void setLanguage(value as Language);
  const control = useTypedBefore(choose);
  return (
    <select
      ref={control}
      className="language"
      aria-label={t({ id: 'public.frame.language' })}
      value={language}
      onChange={(event) => choose(event.target)}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageNames[one]}
        </option>
      ))}
    </select>
  );
}

function Header({ link }: { link: boolean }) {
  const t = useTranslate();
  const { signIn } = useSignIn();
  const { pathname, search } = useLocation();
  const next = pathname.startsWith('/login') ? '/social/jobs' : pathname + search;
  return (
    <header className="top">
      <div className="wide top-row">
        <Brand />
        {!link && (
          <nav className="nav" aria-label={t({ id: 'public.frame.nav' })}>
            <Link to="/social/jobs" aria-current={pathname === '/social/jobs' ? 'page' : undefined}>
              {t({ id: 'public.frame.social' })}
            </Link>
            <Link to="/jobs" aria-current={pathname === '/jobs' ? 'page' : undefined}>
              {t({ id: 'public.frame.all' })}
            </Link>
          </nav>
        )}
        <div className="top-end">
          {link && (
            <Suspense>
              <ClosePage />
            </Suspense>
          )}
          {!link && signIn.signedIn && (
            <Suspense>
              <UserMenu />
            </Suspense>
          )}
          {!link && !signIn.signedIn && (
            <Link className="top-link" to={signInAddress(next)}>
              {t({ id: 'public.frame.signIn' })}
            </Link>
          )}
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}

function Footer() {
  const t = useTranslate();
  const { mail, slogan, footer, icpNumber } = useCompany();
  return (
    <footer className="foot">
      <div className="wide">
        <p>
          <Link to="/privacy">{t({ id: 'public.frame.privacy' })}</Link>
          <Link to="/registrationAgreement">{t({ id: 'public.frame.agreement' })}</Link>
          {mail !== '' && <a href={`mailto:${mail}`}>{t({ id: 'public.frame.contact' })}</a>}
        </p>
        <p>{[t({ id: 'public.frame.rights' }), slogan].filter(Boolean).join(' · ')}</p>
        {footer !== '' && <p>{footer}</p>}
        {icpNumber !== '' && (
          <p>
            <a href="https://beian.miit.gov.cn/" rel="noreferrer">
              {icpNumber}
            </a>
          </p>
        )}
      </div>
    </footer>
  );
}

/** Header, content and footer. A page reached by a personal link has no navigation around its one question. */
export function Frame({ link, children }: { link: boolean; children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <a className="skip" href="#main">
        {t({ id: 'public.frame.skip' })}
      </a>
      <Header link={link} />
      <main id="main" tabIndex={-1}>
        <TruthNote />
        {children}
      </main>
      <Footer />
    </>
  );
}
