import { InterviewStage } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { wordsOf } from '../../../../format/listed.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { useCompanySettingsQuery } from '../api.ts';
import '../lists/lists.css';

/** The evaluation form of every stage at which one is interviewed. */
export function FormsPage() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { data, error, refetch } = useCompanySettingsQuery({});
  const forms = data?.data.evaluationForms;
  return (
    <Page
      title={t({ id: 'settings.evaluations.title' })}
      actions={<Link to={paths.settings}>{t({ id: 'settings.changes.back' })}</Link>}
    >
      <p className="muted settings-note">{t({ id: 'settings.evaluations.note' })}</p>
      {forms === undefined ? (
        error === undefined ? (
          <Loading />
        ) : (
          <QueryFailure failure={error} onRetry={() => void refetch()} />
        )
      ) : (
        <ul className="settings-lists">
          {InterviewStage.options.map((stage) => (
            <li key={stage}>
              <Link to={paths.settingsEvaluation(stage)}>{t({ id: `vocabulary.stage.${stage}` })}</Link>
              <small>
                {forms[stage].dimensions.map((asked) => wordsOf(asked, language)).join(t({ id: 'settings.value.and' }))}
              </small>
              <span className="muted">
                {t({ id: 'settings.evaluations.count' }, { count: forms[stage].dimensions.length })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
