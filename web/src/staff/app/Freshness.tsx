import { useEffect, useState } from 'react';
import { freshOrDay } from '../../format/dates.ts';
import { useLanguage, useT } from '../../i18n/react.tsx';
import { useAppSelector } from '../model/store.ts';

const tick = 20_000;

/** When what is on screen was last confirmed by the server. */
export function Freshness() {
  const t = useT();
  const { language } = useLanguage();
  const at = useAppSelector((state) => state.freshness.at);
  const [, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  if (at === 0) return null;
  const iso = new Date(at).toISOString();
  return (
    <time className="freshness" dateTime={iso}>
      {t('staff.shell.updated', { ago: freshOrDay(iso, language) })}
    </time>
  );
}
