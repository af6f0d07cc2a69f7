import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { DialogProps } from './dialog-props.ts';

/** The person really came: ends the application as employed and puts the offer on board. There is no way back. */
export function ConfirmOnboardingDialog({ detail, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { applicationId, person, entry } = detail;
  const initial: { readonly day: string | null } = { day: entry?.entryDate ?? null };
  return (
    <CommandForm
      name="ConfirmOnboarding"
      isFinal
      title={t({ id: 'collections.action.ConfirmOnboarding' })}
      submit={t({ id: 'collections.action.ConfirmOnboarding' })}
      initial={initial}
      payload={({ day }) => ({ applicationId, actualEntryDate: day ?? '' })}
      note={t({ id: 'collections.note.onboard' }, { name: nameOf(person) })}
      onDone={() => toast(t({ id: 'collections.done.ConfirmOnboarding' }, { name: nameOf(person) }))}
      onClose={onClose}
      fields={{
        day: { kind: 'day', label: 'collections.field.actualEntryDate', path: 'actualEntryDate', required: true },
      }}
    />
  );
}
