import { Checkbox } from '@blueprintjs/core';
import { useT } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { PersonName } from '../../../ui/PersonName.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { useCandidatesQuery } from '../api.ts';
import type { Session } from '../types.ts';

/** Chooses among the people who are at the session's stage of its position and not in it yet. */
export function InviteDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const words = useApplicationWords();
  const { data, error, isLoading, refetch } = useCandidatesQuery({
    position: [session.position.positionId],
    stage: [session.stage],
    bucket: ['ACTIVE'],
    size: 100,
  });
  const invited = new Set(session.seekers.map(({ applicationId }) => applicationId));
  const people = (data?.data.rows ?? []).filter(({ applicationId }) => !invited.has(applicationId));
  return (
    <CommandForm
      name="InviteToSession"
      title={t('hiring.action.InviteToSession')}
      submit={t('hiring.action.InviteToSession')}
      note={t(session.state === 'DRAFT' ? 'hiring.note.inviteDraft' : 'hiring.note.inviteOpen')}
      initial={{ applicationIds: [] as readonly string[] }}
      payload={({ applicationIds }) => ({
        appointmentSessionId: session.sessionId,
        applicationIds: [...applicationIds],
      })}
      onDone={({ result }, { applicationIds }) => {
        const skipped = skippedIn(result);
        toast(t('hiring.done.invited', { count: applicationIds.length - skipped, skipped }));
      }}
      onClose={onClose}
    >
      {(form) => {
        const { applicationIds: chosen } = form.values;
        const set = (next: readonly string[]) => form.set('applicationIds', next);
        return (
          <fieldset className="field">
            <legend>{t('hiring.session.candidates')}</legend>
            {isLoading && <Loading lines={4} />}
            <QueryFailure failure={error} onRetry={() => void refetch()} />
            {!isLoading && people.length === 0 && (
              <p className="muted">{t('hiring.session.noCandidates', { stage: words.stage(session.stage) })}</p>
            )}
            {people.length > 1 && (
              <Checkbox
                checked={chosen.length === people.length}
                indeterminate={chosen.length > 0 && chosen.length < people.length}
                onChange={() => set(chosen.length > 0 ? [] : people.map(({ applicationId }) => applicationId))}
              >
                {t('staff.table.selectAll')}
              </Checkbox>
            )}
            <div className="choice-list candidate-list">
              {people.map(({ applicationId, person, stepStatus }) => (
                <Checkbox
                  key={applicationId}
                  checked={chosen.includes(applicationId)}
                  onChange={(event) =>
                    set(
                      event.currentTarget.checked
                        ? [...chosen, applicationId]
                        : chosen.filter((id) => id !== applicationId),
                    )
                  }
                >
                  <PersonName person={person} /> <small className="muted">{words.stepStatus(stepStatus)}</small>
                </Checkbox>
              ))}
            </div>
          </fieldset>
        );
      }}
    </CommandForm>
  );
}

/** How many the server left out because they do not qualify any more. */
const skippedIn = (result: unknown): number =>
  typeof result === 'object' && result !== null && 'skipped' in result && Array.isArray(result.skipped)
    ? result.skipped.length
    : 0;
