import { describe, expect, it } from '@jest/globals';
import {
  appointmentId,
  arrangedAs,
  deadline,
  first,
  invited,
  linkId,
  reserved,
  second,
  sessionId,
  slotHeld,
  slotReserved,
} from '../appointment-session/fixtures.ts';
import { cast } from '../shared/stories.ts';
import { happened, story, type Told, tell, testId, testNow } from '../shared/testing.ts';
import { addMinutes } from '../shared/time.ts';
import { mergeTimers } from '../shared/timers.ts';
import { appointment } from './appointment.ts';
import { type AppointmentData, noAppointment } from './data.ts';
import { on } from './fixtures.ts';
import { appointmentTimers } from './timers.ts';

const after = (...events: readonly Told[]) => tell(story(appointment, appointmentId, events)).data as AppointmentData;
const slot = ({ segmentId, start, end }: typeof first) => ({ segmentId, start, end });
const inFive = addMinutes(testNow, 5);
const fresh = { linkId: 'd'.repeat(64) };
const relinked = (type: string) => happened(type, { ...on, deadline, ...fresh });
const refused = happened('AppointmentRejected', { ...on, reason: 'Ill' });
const editing = happened('ReservationEditStarted', { ...on, until: inFive });

describe('an appointment keeps', () => {
  const asked = after(invited());

  it('whose it is and where, and its link', () =>
    expect(asked).toEqual({
      ...noAppointment,
      appointmentSessionId: sessionId,
      applicationId: cast.application,
      jobSeekerId: cast.jobSeeker,
      positionId: cast.position,
      link: { linkId },
    }));

  it('the time that is held and until when, and nothing of it once that is let go', () => {
    expect(after(invited(), slotHeld(first))).toEqual({ ...asked, held: slot(first), until: inFive });
    const released = happened('SlotReleased', { ...on, keepsSeat: false, cause: 'BACK' });
    expect(after(invited(), slotHeld(first), released)).toEqual(asked);
  });

  it('the time that is reserved in place of the hold', () =>
    expect(after(...reserved)).toEqual({ ...asked, reserved: slot(first) }));

  it('the old time while a new one is chosen, and how often that was', () => {
    expect(after(...reserved, editing)).toEqual({ ...after(...reserved), until: inFive });
    expect(after(...reserved, editing, slotHeld(second), slotReserved(second, 1))).toEqual({
      ...asked,
      reserved: slot(second),
      edits: 1,
    });
  });

  it('why it was declined, and no time', () => {
    expect(after(...reserved, editing, slotHeld(second), refused)).toEqual({ ...asked, declineReason: 'Ill' });
    expect(after(invited(), refused, relinked('AppointmentReopened'))).toEqual({ ...asked, link: fresh });
  });

  it.each(['AppointmentUrged', 'AppointmentDeadlineExtended'])('the link of %s', (type) =>
    expect(after(invited(), relinked(type))).toEqual({ ...asked, link: fresh }),
  );

  it('the interview that was made of it, and the time staff moved it to', () => {
    const moved = happened('SlotAdjusted', { ...on, ...slot(second) });
    expect(after(...reserved, arrangedAs(testId(40)), moved)).toEqual({
      ...asked,
      reserved: slot(second),
      interviewId: testId(40),
    });
  });

  it('no hold once it is cancelled, and everything once it is completed', () => {
    const cancelled = happened('AppointmentCancelled', { ...on, cause: 'RECORD_ENDED' });
    expect(after(invited(), slotHeld(first), cancelled)).toEqual(asked);
    const completed = happened('AppointmentCompleted', { ...on, cause: 'SESSION_FINISHED' });
    expect(after(...reserved, completed)).toEqual(after(...reserved));
  });

  it('is of its position’s people, and the seeker’s own', () =>
    expect(appointment.ownership(asked, appointmentId)).toEqual({
      positionId: cast.position,
      jobSeekerId: cast.jobSeeker,
    }));
});

describe('the clock of an appointment', () => {
  const rules = mergeTimers(appointmentTimers);
  const at = ({ type, data }: Told) => rules[type]?.({ type, data, at: testNow });

  it('ends an edit without a choice', () =>
    expect(at(editing)).toEqual([
      { set: `hold:${appointmentId}`, at: inFive, command: { name: 'ReleaseSlot', payload: { appointmentId } } },
    ]));

  it.each([
    happened('SlotReleased', { ...on, keepsSeat: false, cause: 'BACK' }),
    refused,
    happened('AppointmentCancelled', { ...on, cause: 'RECORD_ENDED' }),
  ])('stops with $type', (told) => expect(at(told)).toEqual([{ cancel: `hold:${appointmentId}` }]));
});
