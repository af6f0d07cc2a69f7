import { companyId } from '@talentlog/contracts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { SeenContext } from '../../model/seen.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { useCompanySettingsQuery } from './api.ts';
import { GroupCard } from './GroupCard.tsx';
import { groupNames } from './groups.ts';

/** Every setting in its group: what it is now, and what a company begins with. */
export function SettingsPage() {
  const t = useTranslate();
  const { data, error, refetch } = useCompanySettingsQuery({});
  const settings = data?.data;
  const seen = useMemo(() => new Map(settings ? [[companyId, settings.revision]] : []), [settings]);
  return (
    <Page
      title={t({ id: 'staff.nav.settings' })}
      actions={
        <>
          <Link to={paths.setup}>{t({ id: 'settings.setup.title' })}</Link>
          <Link to={paths.settingsPolicies}>{t({ id: 'policy.page.title' })}</Link>
          <Link to={paths.settingsLists}>{t({ id: 'settings.lists.title' })}</Link>
          <Link to={paths.settingsEvaluations}>{t({ id: 'settings.evaluations.title' })}</Link>
          <Link to={paths.settingsChanges}>{t({ id: 'settings.changes.title' })}</Link>
        </>
      }
    >
      <p className="muted settings-note">{t({ id: 'settings.page.note' })}</p>
      {settings === undefined ? (
        error === undefined ? (
          <Loading />
        ) : (
          <QueryFailure failure={error} onRetry={() => void refetch()} />
        )
      ) : (
        <SeenContext value={seen}>
          {groupNames.map((group) => (
            <GroupCard key={group} group={group} settings={settings} />
          ))}
        </SeenContext>
      )}
    </Page>
  );
}
