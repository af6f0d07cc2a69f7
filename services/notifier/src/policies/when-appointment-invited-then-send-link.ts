import type { SentLink, TemplateName } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import { byMailAndSms, type NotificationRequest, oneTimeLink } from '../request.ts';

interface Invitation extends SentLink {
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly deadline: string;
}

const invite = (
  template: TemplateName,
  { jobSeekerId, positionId, deadline, ...link }: Invitation,
): readonly NotificationRequest[] =>
  byMailAndSms({
    template,
    to: { jobSeekerId },
    positionId,
    link: oneTimeLink('appointment', link),
    fields: { deadline: { instant: deadline } },
  });

/** The seeker gets the link to choose a slot, and again whenever it is opened, urged or extended. */
export const appointmentInvitations = [
  when('AppointmentInvited', ({ data }) => invite('appointment-invited', data)),
  when('AppointmentReopened', ({ data }) => invite('appointment-invited', data)),
  when('AppointmentUrged', ({ data }) => invite('appointment-urged', data)),
  when('AppointmentDeadlineExtended', ({ data }) => invite('appointment-extended', data)),
];
