import { describe, expect, it } from '@jest/globals';
import { cast } from '../shared/stories.ts';
import { happened, story, type Told, tell, testActor, testId, testNow } from '../shared/testing.ts';
import { addDays, addMinutes } from '../shared/time.ts';
import { appointmentSession } from './appointment-session.ts';
import type { AppointmentSessionData } from './data.ts';
import {
  confirmed,
  deadline,
  facts,
  first,
  generated,
  held,
  second,
  seekers,
  segments,
  sessionHistories,
  sessionId,
  third,
  untouched,
} from './fixtures.ts';

const [seeker, other] = seekers;
const on = { appointmentSessionId: sessionId, positionId: cast.position };
const about = (who: (typeof seekers)[number]) => ({ ...on, ...who });
const until = addMinutes(testNow, 5);
const after = (...events: readonly Told[]) =>
  tell(story(appointmentSession, sessionId, [...untouched, ...events])).data as AppointmentSessionData;
const freed = (segmentId: string, was: 'HELD' | 'TAKEN') => happened('SeatFreed', { ...about(seeker), segmentId, was });
const atFirst = { appointmentId: seeker.appointmentId, segmentId: first.segmentId, until: null };
const stays = { appointmentId: other.appointmentId, segmentId: second.segmentId, until: null };
const choosing = { ...stays, until };

describe('what a session keeps', () => {
  it('is what it was created with, and everybody invited, who chose nothing yet', () => {
    const waiting = { reservation: 'UNRESERVED', arranged: false, urgedAt: null };
    expect(after()).toEqual({
      facts,
      deadline,
      segments,
      createdBy: testActor.id,
      seekers: seekers.map((who) => ({ ...who, ...waiting })),
      holdings: [],
    });
  });

  it('is a segment added at the end, and not one removed', () => {
    const late = { ...third, segmentId: testId(39) };
    const added = happened('SegmentAdded', { ...on, segment: late });
    const removed = happened('SegmentRemoved', { ...on, segmentId: first.segmentId });
    expect(after(added).segments).toEqual([...segments, late]);
    expect(after(removed)).toEqual({ ...after(), segments: [second, third] });
  });

  it('is its new deadline', () =>
    expect(
      tell(
        story(appointmentSession, sessionId, [
          ...sessionHistories.CLOSED,
          happened('SessionReopened', { ...on, deadline: addDays(deadline, 1) }),
        ]),
      ).data,
    ).toMatchObject({ deadline: addDays(deadline, 1) }));

  it('is when whom it urged, and whose interview it made, of nobody else', () => {
    const urged = happened('SeekersUrged', { ...on, appointmentIds: [other.appointmentId], urgedAt: testNow });
    const [untold, told] = after(urged).seekers;
    expect([untold?.urgedAt, told?.urgedAt]).toEqual([null, testNow]);
    expect(after(generated(other)).seekers.map(({ arranged }) => arranged)).toEqual([false, true]);
  });
});

describe('the books of a session', () => {
  const reservations = (...events: readonly Told[]) => after(...events).seekers.map(({ reservation }) => reservation);
  const holdings = (...events: readonly Told[]) => after(...events).holdings;
  const taken = [confirmed(other, second.segmentId), held(seeker, first.segmentId, until)];
  const seated = [...taken, confirmed(seeker, first.segmentId)];

  it('have one hold of a seeker, the last one', () =>
    expect(holdings(...taken, held(seeker, third.segmentId, until))).toEqual([
      stays,
      { ...atFirst, segmentId: third.segmentId, until },
    ]));

  it('have a seat in place of the hold and of the seat before', () => {
    expect(holdings(...seated)).toEqual([stays, atFirst]);
    expect(reservations(...seated)).toEqual(['RESERVED', 'RESERVED']);
    const moved = [...seated, held(seeker, third.segmentId, until), confirmed(seeker, third.segmentId)];
    expect(holdings(...moved)).toEqual([stays, { ...atFirst, segmentId: third.segmentId }]);
  });

  it('keep the seat while another time is looked at, and when that is let go', () => {
    const looking = [...seated, held(seeker, third.segmentId, until)];
    expect(holdings(...looking)).toEqual([stays, atFirst, { ...atFirst, segmentId: third.segmentId, until }]);
    expect(after(...looking, freed(third.segmentId, 'HELD'))).toEqual(after(...seated));
  });

  it('have neither reservation nor seat once the seat is freed; a hold stays', () => {
    const gone = [...seated, held(seeker, third.segmentId, until), freed(first.segmentId, 'TAKEN')];
    expect(holdings(...gone)).toEqual([stays, { ...atFirst, segmentId: third.segmentId, until }]);
    expect(reservations(...gone)).toEqual(['UNRESERVED', 'RESERVED']);
  });

  it('have no place of who refused, and wait for who is asked again', () => {
    const refused = [held(other, second.segmentId, until), happened('SeekerRefused', about(seeker))];
    expect(holdings(...seated, ...refused)).toEqual([stays, choosing]);
    expect(reservations(...seated, ...refused)).toEqual(['REFUSED', 'RESERVED']);
    const again = happened('SeekerReinvited', about(seeker));
    expect(reservations(...seated, ...refused, again)).toEqual(['UNRESERVED', 'RESERVED']);
  });

  it('know nothing more of who left', () => {
    const left = after(...seated, held(other, second.segmentId, until), happened('SeekerRemoved', about(seeker)));
    expect(left.seekers).toMatchObject([other]);
    expect(left.seekers).toHaveLength(1);
    expect(left.holdings).toEqual([stays, choosing]);
  });
});
