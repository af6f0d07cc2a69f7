import { AnchorButton } from '@blueprintjs/core';
import { type HistoryAnswer, mostExported } from '@talentlog/contracts';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { exportAddress } from '../api.ts';

interface Props {
  readonly of: string;
  readonly history: Pick<HistoryAnswer, 'streams' | 'events'>;
}

/** A history as a file; of one that no file holds, the file of the stream that is looked at. */
export function ExportButton({ of, history: { streams, events } }: Props) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const looked = streams.find(({ stream }) => stream === search.get('stream'));
  const kept = [{ stream: of, events: events.length }, looked].find((one) => one && one.events <= mostExported);
  if (kept === undefined)
    return <span className="muted">{t({ id: 'audit.history.exportTooLong' }, { limit: mostExported })}</span>;
  return (
    <AnchorButton href={exportAddress(kept.stream)} download title={t({ id: 'audit.history.exportNote' })}>
      {t({ id: kept.stream === of ? 'audit.history.export' : 'audit.history.exportStream' })}
    </AnchorButton>
  );
}
