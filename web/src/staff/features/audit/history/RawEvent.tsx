import type { HistoryEvent } from '@talentlog/contracts';
import { useState } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import { shownAs } from './rows.ts';

/** The event as stored, with its hashes. Private fields stay covered until asked for, secrets always. */
export function RawEvent({ event, note }: { event: HistoryEvent; note: string }) {
  const t = useT();
  const [revealed, setRevealed] = useState(false);
  const covered = cover(event.data, event.aggregate, revealed);
  const { cause: _cause, effects: _effects, ...stored } = event;
  return (
    <details className="audit-card raw-event">
      <summary>
        {t('audit.raw.title')} <span className="muted">{note}</span>
      </summary>
      <dl className="raw-hashes">
        <dt>{t('audit.raw.hash')}</dt>
        <dd>
          <code>{event.hash}</code>
        </dd>
        <dt>{t('audit.raw.prevHash')}</dt>
        <dd>
          <code>{event.prevHash}</code>
        </dd>
      </dl>
      {!revealed && (
        <button type="button" className="link-button" onClick={() => setRevealed(true)}>
          {t('audit.raw.reveal')}
        </button>
      )}
      <Scrollable className="raw-text" label={t('audit.raw.title')}>
        <pre>{JSON.stringify({ ...stored, data: covered }, null, 2)}</pre>
      </Scrollable>
    </details>
  );
}

function cover(data: HistoryEvent['data'], aggregate: string, revealed: boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const shown = shownAs(name, aggregate);
      return [name, shown === 'secret' || (shown === 'private' && !revealed) ? '●●●●' : value];
    }),
  );
}
