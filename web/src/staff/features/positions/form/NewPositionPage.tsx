import { NewPositionDetails } from '@talentlog/contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { useCommand } from '../../../model/use-command.ts';
import { Page } from '../../../ui/Page.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { PositionForm } from './PositionForm.tsx';
import { emptyPosition } from './values.ts';

const idIn = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null && 'positionId' in result ? String(result.positionId) : undefined;

/** Creates a position; its page then offers the next step. */
export function NewPositionPage() {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { busy, problem, run } = useCommand();
  return (
    <Page title={t({ id: 'positions.form.new' })}>
      <PositionForm
        shape={NewPositionDetails}
        stored={emptyPosition}
        draftKey="position:new"
        creating
        submit={t({ id: 'positions.form.create' })}
        note={t({ id: 'positions.form.createNote' })}
        busy={busy}
        problem={problem}
        onSave={(details, responsibleIds) => run('CreatePosition', { details, responsibleIds })}
        onSaved={({ result }, { title }) => {
          toast(t({ id: 'positions.done.create' }, { title }));
          const positionId = idIn(result);
          navigate(positionId === undefined ? paths.positions : paths.position(positionId), { replace: true, state });
        }}
        onCancel={() => navigate(paths.positions)}
      />
    </Page>
  );
}
