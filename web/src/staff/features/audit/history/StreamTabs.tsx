import type { HistoryAnswer } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useAuditWords } from '../words.ts';

interface Props {
  readonly history: HistoryAnswer;
  readonly chosen: string | null;
  readonly onChoose: (stream: string | null) => void;
}

/** All events, or those of one stream: the record, the offer, an interview. */
export function StreamTabs({ history, chosen, onChoose }: Props) {
  const t = useTranslate();
  const words = useAuditWords();
  const { streams, events } = history;
  if (streams.length < 2) return null;
  const several = (aggregate: string) => streams.filter((other) => other.aggregate === aggregate).length > 1;
  const tab = (stream: string | null, label: string, count: number) => (
    <button
      key={stream ?? 'all'}
      type="button"
      aria-pressed={stream === chosen}
      onClick={() => onChoose(stream)}
      title={stream ?? undefined}
    >
      {label} <small>{count}</small>
    </button>
  );
  return (
    <fieldset className="stream-tabs" aria-label={t({ id: 'audit.history.streams' })}>
      {tab(null, t({ id: 'audit.history.all' }), events.length)}
      {streams.map(({ stream, aggregate, events: count }) =>
        tab(
          stream,
          several(aggregate) ? `${words.aggregate(aggregate)} …${stream.slice(-4)}` : words.aggregate(aggregate),
          count,
        ),
      )}
    </fieldset>
  );
}
