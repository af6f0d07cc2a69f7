import type { Seeker } from '../types.ts';

/** Whom a command is for, as the dialog counted them; where nobody fits, those who were chosen, and the server says why not. */
export function askedIds(fitting: readonly Seeker[], chosen: ReadonlySet<string>) {
  const ids = fitting.length > 0 ? fitting.map(({ appointmentId }) => appointmentId) : [...chosen];
  return ids.length === 0 ? {} : { appointmentIds: ids };
}
