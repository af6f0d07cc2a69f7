import { Button } from '@blueprintjs/core';
import { shortDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { addDays, today } from '../../../model/days.ts';

/** Which week is shown, with the way to the one before, the one after and the present one. */
export function WeekSteps({ monday, onGo }: { monday: string; onGo: (monday: string) => void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <>
      <Button
        icon="chevron-left"
        aria-label={t({ id: 'hiring.week.previous' })}
        onClick={() => onGo(addDays(monday, -7))}
      />
      <Button onClick={() => onGo(today())}>{t({ id: 'hiring.week.this' })}</Button>
      <Button
        icon="chevron-right"
        aria-label={t({ id: 'hiring.week.next' })}
        onClick={() => onGo(addDays(monday, 7))}
      />
      <b aria-live="polite">
        {shortDay(monday, language)} – {shortDay(addDays(monday, 6), language)}
      </b>
    </>
  );
}
