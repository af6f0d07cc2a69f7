import './kept.css';
import { RetentionRule } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { useKeptQuery } from '../requests/api.ts';
import { Besides } from './Besides.tsx';
import { WhoIsNext } from './WhoIsNext.tsx';

/** How long people are kept, and how many it would be now: to be looked at before anybody switches erasing on. */
export function KeptPage() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { data, error, refetch } = useKeptQuery();
  const seen = data?.data;
  if (seen === undefined)
    return (
      <Page title={t({ id: 'privacy.kept.title' })}>
        {error === undefined ? <Loading /> : <QueryFailure failure={error} onRetry={() => void refetch()} />}
      </Page>
    );
  const keptFor = {
    TALENT_WITHOUT_CONSENT: t({ id: 'privacy.kept.days' }, { count: seen.talentKeptDays }),
    CLOSED_RECORDS: t({ id: 'privacy.kept.months' }, { count: seen.recordsKeptMonths }),
  };
  return (
    <Page title={t({ id: 'privacy.kept.title' })}>
      <p className="muted">{t({ id: 'privacy.kept.what' })}</p>
      <p>
        <StateTag tone={seen.runs ? 'warn' : 'mute'}>
          {t({ id: seen.runs ? 'privacy.kept.runs' : 'privacy.kept.idle' })}
        </StateTag>
      </p>
      <table className="kept">
        <thead>
          <tr>
            <th scope="col">{t({ id: 'privacy.kept.rule' })}</th>
            <th scope="col">{t({ id: 'privacy.kept.keptFor' })}</th>
            <th scope="col">{t({ id: 'privacy.kept.now' })}</th>
          </tr>
        </thead>
        <tbody>
          {RetentionRule.options.map((rule) => (
            <tr key={rule}>
              <th scope="row">{t({ id: `privacy.kept.rule.${rule}` })}</th>
              <td>{keptFor[rule]}</td>
              <td>{t({ id: 'privacy.kept.people' }, { count: seen.due[rule] })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{t({ id: 'privacy.kept.files' }, { count: seen.files })}</p>
      <WhoIsNext seen={seen} />
      <Besides besides={seen.besides} />
      <p className="muted">
        {t({ id: 'privacy.kept.known' }, { count: seen.known, time: dayAndClock(seen.countedAt, language) })}
      </p>
      <p>
        <Link to={paths.settings}>{t({ id: 'privacy.kept.change' })}</Link>
      </p>
    </Page>
  );
}
