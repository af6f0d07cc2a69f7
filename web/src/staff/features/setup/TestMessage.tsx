import { InputGroup } from '@blueprintjs/core';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import type { Failure } from '../../model/staff-api.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useTestMessageMutation } from './api.ts';

interface Props {
  readonly kind: 'sms' | 'mail';
}

/** One message to oneself: whether they leave is seen before a candidate waits for one. */
export function TestMessage({ kind }: Props) {
  const t = useT();
  const id = useId();
  const [to, setTo] = useState('');
  const [send, { data, error, isLoading }] = useTestMessageMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ kind, to });
  };
  return (
    <form className="sms-test" onSubmit={submit} noValidate>
      <label htmlFor={id}>{t(`settings.testTo.${kind}`)}</label>
      <InputGroup
        id={id}
        type={kind === 'sms' ? 'tel' : 'email'}
        autoComplete={kind === 'sms' ? 'tel' : 'email'}
        value={to}
        onValueChange={setTo}
      />
      <BusyButton type="submit" busy={isLoading}>
        {t(`settings.test.${kind}`)}
      </BusyButton>
      {error !== undefined && <ProblemNote problem={error as Failure} />}
      {data !== undefined && (
        <p role="status" className={data.outcome === 'failed' ? 'late' : 'muted'}>
          {t(`settings.tested.${kind}_${data.outcome}`, { reason: data.reason })}
        </p>
      )}
    </form>
  );
}
