import type { PermissionCode } from '@talentlog/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../i18n/react.tsx';
import { paths } from '../model/paths.ts';
import { useMay } from '../model/use-sign-in.ts';
import { EmptyState } from './EmptyState.tsx';
import { Page } from './Page.tsx';

interface Props {
  /** Any of these opens the page. */
  readonly needs: readonly PermissionCode[];
  readonly title: string;
  readonly children: ReactNode;
}

/** A page for whoever has one of these permissions. Anybody else is told so, with nothing to press that would be refused. */
export function Guarded({ needs, title, children }: Props) {
  const t = useTranslate();
  const may = useMay();
  if (needs.some(may)) return children;
  return (
    <Page title={title}>
      <EmptyState title={t({ id: 'staff.page.notAllowed' })}>
        <p className="muted">{t({ id: 'staff.page.askFor' })}</p>
        <Link to={paths.home}>{t({ id: 'staff.nav.work' })}</Link>
      </EmptyState>
    </Page>
  );
}
