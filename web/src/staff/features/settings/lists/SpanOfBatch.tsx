import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { type DictionaryEntry, Track, tracks } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';

type Span = NonNullable<DictionaryEntry['span']>;

/** For which track a batch recruits, and from which day to which. */
export function SpanOfBatch(props: {
  readonly span: Span;
  readonly name: string;
  readonly onChange: (span: Span) => void;
}) {
  const { span, name, onChange } = props;
  const t = useTranslate();
  const day = (end: 'from' | 'to') => (
    <InputGroup
      type="date"
      aria-label={t({ id: `settings.lists.${end}` }, { name })}
      value={span[end]}
      onValueChange={(typed) => onChange({ ...span, [end]: typed })}
    />
  );
  return (
    <span className="list-entry-span">
      <HTMLSelect
        aria-label={t({ id: 'settings.lists.track' }, { name })}
        options={tracks.map((value) => ({ value, label: t({ id: `vocabulary.track.${value}` }) }))}
        value={span.track}
        onChange={(event) => onChange({ ...span, track: Track.parse(event.target.value) })}
      />
      {day('from')} – {day('to')}
    </span>
  );
}
