import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { Entry } from './entries.ts';
import { ReadChoices } from './ReadChoices.tsx';
import { ReadText } from './ReadText.tsx';
import type { ReadCard } from './read-cards.ts';
import { readNames } from './read-fields.ts';
import { SourceLines } from './SourceLines.tsx';

interface ViewProps {
  readonly card: ReadCard;
  readonly place: string;
  readonly skipped: readonly string[];
  readonly busy: boolean;
  readonly onType: (key: string, entry: Entry) => void;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** One entry that was read: what it says, what of it may be wrong beside its line, and to take, to change or to leave it. */
export function ReadCardView({ card, place, skipped, busy, onType, onTake, onLeave }: ViewProps) {
  const t = useTranslate();
  const { block, entries, doubts } = card;
  const [editing, setEditing] = useState(false);
  const isWrong = entries.some(({ proposals }) => proposals.some(({ path }) => skipped.includes(path)));
  const isLong = doubts.some(({ why }) => why === 'long');
  const name = t({ id: `person.resumeBlock.${block}` });
  const errorAt = (path: string) => {
    const read = path.replace(/^read\./, '');
    const doubt = doubts.find((one) => one.path === read);
    if (skipped.includes(read)) return t({ id: 'person.resume.skipped' });
    return doubt?.why === 'day' ? t({ id: 'person.read.dayMissing' }, { value: doubt.proposal.value }) : undefined;
  };
  return (
    <article className="card read-card" aria-label={t({ id: 'person.read.card' }, { name, place })}>
      <div className="card-head">
        <h3>{name}</h3>
        <span className={doubts.length > 0 ? 'tag tag-warn' : 'tag tag-ok'}>
          {doubts.length > 0
            ? t({ id: 'person.read.doubts' }, { count: doubts.length })
            : t({ id: 'person.read.sure' })}
        </span>
        <span className="quiet">{place}</span>
      </div>
      {editing || isWrong || isLong ? (
        entries.map(({ key, entry }) => (
          <EntryFields
            key={key}
            block={block}
            path={`read.${key}`}
            entry={entry}
            disabled={busy}
            errorAt={errorAt}
            onChange={(next) => onType(key, next)}
            {...(block === 'basic' ? { only: readNames(card) } : {})}
          />
        ))
      ) : (
        <ReadText card={card} />
      )}
      {doubts.length > 0 ? (
        <SourceLines proposals={doubts.map(({ proposal }) => proposal)} />
      ) : (
        <details>
          <summary>{t({ id: 'person.read.source' })}</summary>
          <SourceLines proposals={entries.flatMap(({ proposals }) => proposals)} />
        </details>
      )}
      <ReadChoices card={card} onType={onType} />
      <div className="read-actions">
        <Button kind="quiet" className="card-action card-action-quiet" disabled={busy} onClick={onLeave}>
          {t({ id: 'person.read.leave' })}
        </Button>
        <Button className="card-action" aria-expanded={editing} disabled={busy} onClick={() => setEditing(!editing)}>
          {t({ id: editing ? 'person.resume.close' : 'person.resume.edit' })}
        </Button>
        <Button className="card-action" disabled={busy} onClick={onTake}>
          {t({ id: 'person.read.take' })}
        </Button>
      </div>
    </article>
  );
}
