import { z } from 'zod';
import { command } from '../shared/define.ts';
import { manyLines } from '../shared/human-text.ts';
import { Id } from '../shared/shapes.ts';

const seeker = [{ link: 'appointment', stepUp: 'tail' }, { self: 'CREATE_DELIVERY' }] as const;
const appointmentId = Id;
const onAppointment = z.strictObject({ appointmentId });
const closed = ['appointment.closed', 'appointment.expired', 'appointment.cancelled'] as const;

export const appointmentCommands = {
  /** Holds a seat for some minutes. */
  ChooseSlot: command({
    aggregate: 'appointment',
    payload: z.strictObject({ appointmentId, segmentId: Id }),
    grants: seeker,
    emits: ['SlotHeld'],
    refusals: [...closed, 'appointment.slot_taken', 'appointment.no_time', 'common.not_found'],
  }),
  /** Turns the hold of the named slot into a seat; after an edit, the former seat is freed in the same commit. */
  ConfirmSlot: command({
    aggregate: 'appointment',
    payload: z.strictObject({ appointmentId, segmentId: Id }),
    grants: seeker,
    emits: ['SlotReserved'],
    refusals: [...closed, 'appointment.slot_required', 'appointment.hold_expired', 'appointment.slot_changed'],
  }),
  /** Back: gives the hold up; an edit goes back to the former slot. Also the timer's command once the hold is over. */
  ReleaseSlot: command({
    aggregate: 'appointment',
    payload: onAppointment,
    grants: [...seeker, { system: true }],
    emits: ['SlotReleased'],
    refusals: ['appointment.cancelled'],
    privacy: 'exempt',
  }),
  EditReservation: command({
    aggregate: 'appointment',
    payload: onAppointment,
    grants: seeker,
    emits: ['ReservationEditStarted'],
    refusals: [...closed, 'appointment.no_edits_left', 'appointment.already_arranged'],
  }),
  DeclineAppointment: command({
    aggregate: 'appointment',
    payload: z.strictObject({ appointmentId, reason: manyLines.max(500, { error: 'common.too_long' }) }),
    grants: seeker,
    emits: ['AppointmentRejected'],
    refusals: [...closed, 'appointment.reason_required', 'appointment.already_arranged'],
  }),
  ReInviteAppointment: command({
    aggregate: 'appointment',
    payload: onAppointment,
    grants: [{ staff: 'MANAGE_INTERVIEW' }],
    emits: ['AppointmentReopened'],
    refusals: [...closed, 'application.invalid_transition'],
  }),
  /** A policy's command: the record ended. A cancelled session cancels its appointments in its own commit. */
  CancelAppointment: command({
    aggregate: 'appointment',
    payload: onAppointment,
    grants: [{ system: true }],
    emits: ['AppointmentCancelled'],
    refusals: ['appointment.cancelled'],
    privacy: 'exempt',
  }),
};
