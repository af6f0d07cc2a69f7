import { useT } from '../../../i18n/react.tsx';
import type { Times } from './times-offered.ts';

/** How they meet, and what is sent to whom. */
export function TellsWhom({ times: { interviewers, place, times }, name }: { times: Times; name: string }) {
  const t = useT();
  const [first] = times;
  if (place === null || first === undefined) return null;
  const where = place.mode === 'PHONE' ? '' : place.site || place.meetingCode;
  const minutes = (Date.parse(first.end) - Date.parse(first.start)) / 60_000;
  const who = interviewers.map((one) => one.name).join(t('staff.filter.comma'));
  return (
    <p className="muted">
      {t('staff.times.tells', {
        mode: t(`vocabulary.mode.${place.mode}`),
        place: where === '' ? '' : ` ${where}`,
        minutes,
        name,
        who,
      })}
    </p>
  );
}
