import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { Session } from '../types.ts';
import { CandidatesField } from './CandidatesField.tsx';

/** Chooses among the people who are at the session's stage of its position and not in it yet. */
export function InviteDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  return (
    <CommandForm
      name="InviteToSession"
      title={t({ id: 'hiring.action.InviteToSession' })}
      submit={t({ id: 'hiring.action.InviteToSession' })}
      note={t({ id: session.state === 'DRAFT' ? 'hiring.note.inviteDraft' : 'hiring.note.inviteOpen' })}
      initial={{ applicationIds: [] as readonly string[] }}
      payload={({ applicationIds }) => ({
        appointmentSessionId: session.sessionId,
        applicationIds: [...applicationIds],
      })}
      onDone={({ result }, { applicationIds }) => {
        const skipped = skippedIn(result);
        toast(t({ id: 'hiring.done.invited' }, { count: applicationIds.length - skipped, skipped }));
      }}
      onClose={onClose}
    >
      {(form) => (
        <CandidatesField
          session={session}
          chosen={form.values.applicationIds}
          onChoose={(next) => form.set('applicationIds', next)}
        />
      )}
    </CommandForm>
  );
}

/** How many the server left out because they do not qualify any more. */
const skippedIn = (result: unknown): number =>
  typeof result === 'object' && result !== null && 'skipped' in result && Array.isArray(result.skipped)
    ? result.skipped.length
    : 0;
