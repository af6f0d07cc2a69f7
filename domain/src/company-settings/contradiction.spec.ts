import { describe, expect, it } from '@jest/globals';
import type { SettingKey } from '@talentlog/contracts';
import { defaultSettings, type Settings } from '../shared/settings.ts';
import { contradiction } from './contradiction.ts';

const check = (changed: Partial<Settings>) =>
  contradiction({ ...defaultSettings, ...changed }, Object.keys(changed) as SettingKey[]);

/** The last value that holds beside the default of the other setting, the first that does not, and what the refusal fills in. */
describe('two settings contradict each other', () => {
  it.each<[keyof Settings, number, number, string, object | undefined]>([
    ['minimumAge', 18, 19, 'settings.ages_crossed', { minimumAge: 19, adultAge: 18 }],
    ['remindHours', 359, 360, 'settings.reminder_too_late', { remindHours: 360, days: 15 }],
    ['consentRequestDays', 729, 730, 'settings.reminder_too_late', { remindHours: 17_520, days: 730 }],
    ['offerLastReminderHours', 71, 72, 'settings.reminders_crossed', undefined],
    ['codesPerHour', 10, 11, 'settings.codes_crossed', undefined],
    ['talentKeptDays', 30, 29, 'settings.kept_too_short', undefined],
    ['recordReopenDays', 730, 731, 'settings.kept_too_short', undefined],
    ['deliverAgainMonths', 24, 25, 'settings.kept_too_short', undefined],
  ])('%s holds at %i, not at %i', (key, last, first, refused, params) => {
    expect(check({ [key]: last })).toBeUndefined();
    const refusal = check({ [key]: first });
    expect([refusal?.refused, refusal?.params]).toEqual([refused, params]);
  });
});

describe('the colour of the company', () => {
  it.each([
    ['#757575', undefined],
    ['#777777', { contrast: 4.4, readable: '#757575' }],
    ['#ffcc00', { contrast: 1.5, readable: expect.stringMatching(/^#[0-9a-f]{6}$/) }],
  ])('white text on %s: %j', (accent, params) => expect(check({ accent })?.params).toEqual(params));
});
