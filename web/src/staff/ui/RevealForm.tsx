import { Button } from '@blueprintjs/core';
import type { MaskedField } from '@talentlog/contracts';
import { type KeyboardEvent, useRef } from 'react';
import { useT } from '../../i18n/react.tsx';
import { CommandForm } from './CommandForm.tsx';
import { TextField } from './fields/TextField.tsx';
import type { FormState } from './use-form.ts';
import { WithPacks } from './WithPacks.tsx';

interface Props {
  readonly jobSeekerId: string;
  /** What is asked for; phone and mail where nothing is said. */
  readonly field?: MaskedField;
  /** The words of the button that opened it. */
  readonly words: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The reasons that are given most; any other is typed. */
const known = ['interview', 'result', 'onboarding', 'asked'] as const;

/** Asks why something masked is to be shown in clear. The asking is recorded before anything is shown. */
export function RevealForm(props: Props) {
  return (
    <WithPacks names={['staffhiring']}>
      <Asking {...props} />
    </WithPacks>
  );
}

function Asking({ jobSeekerId, field, words, onDone, onClose }: Props) {
  const t = useT();
  return (
    <CommandForm
      name="RevealContact"
      title={t('hiring.reveal.title')}
      submit={words}
      note={t('hiring.reveal.note')}
      initial={{ reason: '' }}
      payload={({ reason }) => ({ jobSeekerId, ...(field === undefined ? {} : { field }), reason })}
      onDone={onDone}
      onClose={onClose}
    >
      {(form) => <Reasons form={form} />}
    </CommandForm>
  );
}

/** A number key or a click takes a reason into the field below, where it can be changed and Enter sends it. */
function Reasons({ form }: { form: FormState<{ reason: string }> }) {
  const t = useT();
  const list = useRef<HTMLFieldSetElement>(null);
  const take = (name: (typeof known)[number]) => {
    form.set('reason', t(`hiring.reveal.reason.${name}`));
    list.current?.closest('form')?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const name = known[Number(event.key) - 1];
    if (name === undefined) return;
    event.preventDefault();
    take(name);
  };
  return (
    <>
      <fieldset ref={list} className="known-reasons" aria-label={t('hiring.reveal.known')}>
        {known.map((name, index) => (
          <Button
            key={name}
            variant="outlined"
            size="small"
            autoFocus={index === 0}
            onKeyDown={press}
            onClick={() => take(name)}
          >
            <kbd>{index + 1}</kbd> {t(`hiring.reveal.reason.${name}`)}
          </Button>
        ))}
      </fieldset>
      <TextField form={form} name="reason" label={t('hiring.field.reason')} required />
    </>
  );
}
