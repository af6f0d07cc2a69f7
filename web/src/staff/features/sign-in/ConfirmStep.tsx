import { InputGroup } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { type NextStep, nextStepOf } from './next-step.ts';

interface Props {
  readonly accountId: string;
  readonly onDone: () => void;
  /** A second factor is due besides. */
  readonly onNext: (step: NextStep) => void;
}

/** The password of an account that is there already, before the company's account leads to it. */
export function ConfirmStep({ accountId, onDone, onNext }: Props) {
  const t = useTranslate();
  const [current, setCurrent] = useState('');
  const { busy, problem, run } = useCommand();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const taken = await run('ConfirmCompanyAccount', { accountId, current });
    if (taken === undefined) return;
    const next = nextStepOf(taken.result);
    if (next === undefined) onDone();
    else onNext(next);
  };
  return (
    <form className="sign-in-form" onSubmit={(event) => void send(event)}>
      <p>{t({ id: 'colleagues.join.what' })}</p>
      <FieldFrame id="current" label={t({ id: 'colleagues.join.password' })}>
        <InputGroup
          id="current"
          size="large"
          type="password"
          autoComplete="current-password"
          autoFocus
          required
          value={current}
          onValueChange={setCurrent}
        />
      </FieldFrame>
      <ProblemNote problem={problem} />
      <BusyButton type="submit" intent="primary" size="large" fill busy={busy}>
        {t({ id: 'colleagues.join.enter' })}
      </BusyButton>
    </form>
  );
}
