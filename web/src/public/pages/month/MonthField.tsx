import { monthIn, monthWords } from '../../../format/month-text.ts';
import { useLanguage } from '../../../i18n/react.tsx';
import { Field, type Labelled } from '../../../ui/Field.tsx';

interface MonthProps extends Labelled {
  readonly id: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onValue: (value: string) => void;
}

/** A month in whatever form one writes it; what was understood is said beside it as one types, and kept so once one goes on. */
export function MonthField({ id, value, disabled, onValue, ...rest }: MonthProps) {
  const { language } = useLanguage();
  const understood = monthWords(value, language);
  return (
    <Field {...rest} id={id}>
      {(bound) => (
        <span className="month">
          <input
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
        </span>
      )}
    </Field>
  );
}
