import { Checkbox } from '@blueprintjs/core';
import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { blockNames, blocks, labelOf } from '../content.ts';
import type { DialogProps } from './dialog-props.ts';
import { useWays } from './use-ways.ts';

interface Values {
  readonly reason: string;
  readonly fields: readonly string[];
}

const initial: Values = { reason: '', fields: [] };

/** Sends it back with the fields to correct; they are marked in the person's form. */
export function RejectDialog({ detail, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const ways = useWays();
  const { collectionId, person } = detail;
  return (
    <CommandForm
      name="RejectCollection"
      title={t({ id: 'collections.action.RejectCollection' })}
      submit={t({ id: 'collections.action.RejectCollection' })}
      wide
      initial={initial}
      payload={({ reason, fields }) => ({ collectionId, reason, fields: [...fields] })}
      note={t({ id: 'collections.note.reject' }, { name: nameOf(person), ways: ways(person) })}
      draftKey={`reject:${collectionId}`}
      onDone={() => toast(t({ id: 'collections.done.RejectCollection' }, { name: nameOf(person) }))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldsToCorrect form={form} />
          <TextField
            form={form}
            name="reason"
            label={t({ id: 'collections.field.reason' })}
            multiline
            rows={3}
            required
          />
        </>
      )}
    </CommandForm>
  );
}

function FieldsToCorrect({ form }: { form: FormState<Values> }) {
  const t = useTranslate();
  const { fields } = form.values;
  const error = form.errorAt('fields');
  return (
    <fieldset className={error === undefined ? 'field' : 'field invalid'}>
      <legend>
        {t({ id: 'collections.field.toCorrect' })} <span className="muted">{t({ id: 'staff.form.required' })}</span>
      </legend>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="field-choice">
        {blockNames.map((block) => (
          <div key={block}>
            <b>{t({ id: `collections.block.${block}` })}</b>
            {blocks[block].map((path) => (
              <Checkbox
                key={path}
                checked={fields.includes(path)}
                onChange={(event) =>
                  form.set(
                    'fields',
                    event.currentTarget.checked ? [...fields, path] : fields.filter((other) => other !== path),
                  )
                }
              >
                {t({ id: labelOf(path) })}
              </Checkbox>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
