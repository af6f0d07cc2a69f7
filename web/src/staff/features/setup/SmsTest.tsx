import { InputGroup } from '@blueprintjs/core';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import type { Failure } from '../../model/staff-api.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useTestSmsMutation } from './api.ts';

/** One message to a phone of one's own: whether SMS leave is seen before a candidate waits for one. */
export function SmsTest() {
  const t = useT();
  const id = useId();
  const [to, setTo] = useState('');
  const [send, { data, error, isLoading }] = useTestSmsMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(to);
  };
  return (
    <form className="sms-test" onSubmit={submit} noValidate>
      <label htmlFor={id}>{t('settings.setup.testTo')}</label>
      <InputGroup id={id} type="tel" autoComplete="tel" value={to} onValueChange={setTo} />
      <BusyButton type="submit" busy={isLoading}>
        {t('settings.setup.test')}
      </BusyButton>
      {error !== undefined && <ProblemNote problem={error as Failure} />}
      {data !== undefined && (
        <p role="status" className={data.outcome === 'failed' ? 'late' : 'muted'}>
          {t(`settings.tested.${data.outcome}`, { reason: data.reason })}
        </p>
      )}
    </form>
  );
}
