import { decides } from '../shared/aggregate.ts';
import { addSegment } from './add-segment.ts';
import { adjustArrangement } from './adjust-arrangement.ts';
import { appointmentSession } from './appointment-session.ts';
import { cancelAppointmentSession } from './cancel-appointment-session.ts';
import { closeAppointmentSession } from './close-appointment-session.ts';
import { createAppointmentSession } from './create-appointment-session.ts';
import { extendSessionDeadline } from './extend-session-deadline.ts';
import { finishAppointmentSession } from './finish-appointment-session.ts';
import { generateArrangements } from './generate-arrangements.ts';
import { inviteToSession } from './invite-to-session.ts';
import { openAppointmentSession } from './open-appointment-session.ts';
import { removeSegment } from './remove-segment.ts';
import { urgeSeekers } from './urge-seekers.ts';

/** The session with the decision of every command. */
export const decidedAppointmentSession = decides(appointmentSession, {
  CreateAppointmentSession: createAppointmentSession,
  InviteToSession: inviteToSession,
  OpenAppointmentSession: openAppointmentSession,
  AddSegment: addSegment,
  RemoveSegment: removeSegment,
  UrgeSeekers: urgeSeekers,
  CloseAppointmentSession: closeAppointmentSession,
  ExtendSessionDeadline: extendSessionDeadline,
  GenerateArrangements: generateArrangements,
  AdjustArrangement: adjustArrangement,
  FinishAppointmentSession: finishAppointmentSession,
  CancelAppointmentSession: cancelAppointmentSession,
});
