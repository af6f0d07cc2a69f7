import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayAndClock, shortDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { auditPaths, paths } from '../../../model/paths.ts';
import { useCommand } from '../../../model/use-command.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { PersonName } from '../../../ui/PersonName.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { ReasonForm } from '../../../ui/ReasonForm.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import { FulfilDialog } from './FulfilDialog.tsx';
import type { RequestRow } from './request-row.ts';

const tones = { RECEIVED: 'warn', IN_PROGRESS: 'info', FULFILLED: 'ok', REJECTED: 'bad', LAPSED: 'mute' } as const;

/** One request: whose, what for, until when, by which proof, its answer, and what can be done. */
export function RequestCard({ row }: { readonly row: RequestRow }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [asking, setAsking] = useState<'FulfilDataRequest' | 'RejectDataRequest'>();
  const { busy, problem, run } = useCommand();
  const { dataRequestId, person, kind, state, receivedAt, answeredAt, allowedActions } = row;
  const close = () => setAsking(undefined);
  return (
    <article className="data-request">
      <header>
        <h2>
          {t({ id: `privacy.request.kind.${kind}` })} · <PersonName person={person} />
        </h2>
        <StateTag tone={tones[state]}>{t({ id: `privacy.request.state.${state}` })}</StateTag>
        {answeredAt === null && <DaysLeft dueAt={row.dueAt} />}
      </header>
      {row.erasesAt !== null && allowedActions.includes('StopDeletion') && (
        <p className="missing-note">
          {t({ id: 'privacy.request.willErase' }, { time: dayAndClock(row.erasesAt, language) })}
        </p>
      )}
      {row.heldUp !== null && <p className="missing-note">{t({ id: `privacy.request.heldUp.${row.heldUp}` })}</p>}
      <Facts row={row} />
      <footer>
        <ActionButton
          action="TakeDataRequest"
          allowed={allowedActions}
          label={t({ id: 'staff.action.TakeDataRequest' })}
          primary
          busy={busy}
          onRun={() => void run('TakeDataRequest', { dataRequestId })}
        />
        <ActionButton
          action="FulfilDataRequest"
          allowed={allowedActions}
          label={t({ id: 'staff.action.FulfilDataRequest' })}
          primary
          onRun={() => setAsking('FulfilDataRequest')}
        />
        <ActionButton
          action="StopDeletion"
          allowed={allowedActions}
          label={t({ id: 'staff.action.StopDeletion' })}
          busy={busy}
          onRun={() => void run('StopDeletion', { dataRequestId })}
        />
        <ActionButton
          action="RejectDataRequest"
          allowed={allowedActions}
          label={t({ id: 'staff.action.RejectDataRequest' })}
          danger
          onRun={() => setAsking('RejectDataRequest')}
        />
        <Link to={auditPaths.history(`dataRequest-${dataRequestId}`)}>{t({ id: 'privacy.request.history' })}</Link>
        {kind === 'CORRECTION' && (
          <Link to={paths.resume(person.jobSeekerId)}>{t({ id: 'privacy.request.toPerson' })}</Link>
        )}
      </footer>
      <ProblemNote problem={problem} />
      <p className="muted small">
        {answeredAt === null
          ? t({ id: 'privacy.request.since' }, { received: dayAndClock(receivedAt, language) })
          : t(
              { id: 'privacy.request.answered' },
              {
                received: shortDay(receivedAt, language),
                answered: shortDay(answeredAt, language),
              },
            )}
      </p>
      {asking === 'FulfilDataRequest' && <FulfilDialog row={row} onClose={close} />}
      {asking === 'RejectDataRequest' && (
        <ReasonForm
          name="RejectDataRequest"
          title={t({ id: 'staff.action.RejectDataRequest' })}
          note={t({ id: 'privacy.request.rejectNote' })}
          danger
          payload={(reason) => ({ dataRequestId, reason })}
          onClose={close}
        />
      )}
    </article>
  );
}

function Facts({ row }: { readonly row: RequestRow }) {
  const t = useTranslate();
  const { details, enteredBy, identityProof, handler, answer, state } = row;
  const proof =
    enteredBy === null
      ? t({ id: 'privacy.request.provedByCode' })
      : t({ id: 'privacy.request.provedToStaff' }, { name: enteredBy.name, proof: identityProof });
  const facts = [
    ['details', details],
    ['proof', proof],
    ['handler', handler?.name ?? ''],
    [state === 'REJECTED' ? 'reason' : 'answer', answer],
  ] as const;
  return (
    <dl className="data-request-facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t({ id: `privacy.request.fact.${name}` })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
