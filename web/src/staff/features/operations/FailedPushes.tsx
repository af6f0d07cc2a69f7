import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { useCommand } from '../../model/use-command.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PersonName } from '../../ui/PersonName.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useLockedCollectionsQuery } from './api.ts';

/** Onboarding data that SAP did not take: what it said, and the button that pushes again. */
export function FailedPushes() {
  const t = useT();
  const { busy, problem, run } = useCommand();
  const { data } = useLockedCollectionsQuery({ state: ['LOCKED'], size: 100 }, { pollingInterval: 30_000 });
  const failed = (data?.data.rows ?? []).filter(({ pushError, pushing }) => pushError !== null && !pushing);
  return (
    <section className="operations-part">
      <h2>{t('operations.page.pushes', { count: failed.length })}</h2>
      {failed.length === 0 ? (
        <p className="muted">{t('operations.page.noneFailed')}</p>
      ) : (
        <p className="operations-advice">{t('operations.do.pushes')}</p>
      )}
      <ProblemNote problem={problem} />
      {failed.map(({ collectionId, person, pushError, allowedActions }) => (
        <div className="operations-row" key={collectionId}>
          <div>
            <Link to={paths.collection(collectionId)}>
              <PersonName person={person} />
            </Link>
            <p className="operations-advice">{pushError}</p>
          </div>
          <ActionButton
            action="PushCollectionToSap"
            allowed={allowedActions}
            label={t('operations.page.retry')}
            small
            busy={busy}
            onRun={() => void run('PushCollectionToSap', { collectionId })}
          />
        </div>
      ))}
    </section>
  );
}
