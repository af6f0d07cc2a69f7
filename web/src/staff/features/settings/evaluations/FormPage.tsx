import { Link, useParams } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { useCompanySettingsQuery } from '../api.ts';
import { stageOf } from './dimensions.ts';
import { FormEditor } from './FormEditor.tsx';
import '../lists/lists.css';

/** What interviewers of one stage evaluate. */
export function FormPage() {
  const t = useTranslate();
  const stage = stageOf(useParams().stage);
  const { data, error, refetch } = useCompanySettingsQuery({});
  const settings = data?.data;
  const title = stage === undefined ? t({ id: 'settings.evaluations.title' }) : t({ id: `vocabulary.stage.${stage}` });
  return (
    <Page
      title={stage === undefined ? title : t({ id: 'settings.evaluations.of' }, { stage: title })}
      actions={
        <>
          <Link to={paths.settingsEvaluations}>{t({ id: 'settings.evaluations.title' })}</Link>
          <Link to={paths.settingsChanges}>{t({ id: 'settings.changes.title' })}</Link>
        </>
      }
    >
      {stage === undefined ? (
        <EmptyState title={t({ id: 'settings.evaluations.unknown' })} />
      ) : settings === undefined ? (
        error === undefined ? (
          <Loading />
        ) : (
          <QueryFailure failure={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <p className="muted settings-note">{t({ id: 'settings.evaluations.rule' })}</p>
          <FormEditor
            key={stage}
            stage={stage}
            present={settings.evaluationForms[stage].dimensions}
            starting={settings.startingForm}
            revision={settings.revision}
          />
        </>
      )}
    </Page>
  );
}
