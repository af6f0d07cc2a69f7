import type { PayloadOf } from '@talentlog/contracts';
import { isActiveApplication } from '../application/index.ts';
import { appointment } from '../appointment/index.ts';
import { arrangement, cannotMeet, interview, needInterviewers, type Plan } from '../interview/index.ts';
import { accept, type Fact, refuse } from '../shared/decider.ts';
import { takes } from '../shared/handle.ts';
import { addMinutes } from '../shared/time.ts';
import { aboutSeeker, aboutSession, type Context } from './about.ts';
import { applicationOf, needApplications } from './applications.ts';
import { appointmentOf, needAppointments } from './appointment-books.ts';
import { appointmentSession } from './appointment-session.ts';
import type { AppointmentSessionData, Seeker } from './data.ts';
import { unarranged } from './seats.ts';

interface Arrangement {
  readonly seeker: Seeker;
  readonly segmentId: string;
  readonly plan: Plan;
}

type Wish = Context<PayloadOf<typeof appointmentSession.commands.GenerateArrangements>>;

const selected = (data: AppointmentSessionData, appointmentIds: readonly string[] | undefined): readonly Seeker[] =>
  unarranged(data).filter(
    ({ appointmentId }) => appointmentIds === undefined || appointmentIds.includes(appointmentId),
  );

/** One interview for each seeker whose reservation stands: not one who is just editing it, and not one whose application ended. */
function planned({ data, payload, related, newId }: Wish): Arrangement[] {
  const { facts } = data;
  if (facts === null) return [];
  const place = payload.place ?? facts.place;
  const interviewerIds = payload.interviewerIds ?? facts.interviewerIds;
  return selected(data, payload.appointmentIds).flatMap((seeker) => {
    const one = appointmentOf(related, seeker);
    const ready = takes(appointment, one, 'AppointmentArranged') && isActiveApplication(applicationOf(related, seeker));
    if (!ready || one.data.reserved === null) return [];
    const { segmentId, start } = one.data.reserved;
    const time = { start, end: addMinutes(start, facts.durationMinutes) };
    const plan = { interviewId: newId(), ...time, place, interviewerIds, groupId: segmentId };
    return [{ seeker, segmentId, plan }];
  });
}

/** The interview and all that belongs to it, and the appointment's note of it. */
function arrangedFor({ seeker, plan }: Arrangement, context: Wish): Fact[] {
  const { interviewId } = plan;
  const { appointmentId } = seeker;
  const origin = { arrangedBy: context.actor.id, appointmentId, appointmentSessionId: context.id };
  const { arranged, follows } = arrangement(plan, applicationOf(context.related, seeker), origin, context);
  return [
    interview.factOn(interviewId, 'InterviewArranged', arranged),
    ...follows,
    appointment.factOn(appointmentId, 'AppointmentArranged', { ...aboutSeeker(context, seeker), interviewId }),
  ];
}

/** Makes the interviews of those who reserved, all of them or none. */
export const generateArrangements = appointmentSession.decider('GenerateArrangements', {
  offered: ({ data }) => unarranged(data).length > 0,
  needs: ({ data, payload }) => ({
    ...needAppointments(selected(data, payload.appointmentIds)),
    ...needApplications(selected(data, payload.appointmentIds).map(({ applicationId }) => applicationId)),
    ...needInterviewers(payload.interviewerIds ?? data.facts?.interviewerIds ?? []),
  }),
  decide: (context) => {
    const arrangements = planned(context);
    if (arrangements.length === 0) return refuse('session.no_qualified_seeker');
    for (const { plan } of arrangements) {
      const refused = cannotMeet(plan, context.related);
      if (refused) return refused;
    }
    const generated = arrangements.map(({ seeker, segmentId, plan }) => ({
      appointmentId: seeker.appointmentId,
      applicationId: seeker.applicationId,
      jobSeekerId: seeker.jobSeekerId,
      interviewId: plan.interviewId,
      segmentId,
    }));
    return accept(
      [
        appointmentSession.fact('ArrangementsGenerated', { ...aboutSession(context), arrangements: generated }),
        ...arrangements.flatMap((arrangement) => arrangedFor(arrangement, context)),
      ],
      { interviewIds: generated.map(({ interviewId }) => interviewId) },
    );
  },
});
