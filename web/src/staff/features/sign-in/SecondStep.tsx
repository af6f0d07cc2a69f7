import { InputGroup } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { SetUpFactor } from '../../ui/SetUpFactor.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import type { NextStep } from './next-step.ts';

interface Props {
  readonly step: NextStep;
  readonly onDone: () => void;
}

/** What is asked besides: a code of the app, to set one up, or whose the account is that the company's is joined with. */
export function SecondStep({ step, onDone }: Props) {
  const [then, setThen] = useState<NextStep>();
  const { next, accountId } = then ?? step;
  return (
    <WithPacks names={['colleagues']}>
      {next === 'SECOND_FACTOR' && <CodeStep accountId={accountId} onDone={onDone} />}
      {next === 'SET_UP_SECOND_FACTOR' && <SetUpFactor accountId={accountId} onDone={onDone} />}
      {next === 'CONFIRM_COMPANY_ACCOUNT' && <ConfirmStep accountId={accountId} onDone={onDone} onNext={setThen} />}
    </WithPacks>
  );
}

function CodeStep({ accountId, onDone }: { readonly accountId: string; readonly onDone: () => void }) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const { busy, problem, run } = useCommand();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run('SignInWithSecondFactor', { accountId, code })) !== undefined) onDone();
  };
  return (
    <form className="sign-in-form" onSubmit={(event) => void send(event)}>
      <FieldFrame id="code" label={t({ id: 'colleagues.factor.code' })} hint={t({ id: 'colleagues.factor.codeHint' })}>
        <InputGroup
          id="code"
          size="large"
          autoComplete="one-time-code"
          autoFocus
          required
          value={code}
          onValueChange={setCode}
        />
      </FieldFrame>
      <ProblemNote problem={problem} />
      <BusyButton type="submit" intent="primary" size="large" fill busy={busy}>
        {t({ id: 'colleagues.factor.enter' })}
      </BusyButton>
    </form>
  );
}
