import { InputGroup } from '@blueprintjs/core';
import { useTranslate } from '../../../i18n/react.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useField } from '../../ui/fields/use-field.ts';

/** A colour by its six hexadecimal digits, typed or picked. */
export function ColourField<V extends object>(props: FieldProps<V>) {
  const { id, error, shared, write, value } = useField(props);
  const t = useTranslate();
  const { label, hint } = props;
  const colour = typeof value === 'string' ? value : '';
  const isWhole = /^#[0-9a-f]{6}$/i.test(colour);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required>
      <div className="colour-field">
        <input
          type="color"
          aria-label={t({ id: 'settings.accent.pick' })}
          value={isWhole ? colour.toLowerCase() : '#000000'}
          onChange={(event) => write(event.target.value)}
        />
        <InputGroup {...shared} value={colour} spellCheck={false} onValueChange={write} />
      </div>
    </FieldFrame>
  );
}
