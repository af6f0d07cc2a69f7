import {
  type AppointmentData,
  type AppointmentSessionData,
  appointment,
  appointmentSession,
  sessionTasks,
} from '@talentlog/domain/fold';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

/** A session: its times and seats, and who was asked to choose one. */
export type SessionStored = FoldedRow<AppointmentSessionData>;
export type AppointmentState = 'NOT_RESERVED' | 'IN_RESERVATION' | 'RESERVED' | 'REJECTED' | 'CANCELLED' | 'COMPLETED';
/** One person's appointment within a session. */
export type AppointmentStored = FoldedRow<AppointmentData, AppointmentState>;

export const sessions = foldedView<SessionStored>()({
  ...foldOnly,
  aggregate: appointmentSession,
  version: 1,
  tasks: sessionTasks,
  columns: ['positionId', 'assigneeIds', 'tasks', 'createdAt', 'updatedAt', 'state', 'data.deadline'],
});

export const appointments = foldedView<AppointmentStored>()({
  ...foldOnly,
  aggregate: appointment,
  version: 2,
  columns: [
    'jobSeekerId',
    'positionId',
    'createdAt',
    'updatedAt',
    'state',
    'data.appointmentSessionId',
    'data.applicationId',
  ],
});

export const sessionsProjector = subjectProjector('sessions', [sessions.part, appointments.part]);
