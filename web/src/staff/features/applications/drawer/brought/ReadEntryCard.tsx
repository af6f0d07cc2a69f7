import { fieldOfPath } from '@talentlog/contracts';
import { useTranslate } from '../../../../../i18n/react.tsx';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { useFieldWords } from '../../../../ui/resume/Fields.tsx';
import type { ReadEntry } from './read-entries.ts';

interface Props {
  readonly entry: ReadEntry;
  readonly allowed: readonly string[];
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** One entry that was read, beside the lines it was read from, to take over or to leave. */
export function ReadEntryCard({ entry: { block, proposals }, allowed, busy, onTake, onLeave }: Props) {
  const t = useTranslate();
  const words = useFieldWords();
  const label = (name: string) =>
    name === 'name' && (block === 'basic' || block === 'family')
      ? t({ id: 'person.resume.personName' })
      : words.label(name);
  const said = (name: string, value: string) =>
    name === 'end' && value === '' ? t({ id: 'vocabulary.time.untilNow' }) : words.value(block, name, value);
  const lines = new Map(proposals.map(({ lineNumber, line }) => [lineNumber, line]));
  return (
    <li className="read-entry">
      <b>{t({ id: `person.resumeBlock.${block}` })}</b>
      <dl className="facts">
        {proposals.map(({ path, value }) => (
          <div key={path} className="fact">
            <dt>{label(fieldOfPath(path))}</dt>
            <dd>{said(fieldOfPath(path), value)}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="muted">{t({ id: 'staff.brought.source' })}</summary>
        {[...lines].map(([number, line]) => (
          <p key={number} className="quote">
            {line}
          </p>
        ))}
      </details>
      <p className="read-entry-actions">
        <ActionButton
          action="AcceptParsedFieldsOnBehalf"
          allowed={allowed}
          label={t({ id: 'staff.action.AcceptParsedFieldsOnBehalf' })}
          small
          busy={busy}
          onRun={onTake}
        />
        <ActionButton
          action="DismissParsedFieldsOnBehalf"
          allowed={allowed}
          label={t({ id: 'staff.action.DismissParsedFieldsOnBehalf' })}
          small
          busy={busy}
          onRun={onLeave}
        />
      </p>
    </li>
  );
}
