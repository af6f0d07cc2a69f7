import type { ReactNode } from 'react';
import { languageNames, languages } from '../../../i18n/languages.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { CompanyMark } from '../../ui/CompanyMark.tsx';
import './sign-in.css';

/** The door of the workspace: whose it is, what is asked, and the language to ask in. */
export function SignInCard({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { language, setLanguage } = useLanguage();
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <p className="sign-in-mark">
          <CompanyMark />
          {t({ id: 'shared.site.company' })}
        </p>
        <h1>{t({ id: 'staff.signIn.title' })}</h1>
        {children}
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
