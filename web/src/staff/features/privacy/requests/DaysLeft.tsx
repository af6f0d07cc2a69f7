import { shortDay } from '../../../../format/dates.ts';
import { useLanguage, useT } from '../../../../i18n/react.tsx';

const day = 86_400_000;
/** So many days before the end it is said in colour: from the first alarm on. */
const soon = 10;

/** How long is left to answer; what is late stands out. */
export function DaysLeft({ dueAt }: { readonly dueAt: string }) {
  const t = useT();
  const { language } = useLanguage();
  const left = Math.ceil((Date.parse(dueAt) - Date.now()) / day);
  const due = shortDay(dueAt, language);
  if (left <= 0) return <span className="late">{t('privacy.request.overdue', { days: -left, due })}</span>;
  return (
    <span className={left <= soon ? 'data-request-soon' : 'muted'}>
      {t('privacy.request.daysLeft', { days: left, due })}
    </span>
  );
}
