import { Button, InputGroup } from '@blueprintjs/core';
import { type DictionaryEntry, stages } from '@talentlog/contracts';
import { useLanguage, useProductTranslate, useTranslate } from '../../../../i18n/react.tsx';
import { PlaceButtons } from './PlaceButtons.tsx';
import { SpanOfBatch } from './SpanOfBatch.tsx';

interface Props {
  readonly entry: DictionaryEntry;
  readonly place: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly autoFocus: boolean;
  readonly error: string | undefined;
  /** Its words alone are the company's. */
  readonly isNamedOnly: boolean;
  readonly onChange: (entry: DictionaryEntry) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDrop: () => void;
}

/** One value: its words in both languages, its place, and whether it is offered. */
export function EntryRow({
  entry,
  place,
  isFirst,
  isLast,
  autoFocus,
  error,
  isNamedOnly,
  onChange,
  onMove,
  onDrop,
}: Props) {
  const t = useTranslate();
  const name = entry.zh || t({ id: 'settings.lists.nameless' }, { place });
  const words = (language: 'zh' | 'en') => (
    <InputGroup
      fill
      aria-label={t({ id: `settings.lists.${language}` }, { place })}
      placeholder={t({ id: `settings.lists.${language}Hint` })}
      autoFocus={autoFocus && language === 'zh'}
      intent={error === undefined ? 'none' : 'danger'}
      value={entry[language]}
      onValueChange={(typed) => onChange({ ...entry, [language]: typed })}
    />
  );
  return (
    <li className={entry.retired ? 'list-entry retired' : 'list-entry'}>
      {words('zh')}
      {words('en')}
      {!isNamedOnly && (
        <span className="list-entry-buttons">
          <PlaceButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
          {entry.code === '' ? (
            <Button variant="minimal" onClick={onDrop}>
              {t({ id: 'settings.lists.drop' })}
            </Button>
          ) : (
            <Button
              variant="minimal"
              aria-label={t({ id: entry.retired ? 'settings.lists.offerOf' : 'settings.lists.retireOf' }, { name })}
              onClick={() => onChange({ ...entry, retired: !entry.retired })}
            >
              {t({ id: entry.retired ? 'settings.lists.offer' : 'settings.lists.retire' })}
            </Button>
          )}
        </span>
      )}
      {entry.span !== undefined && (
        <SpanOfBatch span={entry.span} name={name} onChange={(span) => onChange({ ...entry, span })} />
      )}
      {isNamedOnly && <FormerName entry={entry} />}
      {entry.retired && <small className="muted">{t({ id: 'settings.lists.retired' })}</small>}
      {error !== undefined && (
        <small className="field-error" role="alert">
          {error}
        </small>
      )}
    </li>
  );
}

/** What a stage is called as the product comes: whoever reads a handbook or an older mail knows it by that. */
function FormerName({ entry: { code, zh, en } }: Pick<Props, 'entry'>) {
  const t = useTranslate();
  const productT = useProductTranslate();
  const { language } = useLanguage();
  const stage = stages.find((one) => one === code);
  const former = stage && productT({ id: `vocabulary.stage.${stage}` });
  if (former === undefined || former === (language === 'en-US' ? en : zh)) return null;
  return <small className="muted">{t({ id: 'settings.lists.former' }, { name: former })}</small>;
}
