import { dictionaryNames } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { useDictionariesQuery } from '../../../model/use-listed.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import './lists.css';

/** Every list of the company: what it is for, how much is in it, and which lists are not the company's to change. */
export function ListsPage() {
  const t = useTranslate();
  const { data, error, refetch } = useDictionariesQuery({});
  const lists = data?.data.lists;
  return (
    <Page
      title={t({ id: 'settings.lists.title' })}
      actions={<Link to={paths.settings}>{t({ id: 'settings.changes.back' })}</Link>}
    >
      <p className="muted settings-note">{t({ id: 'settings.lists.note' })}</p>
      {lists === undefined ? (
        error === undefined ? (
          <Loading />
        ) : (
          <QueryFailure failure={error} onRetry={() => void refetch()} />
        )
      ) : (
        <ul className="settings-lists">
          {dictionaryNames.map((name) => {
            const retired = lists[name].filter((entry) => entry.retired).length;
            return (
              <li key={name}>
                <Link to={paths.settingsList(name)}>{t({ id: `settings.list.${name}` })}</Link>
                <small>{t({ id: `settings.listAbout.${name}` })}</small>
                <span className="muted">
                  {t({ id: 'settings.lists.count' }, { count: lists[name].length - retired, retired })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <h2>{t({ id: 'settings.lists.fixedTitle' })}</h2>
      <p className="muted settings-note">{t({ id: 'settings.lists.fixed' })}</p>
    </Page>
  );
}
