import { when } from '@talentlog/runtime';
import { byMail } from '../request.ts';

/** Where candidates booked no time, whoever holds the session goes on with them. */
export const whenSessionClosed = when(
  'SessionClosed',
  ({ data: { appointmentSessionId, positionId, principalId, unreserved } }) =>
    unreserved === 0
      ? []
      : [
          byMail({
            template: 'session-closed',
            to: { accountId: principalId },
            positionId,
            link: { page: `/staff/sessions/${appointmentSessionId}` },
            fields: { count: unreserved },
          }),
        ],
);
