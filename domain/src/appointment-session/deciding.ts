import type { appointmentSessionCommands, PayloadOf } from '@talentlog/contracts';
import type { DecideContext, Decider } from '../shared/decider.ts';
import type { AppointmentSessionData } from './lifecycle.ts';

type Commands = typeof appointmentSessionCommands;
export type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, AppointmentSessionData, string>;
export type Context<P = unknown> = DecideContext<P, AppointmentSessionData, string>;

/** What every fact about a session names. */
export const sessionOf = ({ id, data }: { readonly id: string; readonly data: AppointmentSessionData }) => ({
  appointmentSessionId: id,
  positionId: data.facts?.positionId ?? '',
});
