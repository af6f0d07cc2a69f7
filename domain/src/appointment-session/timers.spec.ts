import { describe, expect, it } from '@jest/globals';
import { deadline, sessionId } from './fixtures.ts';
import { appointmentSessionTimers } from './timers.ts';

describe('the clock of a session', () => {
  const name = `session:${sessionId}`;
  const payload = { appointmentSessionId: sessionId };
  const set = { set: name, at: deadline, command: { name: 'CloseAppointmentSession', payload } };
  it.each([
    ['SessionOpened', set],
    ['SessionReopened', set],
    ['SessionClosed', { cancel: name }],
    ['SessionFinished', { cancel: name }],
    ['SessionCancelled', { cancel: name }],
  ] as const)('at %s', (type, action) => {
    const rule = appointmentSessionTimers[type] as (event: never) => unknown;
    expect(rule({ type, data: { ...payload, deadline } } as never)).toEqual([action]);
  });
});
