import { appointmentSessionEvents } from '@talentlog/contracts';
import { type TimerAction, timersOf } from '../shared/timers.ts';

interface Open {
  readonly appointmentSessionId: string;
  readonly deadline: string;
}

const timer = (id: string) => `session:${id}`;
const untilDeadline = ({ appointmentSessionId, deadline }: Open): readonly TimerAction[] => [
  {
    set: timer(appointmentSessionId),
    at: deadline,
    command: { name: 'CloseAppointmentSession', payload: { appointmentSessionId } },
  },
];
const over = ({ appointmentSessionId }: { readonly appointmentSessionId: string }): readonly TimerAction[] => [
  { cancel: timer(appointmentSessionId) },
];

/** An open session closes at its deadline. */
export const appointmentSessionTimers = timersOf(appointmentSessionEvents)({
  SessionOpened: ({ data }) => untilDeadline(data),
  SessionReopened: ({ data }) => untilDeadline(data),
  SessionClosed: ({ data }) => over(data),
  SessionFinished: ({ data }) => over(data),
  SessionCancelled: ({ data }) => over(data),
});
