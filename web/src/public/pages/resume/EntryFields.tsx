import { type ResumeBlock, requiredInResume } from '@talentlog/contracts';
import { useState } from 'react';
import { endsTooEarly, isMonth } from '../../../format/month-text.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import type { Entry } from './entries.ts';
import { blockForms, type FieldSpec } from './forms.ts';
import { OneField } from './OneField.tsx';
import { fieldWords } from './paths.ts';
import './entry.css';

interface EntryFieldsProps {
  readonly block: ResumeBlock;
  /** Path of the entry, as `basic` or `work.0`; the anchors of the missing list lead here. */
  readonly path: string;
  readonly entry: Entry;
  readonly disabled: boolean;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (entry: Entry) => void;
  /** These fields alone, where not all of the block are asked. */
  readonly only?: readonly string[];
}

/** An end that comes before its start is said while it is typed; what is saved is looked at by the server again. */
const endFault = ({ start, end, untilNow }: Entry) =>
  untilNow === true ? undefined : endsTooEarly(String(start ?? ''), String(end ?? ''));

/** The fields of one entry, those that are rarely needed folded away. */
export function EntryFields({ block, path, entry, disabled, errorAt, onChange, only }: EntryFieldsProps) {
  const t = useTranslate();
  const errorOf = (spec: FieldSpec) => {
    const fault = spec.name === 'end' ? endFault(entry) : undefined;
    if (fault !== undefined)
      return t({ id: `refusal.resume.${fault === 'before' ? 'end_before_start' : 'end_equals_start'}` });
    const error = errorAt(`${path}.${spec.name}`);
    const typed = String(entry[spec.name] ?? '');
    const isNone = spec.kind === 'point' && typed !== '' && !isMonth(typed);
    return error !== undefined && isNone ? t({ id: 'person.resume.monthForm' }) : error;
  };
  const field = (spec: FieldSpec) => (
    <OneField
      spec={spec}
      id={`field-${path}.${spec.name}`}
      label={t({ id: fieldWords(block, spec.name) })}
      required={requiredInResume[block].includes(spec.name)}
      value={spec.name === 'end' && entry.untilNow === true ? t({ id: 'person.resume.present' }) : entry[spec.name]}
      disabled={disabled || (spec.name === 'end' && entry.untilNow === true)}
      error={errorOf(spec)}
      onValue={(value) =>
        onChange({ ...entry, [spec.name]: value, ...(spec.name === 'untilNow' && value === true ? { end: null } : {}) })
      }
    />
  );
  const cell = (spec: FieldSpec) => (
    <div key={spec.name} className={spec.wide === true ? 'pair-whole' : undefined}>
      {field(spec)}
    </div>
  );
  const specs = blockForms[block].filter(({ name }) => only === undefined || only.includes(name));
  const folded = specs.filter((spec) => spec.more === true);
  // Decided once: emptying the only filled field must not fold it away under the fingers that type.
  const [open] = useState(() => folded.some((spec) => (entry[spec.name] ?? '') !== ''));
  return (
    <>
      <div className="pair">{specs.filter((spec) => spec.more !== true && spec.kind !== 'area').map(cell)}</div>
      {specs.filter((spec) => spec.kind === 'area').map(cell)}
      {folded.length > 0 && (
        <details className="fold" open={open}>
          <summary>{t({ id: 'person.resume.more' })}</summary>
          <div className="pair">{folded.map(cell)}</div>
        </details>
      )}
    </>
  );
}
