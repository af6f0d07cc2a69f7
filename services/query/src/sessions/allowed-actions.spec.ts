import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anApplication } from '../testing/company.ts';
import type { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, type Told } from '../testing/story.ts';
import { first, readTwoApplicants } from '../testing/two-applicants.ts';
import { type Offered, offeredBy } from '../testing/viewers.ts';
import { aSession } from '../testing/work.ts';

const on = { appointmentSessionId: id(31), positionId: id(1) };
const invited = { ...on, appointmentId: id(41), applicationId: id(11), jobSeekerId: id(21) };
const deadline = '2026-11-04T04:00:00.000Z';
const session = (type: 'SessionClosed' | 'SessionFinished' | 'SessionCancelled') =>
  happened('appointmentSession', id(31), type, on as never);
const asked = happened('appointmentSession', id(31), 'SeekerInvited', invited);
const opened = happened('appointmentSession', id(31), 'SessionOpened', { ...on, deadline });
const sent = happened('appointment', id(41), 'AppointmentInvited', {
  ...invited,
  ...{ linkId: 'a'.repeat(64), seed: 'seed', deadline, sessionName: '十一月初面' },
});
/** Those who may arrange interviews for the position. */
const arrangers = (...actions: string[]): Offered => ({ HR: actions, PR: actions, AD: actions });

/** By hand from DOMAIN.md, table 4 and section 7. */
const table: readonly (readonly [string, readonly Told[], Offered])[] = [
  ['a draft without anybody', [], arrangers('CancelAppointmentSession', 'InviteToSession')],
  [
    'a draft with one who is asked',
    [asked],
    arrangers('CancelAppointmentSession', 'InviteToSession', 'OpenAppointmentSession'),
  ],
  [
    'an open one that nobody answered',
    [asked, opened, sent],
    arrangers(
      'AddSegment',
      'CancelAppointmentSession',
      'FinishAppointmentSession',
      'InviteToSession',
      'RemoveSegment',
      'UrgeSeekers',
    ),
  ],
  [
    'one past its deadline',
    [asked, opened, sent, session('SessionClosed')],
    arrangers('CancelAppointmentSession', 'ExtendSessionDeadline', 'FinishAppointmentSession'),
  ],
  ['a finished one', [asked, opened, sent, session('SessionFinished')], {}],
  ['a cancelled one', [asked, opened, sent, session('SessionCancelled')], {}],
];

describe('what a session lets people do', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await readTwoApplicants();
    await reading.tell(anApplication(first), aSession(id(31), id(1)));
  });
  afterEach(() => reading.close());

  it.each(table)('%s, by role', async (_what, story, expected) => {
    await reading.tell(...story);
    const actionsIn = (data: { allowedActions: string[] }) => data.allowedActions;
    expect(await offeredBy(reading, 'sessionDetail', { sessionId: id(31) }, actionsIn)).toEqual(expected);
  });

  it('an invitation is the person’s to answer until the deadline', async () => {
    await reading.tell(asked, opened, sent);
    const own = async (at?: string) =>
      (await reading.ask('appointmentPage', { id: id(41) }, seeker(id(91), id(21)), at)).data?.allowedActions;
    expect(await own()).toEqual(['ChooseSlot', 'DeclineAppointment']);
    expect(await own('2026-11-04T04:00:01.000Z')).toEqual([]);
  });
});
