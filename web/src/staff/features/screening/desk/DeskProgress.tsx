import { useTranslate } from '../../../../i18n/react.tsx';
import { useAppSelector } from '../../../model/store.ts';
import { useMyWorkQuery } from '../../../model/work.ts';
import { minutesLeft } from './pace.ts';

const mostBars = 30;

/** How many of what waits for me are done since the page was opened, and how long the rest takes at this pace. */
export function DeskProgress() {
  const t = useTranslate();
  const { judged, held } = useAppSelector((state) => state.heldVerdicts);
  const waiting = useMyWorkQuery({}).data?.data.counts.SCREEN ?? 0;
  const done = judged.length;
  // The server still counts what is held back, and what was left undecided for good.
  const undecided = judged.filter(({ verdict }) => verdict === 'UNDETERMINED').length;
  const decided = held.filter(
    ({ name, payload }) => name === 'ScreenItem' && payload.verdict !== 'UNDETERMINED',
  ).length;
  const left = Math.max(0, waiting - undecided - decided);
  const all = done + left;
  if (all === 0) return null;
  const minutes = minutesLeft(
    judged.map(({ at }) => at),
    left,
  );
  return (
    <p className="desk-progress">
      {all <= mostBars && (
        <span className="desk-bars" aria-hidden="true">
          {Array.from({ length: all }, (_, index) => `bar ${index}`).map((bar, index) => (
            <i key={bar} className={index < done ? 'done' : index === done ? 'now' : ''} />
          ))}
        </span>
      )}
      <b>{t({ id: 'staff.desk.progress' }, { all, done })}</b>
      {minutes !== undefined && left > 0 && <span className="muted">{t({ id: 'staff.desk.pace' }, { minutes })}</span>}
    </p>
  );
}
