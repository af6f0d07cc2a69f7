import { when } from '@talentlog/runtime';
import { byMailAndSms, type NotificationRequest } from '../request.ts';
import type { TemplateName } from '../templates/index.ts';

interface Invitation {
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly deadline: string;
  readonly seed: string;
}

const invite = (
  template: TemplateName,
  { jobSeekerId, positionId, deadline, seed }: Invitation,
): readonly NotificationRequest[] =>
  byMailAndSms({
    template,
    to: { jobSeekerId },
    positionId,
    link: { purpose: 'appointment', seed },
    fields: { deadline: { instant: deadline } },
  });

/** The seeker gets the link to choose a slot, and again whenever it is opened, urged or extended. */
export const appointmentInvitations = [
  when('AppointmentInvited', ({ data }) => invite('appointment-invited', data)),
  when('AppointmentReopened', ({ data }) => invite('appointment-invited', data)),
  when('AppointmentUrged', ({ data }) => invite('appointment-urged', data)),
  when('AppointmentDeadlineExtended', ({ data }) => invite('appointment-extended', data)),
];
