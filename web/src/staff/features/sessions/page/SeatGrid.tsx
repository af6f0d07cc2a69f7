import { Button } from '@blueprintjs/core';
import { clock, localTime, longDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import type { SegmentSeen, Session } from '../types.ts';

/** Segments as rows, seats as cells: who sits where, who is still choosing, what is free. */
export function SeatGrid({ session }: { session: Session }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { busy, problem, run } = useCommand();
  const { segments, sessionId, allowedActions } = session;
  const days = [...new Set(segments.map(({ start }) => localTime(start).day))];
  const remove = (segmentId: string) => void run('RemoveSegment', { appointmentSessionId: sessionId, segmentId });
  return (
    <div className="seat-grid">
      <ProblemNote problem={problem} />
      <p className="seat-legend muted">
        <span className="seat taken">{t({ id: 'hiring.seat.taken' })}</span>
        <span className="seat held">{t({ id: 'hiring.seat.held' })}</span>
        <span className="seat free">{t({ id: 'hiring.seat.free' })}</span>
      </p>
      <div className="seat-days">
        {days.map((day) => (
          <table key={day}>
            <caption>{longDay(day, language)}</caption>
            <tbody>
              {segments
                .filter(({ start }) => localTime(start).day === day)
                .map((segment) => (
                  <SegmentSeats
                    key={segment.segmentId}
                    segment={segment}
                    {...(allowedActions.includes('RemoveSegment') && !busy ? { onRemove: remove } : {})}
                  />
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </div>
  );
}

function SegmentSeats({ segment, onRemove }: { segment: SegmentSeen; onRemove?: (segmentId: string) => void }) {
  const t = useTranslate();
  const { segmentId, start, end, seats, taken, temporary } = segment;
  const span = `${clock(start)}–${clock(end)}`;
  const free = Array.from({ length: Math.max(0, seats - taken.length) }, (_, index) => `free-${index}`);
  return (
    <tr>
      <th scope="row">
        <time dateTime={start}>{span}</time>
        {temporary && <small> {t({ id: 'hiring.seat.temporary' })}</small>}
      </th>
      <td>
        <ul className="seats">
          {taken.map(({ appointmentId, name, held }) => (
            <li key={appointmentId} className={held ? 'seat held' : 'seat taken'}>
              {name}
              {held && <small> {t({ id: 'hiring.seat.heldShort' })}</small>}
            </li>
          ))}
          {free.map((seat) => (
            <li key={seat} className="seat free">
              {t({ id: 'hiring.seat.free' })}
            </li>
          ))}
        </ul>
      </td>
      <td className="seat-remove">
        {onRemove && taken.length === 0 && (
          <Button
            variant="minimal"
            size="small"
            icon="small-cross"
            aria-label={t({ id: 'hiring.seat.remove' }, { span })}
            onClick={() => onRemove(segmentId)}
          />
        )}
      </td>
    </tr>
  );
}
