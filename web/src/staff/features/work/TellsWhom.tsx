import { useTranslate } from '../../../i18n/react.tsx';
import type { Times } from './times-offered.ts';

/** How they meet, and what is sent to whom. */
export function TellsWhom({ times: { interviewers, place, times }, name }: { times: Times; name: string }) {
  const t = useTranslate();
  const [first] = times;
  if (place === null || first === undefined) return null;
  const where = place.mode === 'PHONE' ? '' : place.site || place.meetingCode;
  const minutes = (Date.parse(first.end) - Date.parse(first.start)) / 60_000;
  const who = interviewers.map((one) => one.name).join(t({ id: 'staff.filter.comma' }));
  return (
    <p className="muted">
      {t(
        { id: 'staff.times.tells' },
        {
          mode: t({ id: `vocabulary.mode.${place.mode}` }),
          place: where === '' ? '' : ` ${where}`,
          minutes,
          name,
          who,
        },
      )}
    </p>
  );
}
