import { formerSecretHours } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { Frame } from './use-meanwhile.tsx';

interface Props {
  readonly subscriberId: string;
  readonly frame: Frame;
}

/** Another token, and when the former one ends: nothing that runs is cut off unless somebody says so. */
export function RenewForm({ subscriberId, frame }: Props) {
  const t = useTranslate();
  const said = (hours: number) => {
    if (hours === 0) return t({ id: 'staff.subscribers.graceNow' });
    return hours > 24
      ? t({ id: 'staff.subscribers.graceDays' }, { days: hours / 24 })
      : t({ id: 'staff.subscribers.graceHours' }, { hours });
  };
  return (
    <CommandForm
      {...frame}
      name="RenewFeedToken"
      initial={{ graceHours: String(formerSecretHours) }}
      payload={({ graceHours }) => ({ subscriberId, graceHours: Number(graceHours) })}
    >
      {(form) => (
        <SelectField
          form={form}
          name="graceHours"
          label={t({ id: 'staff.subscribers.grace' })}
          choices={[0, 1, 24, 168].map((hours) => ({ value: String(hours), label: said(hours) }))}
          {...(form.values.graceHours === '0' ? { hint: t({ id: 'staff.subscribers.graceNowHelp' }) } : {})}
        />
      )}
    </CommandForm>
  );
}
