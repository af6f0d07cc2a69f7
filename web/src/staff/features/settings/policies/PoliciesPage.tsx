import { companyId, type PolicyName, policyNames } from '@talentlog/contracts';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { SeenContext } from '../../../model/seen.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { usePolicyDeskQuery } from '../api.ts';
import { PolicyEditor } from './PolicyEditor.tsx';
import './policies.css';

/** The texts that people agree to: written, looked at, published. */
export function PoliciesPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const asked = useParams().policy;
  const policy = policyNames.find((name) => name === asked) ?? 'privacy';
  return (
    <Page
      title={t({ id: 'policy.page.title' })}
      actions={
        <>
          <Link to={paths.settings}>{t({ id: 'settings.changes.back' })}</Link>
          <Link to={paths.settingsChanges}>{t({ id: 'settings.changes.title' })}</Link>
        </>
      }
    >
      <p className="muted settings-note">{t({ id: 'policy.page.note' })}</p>
      <Segmented
        label={t({ id: 'policy.page.which' })}
        choices={policyNames.map((value) => ({ value, label: t({ id: `policy.name.${value}` }) }))}
        chosen={policy}
        onChoose={(value) => void navigate(paths.settingsPolicy(value))}
      />
      <Desk key={policy} policy={policy} />
    </Page>
  );
}

function Desk({ policy }: { readonly policy: PolicyName }) {
  const { currentData, error, refetch } = usePolicyDeskQuery({ policy });
  const desk = currentData?.data;
  const seen = useMemo(() => new Map(desk ? [[companyId, desk.revision]] : []), [desk]);
  if (desk === undefined)
    return error === undefined ? <Loading /> : <QueryFailure failure={error} onRetry={() => void refetch()} />;
  return (
    <SeenContext value={seen}>
      <PolicyEditor policy={policy} desk={desk} />
    </SeenContext>
  );
}
