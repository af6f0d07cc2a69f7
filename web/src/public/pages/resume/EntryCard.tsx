import type { ResumeBlock } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { Entry } from './entries.ts';
import { useSummary } from './use-summary.ts';

interface EntryProps {
  readonly block: ResumeBlock;
  readonly index: number;
  readonly entry: Entry;
  readonly open: boolean;
  readonly disabled: boolean;
  readonly errorAt: (path: string) => string | undefined;
  readonly onOpen: () => void;
  readonly onChange: (entry: Entry) => void;
  /** Absent where there is nothing to remove. */
  readonly onRemove: (() => void) | undefined;
}

/** One entry of an open block: a line, or its fields. */
export function EntryCard({ block, index, entry, open, disabled, errorAt, onOpen, onChange, onRemove }: EntryProps) {
  const t = useTranslate();
  const path = `${block}.${index}`;
  const [line] = useSummary(block)([entry]);
  if (!open)
    return (
      <div className="entry entry-line" id={`field-${path}`} tabIndex={-1}>
        <p>
          {line?.text || t({ id: 'person.resume.entryNumber' }, { number: index + 1 })}{' '}
          <span className="quiet">{line?.quiet}</span>
        </p>
        <Button
          kind="quiet"
          className="block-toggle"
          aria-label={t({ id: 'person.resume.editEntry' }, { number: index + 1 })}
          aria-expanded={false}
          onClick={onOpen}
        >
          {t({ id: disabled ? 'person.resume.look' : 'person.resume.edit' })}
        </Button>
      </div>
    );
  return (
    <div className="entry" id={`field-${path}`} tabIndex={-1}>
      <EntryFields block={block} path={path} entry={entry} disabled={disabled} errorAt={errorAt} onChange={onChange} />
      {onRemove !== undefined && (
        <p>
          <Button kind="quiet" onClick={onRemove}>
            {t({ id: 'person.resume.removeEntry' }, { number: index + 1 })}
          </Button>
        </p>
      )}
    </div>
  );
}
