import { clock, dayAndClock, weekday } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import type { Time, Times } from './times-offered.ts';

interface Props {
  readonly time: Time;
  /** Also the key that chooses it. */
  readonly number: number;
  readonly interviewers: Times['interviewers'];
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** One time that is offered, and why it fits. */
export function TimeChoice({ time, number, interviewers, checked, onChoose }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const who = interviewers.map(({ name }) => name).join(t({ id: 'staff.filter.comma' }));
  const why = !time.free ? 'taken' : time.chosen ? 'chosen' : 'free';
  return (
    <label className={checked ? 'work-choice on' : 'work-choice'}>
      <input type="radio" name="time" className="visually-hidden" checked={checked} onChange={onChoose} />
      <b>
        {weekday(time.start, language)} {dayAndClock(time.start, language)}–{clock(time.end)}
      </b>
      <span className="kbd" aria-hidden="true">
        {number}
      </span>
      <span className={time.free ? 'muted' : 'late'}>{t({ id: `staff.times.${why}` }, { who })}</span>
    </label>
  );
}
