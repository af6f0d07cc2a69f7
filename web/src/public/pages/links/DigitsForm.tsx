import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useIsBehind } from '../../site/use-truth.ts';

interface DigitsFormProps {
  /** The field as refusals call it. */
  readonly name: string;
  readonly count: number;
  /** The digits of what was typed or pasted. */
  readonly read: (typed: string, count: number) => string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly send: (typed: string) => Promise<unknown>;
}

/** Some digits that the person knows, or was told: nothing fills them in. */
export function DigitsForm({ name, count, read, label, hint, submit, send }: DigitsFormProps) {
  const action = useAction();
  const behind = useIsBehind();
  const [typed, setTyped] = useState('');
  const sendTyped = (event: FormEvent) => {
    event.preventDefault();
    void action.run(() => send(typed));
  };
  const error = action.errorAt(name);
  return (
    <form className="form" method="post" onSubmit={sendTyped} noValidate>
      <TextField
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        className="code-input"
        required
        value={typed}
        onValue={(value) => setTyped(read(value, count))}
        error={error}
      />
      {error === undefined && <ProblemNote problem={action.problem} />}
      <Button type="submit" kind="primary" busy={action.busy} disabled={behind || typed.length < count}>
        {submit}
      </Button>
    </form>
  );
}
