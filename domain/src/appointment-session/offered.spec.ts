import { expect, it } from '@jest/globals';
import { allowedActions } from '../allowed-actions.ts';
import { defaultSettings } from '../shared/settings.ts';
import { happened, onlooker, story, type Told, tell, testNow } from '../shared/testing.ts';
import { addHours } from '../shared/time.ts';
import { appointmentSession } from './appointment-session.ts';
import { confirmed, deadline, first, held, seekers, sessionHistories, sessionId, untouched } from './fixtures.ts';

const [one, other] = seekers;
const [created] = sessionHistories.DRAFT;
const urgedAt = addHours(testNow, -1);
const urged = (...whom: readonly (typeof seekers)[number][]) =>
  happened('SeekersUrged', {
    appointmentSessionId: sessionId,
    appointmentIds: whom.map(({ appointmentId }) => appointmentId),
    urgedAt,
  });
const seated = [held(one, first.segmentId), confirmed(one, first.segmentId)];
const bothSeated = [...seated, held(other, first.segmentId), confirmed(other, first.segmentId)];
const again = addHours(urgedAt, defaultSettings.remindHours);

const offered = (command: string, history: readonly Told[], now = testNow) =>
  allowedActions(
    'appointmentSession',
    tell(story(appointmentSession, sessionId, history)),
    onlooker(undefined, now),
  ).includes(command);

const table: readonly (readonly [string, string, readonly Told[], string, boolean])[] = [
  ['OpenAppointmentSession', 'people are invited', sessionHistories.DRAFT, testNow, true],
  ['OpenAppointmentSession', 'nobody is invited', created ? [created] : [], testNow, false],
  ['OpenAppointmentSession', 'its deadline is over', sessionHistories.DRAFT, deadline, false],
  ['OpenAppointmentSession', 'both', created ? [created] : [], deadline, false],
  ['UrgeSeekers', 'nobody has answered', untouched, testNow, true],
  ['UrgeSeekers', 'one has not answered', sessionHistories.OPEN, testNow, true],
  ['UrgeSeekers', 'everybody has answered', [...untouched, ...bothSeated], testNow, false],
  ['UrgeSeekers', 'one of two was urged just now', [...untouched, urged(one)], testNow, true],
  ['UrgeSeekers', 'both were urged just now', [...untouched, urged(one, other)], testNow, false],
  ['UrgeSeekers', 'both were urged long enough ago', [...untouched, urged(one, other)], again, true],
  ['UrgeSeekers', 'its deadline is over', untouched, deadline, false],
  ['AdjustArrangement', 'nobody has a seat', untouched, testNow, false],
  ['AdjustArrangement', 'somebody only thinks about one', [...untouched, held(one, first.segmentId)], testNow, false],
  ['AdjustArrangement', 'one of two has a seat', sessionHistories.OPEN, testNow, true],
];

it.each(table)('%s is offered where %s', (command, _where, history, now, expected) => {
  expect(offered(command, history, now)).toBe(expected);
});
