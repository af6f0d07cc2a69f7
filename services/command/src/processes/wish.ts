import type {
  advertisementCommands,
  applicationCommands,
  appointmentCommands,
  interviewCommands,
  jobSeekerCommands,
  privacyAuthorizationCommands,
  resumeFileCommands,
  screeningItemCommands,
} from '@talentlog/contracts';
import type { z } from 'zod';

type Wished = typeof advertisementCommands &
  typeof applicationCommands &
  typeof appointmentCommands &
  typeof interviewCommands &
  typeof privacyAuthorizationCommands &
  typeof jobSeekerCommands &
  typeof resumeFileCommands &
  typeof screeningItemCommands;

/** A command that follows from an event, with the payload its contract asks for. */
export type Wish = {
  readonly [K in keyof Wished]: { readonly name: K; readonly payload: z.input<Wished[K]['payload']> };
}[keyof Wished];
