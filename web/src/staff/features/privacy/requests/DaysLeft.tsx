import { shortDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';

const day = 86_400_000;
/** So many days before the end it is said in colour: from the first alarm on. */
const soon = 10;

/** How many whole days are left to answer, which ends with a day; what is late stands out. */
export function DaysLeft({ dueAt }: { readonly dueAt: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const ahead = Date.parse(dueAt) - Date.now();
  const left = Math.floor(ahead / day);
  const due = shortDay(dueAt, language);
  if (ahead <= 0)
    return <span className="late">{t({ id: 'privacy.request.overdue' }, { days: Math.ceil(-ahead / day), due })}</span>;
  if (left === 0) return <span className="data-request-soon">{t({ id: 'privacy.request.dueToday' }, { due })}</span>;
  return (
    <span className={left <= soon ? 'data-request-soon' : 'muted'}>
      {t({ id: 'privacy.request.daysLeft' }, { days: left, due })}
    </span>
  );
}
