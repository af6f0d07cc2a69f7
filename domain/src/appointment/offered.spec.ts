import { expect, it } from '@jest/globals';
import { allowedActions } from '../allowed-actions.ts';
import { arrangedAs, first, slotReserved } from '../appointment-session/fixtures.ts';
import { defaultSettings } from '../shared/settings.ts';
import { onlooker, story, type Told, tell, testId } from '../shared/testing.ts';
import { appointment } from './appointment.ts';
import { appointmentHistories } from './fixtures.ts';

const { appointmentEdits } = defaultSettings;
/** A time that was chosen after so many changes. */
const chosen = (edits: number) => [...appointmentHistories.IN_RESERVATION, slotReserved(first, edits)];

const isOffered = (history: readonly Told[]) =>
  allowedActions('appointment', tell(story(appointment, testId(31), history)), onlooker()).includes('EditReservation');

it.each([
  ['a time that was just chosen', chosen(0), true],
  ['one change left', chosen(appointmentEdits - 1), true],
  ['no change left', chosen(appointmentEdits), false],
  ['an interview that was made of it', [...chosen(0), arrangedAs(testId(40))], false],
  ['both', [...chosen(appointmentEdits), arrangedAs(testId(40))], false],
] as const)('a change is offered after %s', (_what, history, offered) => {
  expect(isOffered(history)).toBe(offered);
});
