import { useState } from 'react';
import { monthIn, monthWords } from '../../../format/month-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Field, type Labelled } from '../../../ui/Field.tsx';
import { useTypedBefore } from '../../../ui/use-typed-before.ts';
import { MonthSheet } from './MonthSheet.tsx';
import './month.css';

interface MonthProps extends Labelled {
  readonly id: string;
  readonly value: string;
  readonly disabled?: boolean;
  readonly onValue: (value: string) => void;
}

/**
 * A month, typed in whatever form one writes it or picked from a sheet. What was understood is said beside it as one types, and kept so
 * once one goes on.
 */
export function MonthField({ id, value, disabled = false, onValue, ...rest }: MonthProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [picks, setPicks] = useState(false);
  const control = useTypedBefore<HTMLInputElement>((before) => onValue(before.value));
  const understood = monthWords(value, language);
  const title = t({ id: 'person.month.title' }, { field: rest.label });
  const close = (picked?: string) => {
    setPicks(false);
    if (picked !== undefined) onValue(picked);
  };
  return (
    <Field {...rest} id={id}>
      {(bound) => (
        <span className="month">
          <input
            ref={control}
            type="text"
            inputMode="text"
            placeholder="2021.9"
            {...bound}
            value={value}
            disabled={disabled}
            aria-required={rest.required || undefined}
            onChange={(event) => onValue(event.target.value)}
            onBlur={() => monthIn(value) !== value && onValue(monthIn(value))}
          />
          {understood !== undefined && (
            <span className="month-read" aria-live="polite">
              {understood}
            </span>
          )}
          <button
            type="button"
            className="month-open"
            aria-label={title}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={() => setPicks(true)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5" />
            </svg>
          </button>
          {picks && <MonthSheet title={title} value={monthIn(value)} onClose={close} />}
        </span>
      )}
    </Field>
  );
}
