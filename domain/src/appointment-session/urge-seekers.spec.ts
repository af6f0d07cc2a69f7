import { describe, expect, it } from '@jest/globals';
import { aLink } from '../link/fixtures.ts';
import { cast } from '../shared/stories.ts';
import { happened, type Told, testNow } from '../shared/testing.ts';
import { addHours } from '../shared/time.ts';
import {
  anAppointment,
  appointmentId,
  invited,
  linkId,
  secondAppointmentId,
  seekers,
  send,
  sessionHistories,
} from './fixtures.ts';

const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);

describe('urging', () => {
  const urge = (events: readonly Told[], more: object = {}, now = testNow) =>
    send(events, 'UrgeSeekers', more, { now });

  it('reminds who has not reserved, at most once in twelve hours, with the same link', () => {
    const answer = urge(sessionHistories.OPEN);
    expect(answer.own[0]?.data).toMatchObject({ appointmentIds: [secondAppointmentId] });
    expect(answer.others[0]).toMatchObject({ type: 'AppointmentUrged', data: { linkId } });
    const urged = [...sessionHistories.OPEN, { ...(answer.own[0] as Told) }];
    expect(urge(urged, {}, addHours(testNow, 11)).refused).toBe('session.none_to_urge');
    expect(urge(urged, {}, addHours(testNow, 12)).refused).toBeUndefined();
    expect(urge(sessionHistories.OPEN, { appointmentIds: [appointmentId] }).refused).toBe('session.none_to_urge');
  });

  it('makes no link for an appointment that is over', () => {
    const over = happened('AppointmentCancelled', { ...seekers[1], cause: 'RECORD_ENDED' });
    const related = {
      [`appointment:${secondAppointmentId}`]: anAppointment([invited(seekers[1]), over], secondAppointmentId),
      [`link:${secondAppointmentId}`]: aLink('VOIDED', linkId),
    };
    const { own, others } = send(sessionHistories.OPEN, 'UrgeSeekers', {}, {}, related);
    expect([types(own), types(others)]).toEqual([['SeekersUrged'], []]);
  });

  it('reminds with another link where the one they have ended, as after a change of their contact', () => {
    const { others } = send(
      sessionHistories.OPEN,
      'UrgeSeekers',
      {},
      {},
      {
        [`link:${secondAppointmentId}`]: aLink('VOIDED', linkId),
      },
    );
    expect(others.map(({ type }) => type)).toEqual(['AppointmentUrged', 'LinkIssued']);
    const told = (others[0]?.data as { linkId?: string } | undefined)?.linkId;
    expect(told).not.toBe(linkId);
    expect(others[1]).toMatchObject({
      on: { aggregate: 'link', id: told },
      data: { purpose: 'appointment', subjectId: secondAppointmentId, jobSeekerId: cast.secondJobSeeker },
    });
  });
});
