import { useT } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';

interface Props {
  readonly subscriberId: string;
  readonly onClose: () => void;
  readonly onDone: (result: unknown) => void;
}

/** Another token, and when the former one ends. */
export function RenewForm({ subscriberId, onClose, onDone }: Props) {
  const t = useT();
  const title = t('staff.subscribers.renew');
  const said = (hours: number) =>
    hours === 0 ? t('staff.subscribers.graceNow') : t('staff.subscribers.graceHours', { hours });
  return (
    <CommandForm
      name="RenewFeedToken"
      title={title}
      submit={title}
      initial={{ graceHours: '0' }}
      payload={({ graceHours }) => ({ subscriberId, graceHours: Number(graceHours) })}
      onDone={({ result }) => onDone(result)}
      onClose={onClose}
    >
      {(form) => (
        <SelectField
          form={form}
          name="graceHours"
          label={t('staff.subscribers.grace')}
          choices={[0, 1, 24, 168].map((hours) => ({ value: String(hours), label: said(hours) }))}
        />
      )}
    </CommandForm>
  );
}
