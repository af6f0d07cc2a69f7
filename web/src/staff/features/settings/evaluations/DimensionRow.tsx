import { Button, Checkbox, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { type EvaluationDimension, highestScore } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { PlaceButtons } from '../lists/PlaceButtons.tsx';

interface Props {
  readonly dimension: EvaluationDimension;
  readonly place: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly autoFocus: boolean;
  readonly error: string | undefined;
  readonly onChange: (dimension: EvaluationDimension) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDrop: () => void;
}

const highest = Array.from({ length: highestScore - 1 }, (_, n) => n + 2);

/** One dimension: its words in both languages, the highest score, whether it is required, and its place. */
export function DimensionRow(props: Props) {
  const { dimension, place, isFirst, isLast, autoFocus, error, onChange, onMove, onDrop } = props;
  const t = useTranslate();
  const name = dimension.zh || t({ id: 'settings.lists.nameless' }, { place });
  const words = (language: 'zh' | 'en') => (
    <InputGroup
      fill
      aria-label={t({ id: `settings.lists.${language}` }, { place })}
      placeholder={t({ id: `settings.lists.${language}Hint` })}
      autoFocus={autoFocus && language === 'zh'}
      intent={error === undefined ? 'none' : 'danger'}
      value={dimension[language]}
      onValueChange={(typed) => onChange({ ...dimension, [language]: typed })}
    />
  );
  return (
    <li className="list-entry">
      {words('zh')}
      {words('en')}
      <span className="list-entry-buttons">
        <PlaceButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <Button variant="minimal" aria-label={t({ id: 'settings.evaluations.dropOf' }, { name })} onClick={onDrop}>
          {t({ id: 'settings.lists.drop' })}
        </Button>
      </span>
      <span className="list-entry-span">
        <HTMLSelect
          aria-label={t({ id: 'settings.evaluations.mostOf' }, { name })}
          options={highest.map((value) => ({ value, label: t({ id: 'settings.evaluations.most' }, { most: value }) }))}
          value={dimension.most}
          onChange={(event) => onChange({ ...dimension, most: Number(event.target.value) })}
        />
        <Checkbox
          inline
          aria-label={t({ id: 'settings.evaluations.requiredOf' }, { name })}
          label={t({ id: 'settings.evaluations.required' })}
          checked={dimension.required}
          onChange={(event) => onChange({ ...dimension, required: event.target.checked })}
        />
      </span>
      {error !== undefined && (
        <small className="field-error" role="alert">
          {error}
        </small>
      )}
    </li>
  );
}
