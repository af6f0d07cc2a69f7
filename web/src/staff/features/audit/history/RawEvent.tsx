import type { HistoryEvent } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import { MaskedValues } from './MaskedValues.tsx';
import { readable } from './masks.ts';

/** The event as stored, with its hashes, and the values of it that are masked. */
export function RawEvent({ event, note }: { event: HistoryEvent; note: string }) {
  const t = useTranslate();
  const { cause: _cause, effects: _effects, ...stored } = event;
  return (
    <details className="audit-card raw-event">
      <summary>
        {t({ id: 'audit.raw.title' })} <span className="muted">{note}</span>
      </summary>
      <dl className="raw-hashes">
        <dt>{t({ id: 'audit.raw.hash' })}</dt>
        <dd>
          <code>{event.hash}</code>
        </dd>
        <dt>{t({ id: 'audit.raw.prevHash' })}</dt>
        <dd>
          <code>{event.prevHash}</code>
        </dd>
      </dl>
      <MaskedValues event={event} />
      <Scrollable className="raw-text" label={t({ id: 'audit.raw.title' })}>
        <pre>{readable(stored)}</pre>
      </Scrollable>
    </details>
  );
}
