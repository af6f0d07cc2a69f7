import { Button, InputGroup } from '@blueprintjs/core';
import type { DictionaryEntry } from '@talentlog/contracts';
import { useT } from '../../../../i18n/react.tsx';
import { SpanOfBatch } from './SpanOfBatch.tsx';

interface Props {
  readonly entry: DictionaryEntry;
  readonly place: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly autoFocus: boolean;
  readonly error: string | undefined;
  readonly onChange: (entry: DictionaryEntry) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDrop: () => void;
}

/** One value: its words in both languages, its place, and whether it is offered. */
export function EntryRow({ entry, place, isFirst, isLast, autoFocus, error, onChange, onMove, onDrop }: Props) {
  const t = useT();
  const name = entry.zh || t('settings.lists.nameless', { place });
  const words = (language: 'zh' | 'en') => (
    <InputGroup
      fill
      aria-label={t(`settings.lists.${language}`, { place })}
      placeholder={t(`settings.lists.${language}Hint`)}
      maxLength={60}
      autoFocus={autoFocus && language === 'zh'}
      intent={error === undefined ? 'none' : 'danger'}
      value={entry[language]}
      onValueChange={(typed) => onChange({ ...entry, [language]: typed })}
    />
  );
  const move = (by: -1 | 1, isEnd: boolean) => (
    <Button
      variant="minimal"
      icon={by < 0 ? 'chevron-up' : 'chevron-down'}
      aria-label={t(by < 0 ? 'settings.lists.up' : 'settings.lists.down', { name })}
      disabled={isEnd}
      onClick={() => onMove(by)}
    />
  );
  return (
    <li className={entry.retired ? 'list-entry retired' : 'list-entry'}>
      {words('zh')}
      {words('en')}
      <span className="list-entry-buttons">
        {move(-1, isFirst)}
        {move(1, isLast)}
        {entry.code === '' ? (
          <Button variant="minimal" onClick={onDrop}>
            {t('settings.lists.drop')}
          </Button>
        ) : (
          <Button
            variant="minimal"
            aria-label={t(entry.retired ? 'settings.lists.offerOf' : 'settings.lists.retireOf', { name })}
            onClick={() => onChange({ ...entry, retired: !entry.retired })}
          >
            {t(entry.retired ? 'settings.lists.offer' : 'settings.lists.retire')}
          </Button>
        )}
      </span>
      {entry.span !== undefined && (
        <SpanOfBatch span={entry.span} name={name} onChange={(span) => onChange({ ...entry, span })} />
      )}
      {entry.retired && <small className="muted">{t('settings.lists.retired')}</small>}
      {error !== undefined && (
        <small className="field-error" role="alert">
          {error}
        </small>
      )}
    </li>
  );
}
