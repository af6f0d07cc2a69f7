import { PositionDetails } from '@talentlog/contracts';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { SeenContext, seenIn } from '../../../model/seen.ts';
import { useCommand } from '../../../model/use-command.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { usePositionDetailQuery } from '../api.ts';
import type { Position } from '../words.ts';
import { PositionForm } from './PositionForm.tsx';
import { valuesOf } from './values.ts';

/** Changes a position. */
export function EditPositionPage() {
  const { positionId = '' } = useParams();
  const { data, error, refetch } = usePositionDetailQuery({ positionId });
  const seen = useMemo(() => seenIn(data?.data), [data]);
  if (data === undefined)
    return error === undefined ? <Loading /> : <QueryFailure failure={error} onRetry={() => void refetch()} />;
  return (
    <SeenContext value={seen}>
      <Editor key={positionId} position={data.data} />
    </SeenContext>
  );
}

function Editor({ position }: { position: Position }) {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { busy, problem, run } = useCommand();
  const { positionId, details, responsible } = position;
  const stored = useMemo(
    () =>
      valuesOf(
        details,
        responsible.map(({ accountId }) => accountId),
      ),
    [details, responsible],
  );
  return (
    <Page title={t({ id: 'positions.form.edit' })}>
      <PositionForm
        shape={PositionDetails}
        stored={stored}
        draftKey={`position:${positionId}`}
        creating={false}
        submit={t({ id: 'shared.action.save' })}
        note={t({ id: 'positions.form.editNote' })}
        busy={busy}
        problem={problem}
        onSave={(next) => run('EditPosition', { positionId, details: next })}
        onSaved={(_answer, { title }) => {
          toast(t({ id: 'positions.done.EditPosition' }, { title }));
          navigate(paths.position(positionId), { replace: true });
        }}
        onCancel={() => navigate(paths.position(positionId))}
      />
    </Page>
  );
}
