import { useT } from '../../../i18n/react.tsx';
import type { FormState } from '../use-form.ts';
import { CheckField } from './CheckField.tsx';
import { DayField } from './DayField.tsx';
import type { FieldRow, FieldTable } from './field-table.ts';
import { InstantField } from './InstantField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

interface Props<V extends object> {
  readonly form: FormState<V>;
  readonly fields: FieldTable<V>;
}

/** The fields of a table, each beside what is wrong with it. */
export function TableFields<V extends object>({ form, fields }: Props<V>) {
  const rows: readonly (readonly [keyof V & string, FieldRow<V>])[] = Object.entries<FieldRow<V>>(fields) as never;
  return rows.map(([name, row]) =>
    row.when?.(form.values) === false ? null : <TableField key={name} form={form} name={name} row={row} />,
  );
}

interface RowProps<V extends object> {
  readonly form: FormState<V>;
  readonly name: keyof V & string;
  readonly row: FieldRow<V>;
}

function TableField<V extends object>({ form, name, row }: RowProps<V>) {
  const t = useT();
  const { label, hint, required = false, path = name } = row;
  const shared = { form, name, path, required, label: t(label), ...(hint === undefined ? {} : { hint: t(hint) }) };
  switch (row.kind) {
    case 'text':
      return (
        <TextField
          {...shared}
          multiline={row.rows !== undefined}
          {...(row.rows === undefined ? {} : { rows: row.rows })}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...shared}
          choices={row.choices}
          {...(row.placeholder === undefined ? {} : { placeholder: t(row.placeholder) })}
        />
      );
    case 'day':
      return <DayField {...shared} />;
    case 'instant':
      return <InstantField {...shared} />;
    case 'check':
      return <CheckField {...shared} />;
  }
}
