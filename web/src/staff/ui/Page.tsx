import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/react.tsx';
import { paths } from '../model/paths.ts';
import { usePageTitle } from './use-page-title.ts';

interface Props {
  readonly title: string;
  /** Lists have their tabs where a title would stand; it is then read, not drawn. */
  readonly titleHidden?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** The page scrolls its own parts instead of itself. */
  readonly fixed?: boolean;
}

/** One page: its heading, what can be done with it, and its content. */
export function Page({ title, titleHidden = false, actions, children, fixed = false }: Props) {
  const t = useTranslate();
  const { state } = useLocation();
  const isOfGuide = typeof state === 'object' && state !== null && 'from' in state && state.from === paths.setup;
  usePageTitle(title);
  return (
    <div className={fixed ? 'page fixed' : 'page'}>
      {isOfGuide && (
        <p className="back-to-guide">
          <Link to={paths.setup}>{t({ id: 'staff.nav.backToSetup' })}</Link>
        </p>
      )}
      {titleHidden ? (
        <h1 className="visually-hidden">{title}</h1>
      ) : (
        <header className="page-head">
          <h1>{title}</h1>
          {actions && <div className="page-actions">{actions}</div>}
        </header>
      )}
      {children}
    </div>
  );
}
