import type { ReactNode } from 'react';
import type { CommandAnswer, CommandInput, CommandName } from '../../api/index.ts';
import { CommandForm } from './CommandForm.tsx';

interface Props<N extends CommandName> {
  readonly name: N;
  readonly title: string;
  /** The words of its button, where those are not the title. */
  readonly submit?: string;
  readonly payload: (reason: string) => CommandInput<N>;
  readonly onClose: () => void;
  readonly onDone?: (answer: CommandAnswer) => void;
  readonly note?: ReactNode;
  readonly danger?: boolean;
  /** What somebody else changed meanwhile, as of every form of a command. */
  readonly changes?: ReactNode;
  readonly onLook?: () => void;
}

/** A command that asks for nothing but a reason. */
export function ReasonForm<N extends CommandName>({ title, payload, ...rest }: Props<N>) {
  return (
    <CommandForm
      submit={title}
      {...rest}
      title={title}
      initial={{ reason: '' }}
      payload={({ reason }) => payload(reason)}
      fields={{ reason: { kind: 'text', label: 'hiring.field.reason', rows: 3, required: true } }}
    />
  );
}
