import { Link, useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/react.tsx';
import { paths } from '../model/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';

/** An address that no page of the workspace has: said, rather than led home from without a word. */
export function UnknownPage() {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <Page title={t({ id: 'staff.unknown.title' })}>
      <EmptyState title={t({ id: 'staff.unknown.text' }, { path: `/staff${pathname}` })}>
        <p>
          <Link to={paths.home}>{t({ id: 'staff.unknown.home' })}</Link>
        </p>
      </EmptyState>
    </Page>
  );
}
