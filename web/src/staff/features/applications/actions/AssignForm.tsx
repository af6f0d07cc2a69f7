import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { firstScreener, ScreenerFields } from '../../../ui/ScreenerFields.tsx';

interface Props {
  readonly applicationIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Hands resumes to a screener with a deadline. */
export function AssignForm({ applicationIds, onDone, onClose }: Props) {
  const t = useT();
  return (
    <CommandForm
      name="AssignScreening"
      title={t('staff.action.AssignScreening')}
      submit={t('staff.action.AssignScreening')}
      initial={firstScreener()}
      payload={({ deadline, ...values }) => ({
        ...values,
        deadline: deadline ?? '',
        applicationIds: [...applicationIds],
      })}
      note={t('staff.note.assign', { count: applicationIds.length })}
      onDone={onDone}
      onClose={onClose}
    >
      {(form) => <ScreenerFields form={form} />}
    </CommandForm>
  );
}
