import { type Refusal, refuse } from '../shared/decider.ts';
import type { Settings } from '../shared/settings.ts';
import { contrastToWhite, leastContrast, readableOf } from './contrast.ts';

/** Why these settings cannot hold together; each is within its own range already. */
export function contradiction(settings: Settings): Refusal | undefined {
  const contrast = contrastToWhite(settings.accent);
  if (contrast < leastContrast)
    return refuse(
      'settings.accent_contrast',
      { contrast: Math.floor(contrast * 10) / 10, readable: readableOf(settings.accent) },
      'values.accent',
    );
  const { minimumAge, adultAge, smsQuietHours, remindHours, collectionLinkDays, codesPerHour, codesPerDay } = settings;
  if (minimumAge > adultAge) return refuse('settings.ages_crossed', { minimumAge, adultAge }, 'values.minimumAge');
  if (remindHours >= collectionLinkDays * 24)
    return refuse('settings.reminder_too_late', { remindHours, days: collectionLinkDays }, 'values.remindHours');
  if (settings.consentRequestDays >= settings.consentDays)
    return refuse(
      'settings.reminder_too_late',
      { remindHours: settings.consentRequestDays * 24, days: settings.consentDays },
      'values.consentRequestDays',
    );
  if (settings.offerLastReminderHours >= settings.offerReminderHours)
    return refuse('settings.reminders_crossed', undefined, 'values.offerLastReminderHours');
  if (codesPerHour > codesPerDay) return refuse('settings.codes_crossed', undefined, 'values.codesPerHour');
  // A night that begins when it ends would be none, or the whole day.
  if (smsQuietHours !== null && smsQuietHours.from === smsQuietHours.to)
    return refuse('settings.quiet_hours_empty', undefined, 'values.smsQuietHours');
  return undefined;
}
