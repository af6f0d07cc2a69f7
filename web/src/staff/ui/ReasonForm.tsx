import type { ReactNode } from 'react';
import type { CommandInput, CommandName } from '../../api/index.ts';
import { useT } from '../../i18n/react.tsx';
import { CommandForm } from './CommandForm.tsx';
import { TextField } from './fields/TextField.tsx';

interface Props<N extends CommandName> {
  readonly name: N;
  readonly title: string;
  readonly payload: (reason: string) => CommandInput<N>;
  readonly onClose: () => void;
  readonly onDone?: () => void;
  readonly note?: ReactNode;
  readonly danger?: boolean;
}

/** A command that asks for nothing but a reason. */
export function ReasonForm<N extends CommandName>({
  name,
  title,
  payload,
  onClose,
  onDone,
  note,
  danger = false,
}: Props<N>) {
  const t = useT();
  return (
    <CommandForm
      name={name}
      title={title}
      submit={title}
      note={note}
      danger={danger}
      initial={{ reason: '' }}
      payload={({ reason }) => payload(reason)}
      onDone={() => onDone?.()}
      onClose={onClose}
    >
      {(form) => (
        <TextField form={form} name="reason" label={t('hiring.field.reason')} multiline rows={3} required autoFocus />
      )}
    </CommandForm>
  );
}
