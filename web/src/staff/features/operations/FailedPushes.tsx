import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { useCommand } from '../../model/use-command.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { MissingNote } from '../../ui/MissingNote.tsx';
import { PersonName } from '../../ui/PersonName.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { useFailedPushesQuery } from './api.ts';

const shown = 5;
const sap = ['sap'] as const;

/** Onboarding data that SAP did not take: how many, of the newest what it said, and the button that pushes again. */
export function FailedPushes() {
  const t = useTranslate();
  const { busy, problem, run } = useCommand();
  const { data, error, refetch } = useFailedPushesQuery({ failed: true, size: shown }, { pollingInterval: 30_000 });
  const total = data?.page?.total ?? 0;
  // Nothing is counted that nobody answered.
  if (data === undefined) return <QueryFailure failure={error} onRetry={() => void refetch()} />;
  return (
    <section className="operations-part">
      <h2>{t({ id: 'operations.page.pushes' }, { count: total })}</h2>
      {total === 0 ? (
        <p className="muted">{t({ id: 'operations.page.noneFailed' })}</p>
      ) : (
        <p className="operations-advice">{t({ id: 'operations.do.pushes' })}</p>
      )}
      <MissingNote of={sap} />
      <ProblemNote problem={problem} />
      {data?.data.rows.map(({ collectionId, person, pushError, allowedActions }) => (
        <div className="operations-row" key={collectionId}>
          <div>
            <Link to={paths.collection(collectionId)}>
              <PersonName person={person} />
            </Link>
            <p className="operations-advice">{t({ id: 'operations.page.sapSaid' }, { words: pushError ?? '' })}</p>
          </div>
          <ActionButton
            action="PushCollectionToSap"
            allowed={allowedActions}
            label={t({ id: 'operations.page.retry' })}
            small
            busy={busy}
            onRun={() => void run('PushCollectionToSap', { collectionId })}
          />
        </div>
      ))}
      {total > shown && <Link to={`${paths.collections}?failed=1`}>{t({ id: 'operations.page.allPushes' })}</Link>}
    </section>
  );
}
