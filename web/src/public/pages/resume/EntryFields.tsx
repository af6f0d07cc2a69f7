import type { ResumeBlock } from '@talentlog/contracts';
import { useT } from '../../../i18n/react.tsx';
import { Check, SelectField, TextArea, TextField } from '../../../ui/Field.tsx';
import {
  blockForms,
  degrees,
  type Entry,
  type FieldSpec,
  genders,
  requiredFields,
  resumeIdentityTypes,
} from './forms.ts';
import { fieldWords } from './paths.ts';

interface FieldProps {
  readonly spec: FieldSpec;
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onValue: (value: unknown) => void;
}

const inputs = {
  text: { type: 'text' },
  day: { type: 'date' },
  point: { type: 'text', inputMode: 'numeric', placeholder: '2021-09' },
  number: { type: 'text', inputMode: 'decimal' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
} as const;

/** One field of a block, by its kind. */
export function OneField({ spec, value, onValue, ...rest }: FieldProps) {
  const t = useT();
  const text = value === null || value === undefined ? '' : String(value);
  switch (spec.kind) {
    case 'untilNow':
      return (
        <Check checked={value === true} disabled={rest.disabled} onValue={onValue}>
          {rest.label}
        </Check>
      );
    case 'area':
      return <TextArea {...rest} value={text} maxLength={2000} onValue={onValue} />;
    case 'gender':
      return (
        <SelectField
          {...rest}
          value={text}
          empty={t('person.resume.choose')}
          options={genders.map((one) => ({ value: one, text: t(`person.gender.${one}`) }))}
          onValue={onValue}
        />
      );
    case 'degree':
      return (
        <SelectField
          {...rest}
          value={text}
          empty={t('person.resume.choose')}
          options={degrees.map((one) => ({ value: one, text: t(`vocabulary.education.${one}`) }))}
          onValue={onValue}
        />
      );
    case 'identity':
      return (
        <SelectField
          {...rest}
          value={text}
          empty={t('person.resume.choose')}
          options={resumeIdentityTypes.map((one) => ({ value: one, text: t(`person.identityType.${one}`) }))}
          onValue={onValue}
        />
      );
    default:
      return <TextField {...rest} {...inputs[spec.kind]} value={text} onValue={onValue} />;
  }
}

interface EntryFieldsProps {
  readonly block: ResumeBlock;
  /** Path of the entry, as `basic` or `work.0`; the anchors of the missing list lead here. */
  readonly path: string;
  readonly entry: Entry;
  readonly disabled: boolean;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (entry: Entry) => void;
}

/** The fields of one entry, those that are rarely needed folded away. */
export function EntryFields({ block, path, entry, disabled, errorAt, onChange }: EntryFieldsProps) {
  const t = useT();
  const field = (spec: FieldSpec) => (
    <OneField
      key={spec.name}
      spec={spec}
      id={`field-${path}.${spec.name}`}
      label={t(fieldWords(block, spec.name))}
      required={requiredFields[block].includes(spec.name)}
      value={entry[spec.name]}
      disabled={disabled || (spec.name === 'end' && entry.untilNow === true)}
      error={errorAt(`${path}.${spec.name}`)}
      onValue={(value) =>
        onChange({ ...entry, [spec.name]: value, ...(spec.name === 'untilNow' && value === true ? { end: null } : {}) })
      }
    />
  );
  const specs = blockForms[block];
  const folded = specs.filter((spec) => spec.more === true);
  const open = folded.some((spec) => (entry[spec.name] ?? '') !== '');
  return (
    <>
      <div className="pair">{specs.filter((spec) => spec.more !== true && spec.kind !== 'area').map(field)}</div>
      {specs.filter((spec) => spec.kind === 'area').map(field)}
      {folded.length > 0 && (
        <details className="fold" open={open}>
          <summary>{t('person.resume.more')}</summary>
          <div className="pair">{folded.map(field)}</div>
        </details>
      )}
    </>
  );
}
