import { useTranslate } from '../../../i18n/react.tsx';
import type { FormState } from '../use-form.ts';
import { CheckField } from './CheckField.tsx';
import { DayField } from './DayField.tsx';
import type { FieldRow, FieldTable } from './field-table.ts';
import { InstantField } from './InstantField.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

interface Props<V extends object> {
  readonly form: FormState<V>;
  readonly fields: FieldTable<V>;
}

/** The fields of a table, each beside what is wrong with it. */
export function TableFields<V extends object>({ form, fields }: Props<V>) {
  // Each of them is a row, which the compiler does not see while it knows no value of the form.
  const rows = Object.entries(fields as unknown as Readonly<Record<string, FieldRow<V>>>);
  return rows.map(([name, row]) =>
    row.when?.(form.values) === false ? null : (
      <TableField key={name} form={form} name={name as keyof V & string} row={row} />
    ),
  );
}

interface RowProps<V extends object> {
  readonly form: FormState<V>;
  readonly name: keyof V & string;
  readonly row: FieldRow<V>;
}

function TableField<V extends object>({ form, name, row }: RowProps<V>) {
  const t = useTranslate();
  if (row.kind === 'own') return row.control(form);
  const { label, hint, required = false, path = name } = row;
  const shared = {
    form,
    name,
    path,
    required,
    label: t({ id: label }),
    ...(hint === undefined ? {} : { hint: t({ id: hint }) }),
  };
  switch (row.kind) {
    case 'text': {
      const { rows, type = 'text', placeholder } = row;
      const kind = { type, multiline: rows !== undefined, ...(rows === undefined ? {} : { rows }) };
      return <TextField {...shared} {...kind} {...(placeholder === undefined ? {} : { placeholder })} />;
    }
    case 'choice': {
      const { choices, placeholder } = row;
      return (
        <SelectField
          {...shared}
          choices={choices}
          {...(placeholder === undefined ? {} : { placeholder: t({ id: placeholder }) })}
        />
      );
    }
    case 'number': {
      const { min, max, whole = false, unit } = row;
      return (
        <NumberField {...shared} {...{ min, max, whole }} {...(unit === undefined ? {} : { unit: t({ id: unit }) })} />
      );
    }
    case 'day':
      return <DayField {...shared} />;
    case 'instant':
      return <InstantField {...shared} />;
    case 'check':
      return <CheckField {...shared} />;
  }
}
