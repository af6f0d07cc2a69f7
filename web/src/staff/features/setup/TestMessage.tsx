import { InputGroup } from '@blueprintjs/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import type { Failure } from '../../model/staff-api.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useTestMessageMutation } from './api.ts';

interface Props {
  readonly kind: 'sms' | 'mail';
  /** Whether it ends in the development inbox, which no provider took anything for. */
  readonly inInbox: boolean;
}

/** One message to oneself: whether they leave is seen before a candidate waits for one. */
export function TestMessage({ kind, inInbox }: Props) {
  const t = useTranslate();
  const words = useProblemWords();
  const id = useId();
  const [to, setTo] = useState('');
  const [send, { data, error, isLoading, originalArgs }] = useTestMessageMutation();
  const asked = originalArgs?.to.trim();
  const failed = error as Failure | undefined;
  // There is but one field: what is wrong of it is said there.
  const wrong = failed?.errors[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ kind, to });
  };
  return (
    <form className="sms-test" onSubmit={submit} noValidate>
      <label htmlFor={id}>{t({ id: `settings.testTo.${kind}` })}</label>
      <InputGroup
        id={id}
        type={kind === 'sms' ? 'tel' : 'email'}
        autoComplete={kind === 'sms' ? 'tel' : 'email'}
        value={to}
        intent={wrong === undefined ? 'none' : 'danger'}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : `${id}-error`}
        onValueChange={setTo}
      />
      <BusyButton type="submit" busy={isLoading}>
        {t({ id: `settings.test.${kind}` })}
      </BusyButton>
      {wrong === undefined ? (
        <ProblemNote problem={failed} />
      ) : (
        <p id={`${id}-error`} className="field-error" role="alert">
          {words(asked === '' ? 'common.required' : wrong.code)}
        </p>
      )}
      {data !== undefined && (
        <p role="status" className={data.outcome === 'failed' ? 'late' : 'muted'}>
          {data.outcome === 'sent' && inInbox
            ? t({ id: 'settings.tested.inInbox' })
            : t({ id: `settings.tested.${kind}_${data.outcome}` }, { reason: data.reason })}
        </p>
      )}
    </form>
  );
}
