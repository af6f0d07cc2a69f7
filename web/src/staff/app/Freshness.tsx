import { useEffect, useState, useSyncExternalStore } from 'react';
import { isLive, onLiveness } from '../../api/live.ts';
import { clock, dayAndClock, daysSince, freshOrDay } from '../../format/dates.ts';
import { useLanguage, useTranslate } from '../../i18n/react.tsx';
import { useAppSelector } from '../model/store.ts';

const tick = 20_000;

function onConnection(tell: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, tell);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, tell);
  };
}
const isOnline = () => navigator.onLine;

/** When what is on screen was last confirmed by the server, and whether it is kept up to date since. */
export function Freshness() {
  const t = useTranslate();
  const { language } = useLanguage();
  const at = useAppSelector((state) => state.freshness.at);
  const online = useSyncExternalStore(onConnection, isOnline);
  const live = useSyncExternalStore(onLiveness, isLive);
  const [, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  if (at === 0) return null;
  const words = online ? 'staff.shell.notLive' : 'staff.shell.offline';
  // Nothing that is cut off is "just updated": it is as of then.
  const momentOf = (instant: string) => (daysSince(instant) === 0 ? clock(instant) : dayAndClock(instant, language));
  const iso = new Date(at).toISOString();
  return (
    <time className="freshness" dateTime={iso}>
      {online && live
        ? t({ id: 'staff.shell.updated' }, { ago: freshOrDay(iso, language) })
        : t({ id: words }, { at: momentOf(iso) })}
    </time>
  );
}
