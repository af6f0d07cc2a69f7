import { describe, expect, it } from '@jest/globals';
import { companyId } from '@talentlog/contracts';
import { cellsOf } from '../shared/cells.ts';
import { given, type Told } from '../shared/testing.ts';
import { contrastToWhite, readableOf } from './contrast.ts';
import { decidedCompanySettings } from './deciders.ts';
import { inForce } from './evolve.ts';
import { companySettingsFixtures, settingsChanged } from './fixtures.ts';

const settings = (...history: readonly Told[]) => given(decidedCompanySettings, companyId, history);
const change = (values: object, reset: readonly string[] = [], ...history: readonly Told[]) =>
  settings(...history).when('ChangeSettings', { values, reset });

describe('companySettings', () => {
  it.each(cellsOf(companySettingsFixtures))('$name', ({ run }) => run());

  it('hold from the change on; what is not named stays', () => {
    const changed = change({ lockDays: 45 }, [], settingsChanged({ offerLinkDays: 10 }));
    expect(changed.own).toEqual([{ type: 'SettingsChanged', data: { values: { lockDays: 45 }, reset: [] } }]);
    expect(inForce(changed.after.data as never)).toMatchObject({ lockDays: 45, offerLinkDays: 10, minimumAge: 14 });
  });

  it('go back to what the company began with', () => {
    const reset = change({}, ['lockDays', 'offerLinkDays'], settingsChanged({ lockDays: 45 }));
    // The other one never left it.
    expect(reset.own).toEqual([{ type: 'SettingsChanged', data: { values: {}, reset: ['lockDays'] } }]);
    expect(inForce(reset.after.data as never)).toMatchObject({ lockDays: 30, offerLinkDays: 7 });
  });

  it('are not changed to what they are', () => {
    expect(change({ lockDays: 30, smsQuietHours: { from: 22, to: 8 } }).own).toEqual([]);
    expect(change({ lockDays: 45, offerLinkDays: 9 }, [], settingsChanged({ lockDays: 45 })).own).toEqual([
      { type: 'SettingsChanged', data: { values: { offerLinkDays: 9 }, reset: [] } },
    ]);
  });

  it.each<[string, object, string | undefined, string]>([
    ['ages that cross', { minimumAge: 18, adultAge: 17 }, 'settings.ages_crossed', 'values.minimumAge'],
    [
      'a lowest age above the one in force',
      { adultAge: 16, minimumAge: 17 },
      'settings.ages_crossed',
      'values.minimumAge',
    ],
    ['ages that are one', { minimumAge: 18 }, undefined, ''],
    [
      'a reminder after the form’s last hour',
      { collectionLinkDays: 1, remindHours: 24 },
      'settings.reminder_too_late',
      'values.remindHours',
    ],
    ['a reminder in its last hour', { collectionLinkDays: 1, remindHours: 23 }, undefined, ''],
    [
      'asking again after the consent ended',
      { consentDays: 30, consentRequestDays: 30 },
      'settings.reminder_too_late',
      'values.consentRequestDays',
    ],
    [
      'a last reminder that comes first',
      { offerReminderHours: 24, offerLastReminderHours: 24 },
      'settings.reminders_crossed',
      'values.offerLastReminderHours',
    ],
    ['a last reminder an hour after the first', { offerReminderHours: 25 }, undefined, ''],
    [
      'more codes in an hour than in a day',
      { codesPerHour: 9, codesPerDay: 8 },
      'settings.codes_crossed',
      'values.codesPerHour',
    ],
    ['a day’s codes within an hour', { codesPerHour: 8, codesPerDay: 8 }, undefined, ''],
    [
      'a person who is gone before the link that asks them',
      { talentKeptDays: 30, consentLinkDays: 31 },
      'settings.kept_too_short',
      'values.talentKeptDays',
    ],
    ['a person who is kept just as long as that link', { talentKeptDays: 30, consentLinkDays: 30 }, undefined, ''],
    // Six months have 181 days at least, as from September to March.
    [
      'an application that is gone before it could be reopened',
      { recordsKeptMonths: 6, recordReopenDays: 183 },
      'settings.kept_too_short',
      'values.recordsKeptMonths',
    ],
    ['one that may be reopened to its end', { recordsKeptMonths: 6, recordReopenDays: 181 }, undefined, ''],
    [
      'an application that is gone before its person may apply again',
      { recordsKeptMonths: 8, deliverAgainMonths: 9 },
      'settings.kept_too_short',
      'values.recordsKeptMonths',
    ],
    ['a wait of the same length', { recordsKeptMonths: 9, deliverAgainMonths: 9 }, undefined, ''],
    [
      'a night that ends when it begins',
      { smsQuietHours: { from: 8, to: 8 } },
      'settings.quiet_hours_empty',
      'values.smsQuietHours',
    ],
    ['a colour that white words cannot be read on', { accent: '#ffcc00' }, 'settings.accent_contrast', 'values.accent'],
    // The palest grey of WCAG's own table that passes on white, and the next one.
    ['the palest grey that does', { accent: '#767676' }, undefined, ''],
    ['one shade paler', { accent: '#777777' }, 'settings.accent_contrast', 'values.accent'],
    ['no night at all', { smsQuietHours: null }, undefined, ''],
  ])('%s', (_what, values, refused, path) => {
    const outcome = change(values);
    expect(outcome.refused).toBe(refused);
    if (refused) expect(outcome.path).toBe(path);
  });

  it('that were left so before a rule was made are in nobody’s way, until one of them is changed', () => {
    const before = settingsChanged({ recordsKeptMonths: 6, deliverAgainMonths: 12 });
    expect(change({ lockDays: 10 }, [], before).refused).toBeUndefined();
    expect(change({ deliverAgainMonths: 7 }, [], before).refused).toBe('settings.kept_too_short');
    expect(change({}, ['deliverAgainMonths'], before).refused).toBeUndefined();
  });

  // Each pair by hand: what one of them is made, and the two places where it is said.
  it.each<[object, string, string]>([
    [{ minimumAge: 18, adultAge: 17 }, 'minimumAge', 'adultAge'],
    [{ remindHours: 24, collectionLinkDays: 1 }, 'remindHours', 'collectionLinkDays'],
    [{ consentDays: 30, consentRequestDays: 30 }, 'consentRequestDays', 'consentDays'],
    [{ offerReminderHours: 24 }, 'offerLastReminderHours', 'offerReminderHours'],
    [{ codesPerHour: 10, codesPerDay: 9 }, 'codesPerHour', 'codesPerDay'],
    [{ talentKeptDays: 30, consentLinkDays: 90 }, 'talentKeptDays', 'consentLinkDays'],
    [{ recordsKeptMonths: 6, recordReopenDays: 365 }, 'recordsKeptMonths', 'recordReopenDays'],
    [{ recordsKeptMonths: 6, deliverAgainMonths: 36 }, 'recordsKeptMonths', 'deliverAgainMonths'],
  ])('%j is said at both settings', (values, one, other) => {
    const { path, besides } = change(values);
    expect([path, ...besides]).toEqual([`values.${one}`, `values.${other}`]);
  });

  it('contradict each other over two changes, too, and when one goes back', () => {
    const early = settingsChanged({ minimumAge: 16, adultAge: 16 });
    expect(change({ minimumAge: 17 }, [], early).refused).toBe('settings.ages_crossed');
    const patient = settingsChanged({ consentRequestDays: 90, consentDays: 100 });
    expect(change({ consentDays: 90 }, [], patient).refused).toBe('settings.reminder_too_late');
    const slow = settingsChanged({ remindHours: 168, collectionLinkDays: 8 });
    expect(change({ collectionLinkDays: 7 }, [], slow).refused).toBe('settings.reminder_too_late');
    const young = settingsChanged({ minimumAge: 18, adultAge: 21 });
    expect(change({ adultAge: 16 }, ['minimumAge'], young).refused).toBeUndefined();
    const allDay = settingsChanged({ remindHours: 10, collectionLinkDays: 1 });
    expect(change({ collectionLinkDays: 1 }, ['remindHours'], allDay).refused).toBeUndefined();
    const fast = settingsChanged({ adultAge: 17, minimumAge: 17 });
    expect(change({}, ['adultAge'], fast).refused).toBeUndefined();
    expect(change({ adultAge: 16 }, ['minimumAge'], fast).refused).toBeUndefined();
    expect(change({ adultAge: 16 }, [], fast).refused).toBe('settings.ages_crossed');
  });

  it.each([
    // As published checkers of contrast say.
    ['#ffffff', 1],
    ['#808080', 3.95],
    ['#ff0000', 4],
    ['#0000ff', 8.59],
    ['#000000', 21],
  ])('of the company, %s has %s to white', (colour, contrast) =>
    expect(contrastToWhite(colour)).toBeCloseTo(contrast, 1),
  );

  it.each(['#ffffff', '#ffcc00', '#ff0000', '#00ff88'])(
    'that is too pale, as %s, is told with one that would do',
    (pale) => {
      const readable = readableOf(pale);
      expect(change({ accent: pale }).refused).toBe('settings.accent_contrast');
      expect(change({ accent: readable }).refused).toBeUndefined();
      // As near as it gets: hardly more than is asked for.
      expect(contrastToWhite(readable)).toBeLessThan(4.8);
    },
  );

  it('are given a value or reset, not both', () => {
    expect(change({ lockDays: 3 }, ['lockDays'])).toMatchObject({
      refused: 'settings.value_and_reset',
      path: 'values.lockDays',
    });
  });
});
