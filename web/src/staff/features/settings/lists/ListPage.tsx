import { type DictionaryName, namedOnly } from '@talentlog/contracts';
import { Link, useParams } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { useDictionariesQuery } from '../../../model/use-listed.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { useCompanySettingsQuery } from '../api.ts';
import { ListEditor } from './ListEditor.tsx';
import { listOf } from './list-draft.ts';
import './lists.css';

/** One list of the company. */
export function ListPage() {
  const t = useTranslate();
  const name = listOf(useParams().name);
  return (
    <Page
      title={name === undefined ? t({ id: 'settings.lists.title' }) : t({ id: `settings.list.${name}` })}
      actions={
        <>
          <Link to={paths.settingsLists}>{t({ id: 'settings.lists.title' })}</Link>
          <Link to={paths.settingsChanges}>{t({ id: 'settings.changes.title' })}</Link>
        </>
      }
    >
      {name === undefined ? <EmptyState title={t({ id: 'settings.lists.unknown' })} /> : <Loaded name={name} />}
    </Page>
  );
}

function Loaded({ name }: { readonly name: DictionaryName }) {
  const t = useTranslate();
  const lists = useDictionariesQuery({});
  const settings = useCompanySettingsQuery({});
  const failure = lists.error ?? settings.error;
  const revision = settings.data?.data.revision;
  if (lists.data === undefined || revision === undefined) {
    if (failure === undefined) return <Loading />;
    const again = () => {
      void lists.refetch();
      void settings.refetch();
    };
    return <QueryFailure failure={failure} onRetry={again} />;
  }
  return (
    <>
      <p className="muted settings-note">
        {t({ id: `settings.listAbout.${name}` })}
        <br />
        {t({ id: namedOnly.includes(name) ? 'settings.lists.namedOnly' : 'settings.lists.rule' })}
      </p>
      <ListEditor key={name} name={name} present={lists.data.data.lists[name]} revision={revision} />
    </>
  );
}
