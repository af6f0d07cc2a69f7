import { Button } from '@blueprintjs/core';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslate } from '../../i18n/react.tsx';
import { TextField } from './fields/TextField.tsx';
import type { FormState } from './use-form.ts';

interface Props {
  readonly form: FormState<{ reason: string }>;
  /** The reasons that are given most, in the reader's words; any other is typed. */
  readonly reasons: readonly string[];
}

/** A number key or a click takes a reason into the field below, where it can be changed and Enter sends it. */
export function KnownReasons({ form, reasons }: Props) {
  const t = useTranslate();
  const list = useRef<HTMLFieldSetElement>(null);
  const take = (reason: string) => {
    form.set('reason', reason);
    list.current?.closest('form')?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const reason = reasons[Number(event.key) - 1];
    if (reason === undefined) return;
    event.preventDefault();
    take(reason);
  };
  return (
    <>
      <fieldset ref={list} className="known-reasons" aria-label={t({ id: 'hiring.reveal.known' })}>
        {reasons.map((reason, index) => (
          <Button
            key={reason}
            variant="outlined"
            size="small"
            autoFocus={index === 0}
            onKeyDown={press}
            onClick={() => take(reason)}
          >
            <kbd>{index + 1}</kbd> {reason}
          </Button>
        ))}
      </fieldset>
      <TextField form={form} name="reason" label={t({ id: 'hiring.field.reason' })} required />
    </>
  );
}
