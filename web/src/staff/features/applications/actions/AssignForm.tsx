import type { ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { firstScreener, ScreenerFields, type ScreenerValues } from '../../../ui/ScreenerFields.tsx';
import type { FormState } from '../../../ui/use-form.ts';

interface Props {
  readonly applicationIds: readonly string[];
  readonly onDone: () => void;
  readonly onSend?: () => void;
  /** Who is meant, above the fields. */
  readonly whom?: (form: FormState<ScreenerValues>) => ReactNode;
  readonly onClose: () => void;
}

/** Hands resumes to a screener with a deadline. */
export function AssignForm({ applicationIds, onDone, onSend, whom, onClose }: Props) {
  const t = useTranslate();
  return (
    <CommandForm
      name="AssignScreening"
      title={t({ id: 'staff.action.AssignScreening' })}
      submit={t({ id: 'staff.action.AssignScreening' })}
      initial={firstScreener()}
      payload={({ deadline, ...values }) => ({
        ...values,
        deadline: deadline ?? '',
        applicationIds: [...applicationIds],
      })}
      note={t({ id: 'staff.note.assign' }, { count: applicationIds.length })}
      onDone={onDone}
      {...(onSend === undefined ? {} : { onSend })}
      onClose={onClose}
    >
      {(form) => (
        <>
          {whom?.(form)}
          <ScreenerFields form={form} />
        </>
      )}
    </CommandForm>
  );
}
