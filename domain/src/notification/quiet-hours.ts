import type { NotificationChannel } from '@talentlog/contracts';
import type { Settings } from '../shared/settings.ts';
import { addDays, dayOf } from '../shared/time.ts';

/** The instant from which a message may go: an SMS waits for the end of the company's quiet hours. */
export function notBefore(channel: NotificationChannel, now: string, quiet: Settings['smsQuietHours']): string {
  if (channel === 'MAIL' || quiet === null) return now;
  const hour = (new Date(now).getUTCHours() + 8) % 24;
  if (hour >= quiet.to && hour < quiet.from) return now;
  const start = String(quiet.to).padStart(2, '0');
  const morning = (day: string): string => new Date(`${day}T${start}:00:00.000+08:00`).toISOString();
  return hour < quiet.to ? morning(dayOf(now)) : morning(dayOf(addDays(now, 1)));
}
