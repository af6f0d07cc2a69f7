import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { useSearched } from '../../../model/found.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { FoundField } from '../../../ui/fields/FoundField.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { useOpenSessionsQuery } from '../actions/api.ts';

/** States in which somebody may still be invited. */
const open = ['DRAFT', 'OPEN'];

/** Which session everybody selected is invited to. Who does not qualify is left out and counted. */
export function InviteForm({ applicationIds, onClose }: { applicationIds: readonly string[]; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const words = useApplicationWords();
  const { searched, isBehind, params } = useSearched();
  const { data, isFetching } = useOpenSessionsQuery({ state: [...open], ...params });
  const rows = data?.data.rows ?? [];
  const sessions = rows.filter(({ allowedActions }) => allowedActions.includes('InviteToSession'));
  const total = sessions.length + (data?.page?.total ?? rows.length) - rows.length;
  return (
    <CommandForm
      name="InviteToSession"
      title={t({ id: 'staff.action.InviteToSession' })}
      submit={t({ id: 'staff.action.InviteToSession' })}
      initial={{ appointmentSessionId: '' }}
      payload={({ appointmentSessionId }) => ({ appointmentSessionId, applicationIds: [...applicationIds] })}
      note={t({ id: 'staff.note.invite' }, { count: applicationIds.length })}
      onDone={({ result }) =>
        toast(t({ id: 'staff.done.InviteToSession' }, { count: applicationIds.length - leftOut(result) }))
      }
      onClose={onClose}
    >
      {(form) => (
        <FoundField
          form={form}
          name="appointmentSessionId"
          label={t({ id: 'staff.field.session' })}
          required
          placeholder={t({ id: 'staff.form.choose' })}
          found={{
            ...searched,
            total,
            isLooking: isBehind || isFetching,
            choices: sessions.map(({ sessionId, name, position, stage }) => ({
              value: sessionId,
              label: `${name} · ${words.positionTitle(position)} · ${words.stage(stage)}`,
            })),
          }}
        />
      )}
    </CommandForm>
  );
}

const leftOut = (result: unknown): number =>
  typeof result === 'object' && result !== null && 'skipped' in result && Array.isArray(result.skipped)
    ? result.skipped.length
    : 0;
