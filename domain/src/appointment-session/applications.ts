import { application, type FoldedApplication, isActiveApplication } from '../application/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Related } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import type { AppointmentSessionData, Seeker } from './data.ts';

const nameOf = (applicationId: string): string => `application:${applicationId}`;

/** Loads these applications. */
export const needApplications = (applicationIds: readonly string[]): Record<string, Ref> =>
  Object.fromEntries(applicationIds.map((id) => [nameOf(id), application.ref(id)]));

/** The application of a seeker. */
export const applicationOf = (from: Related, { applicationId }: Pick<Seeker, 'applicationId'>): FoldedApplication =>
  loaded(from, nameOf(applicationId), application);

/** Invited are active applications of the session's position at its stage. */
export const qualifies = ({ facts }: AppointmentSessionData, found: FoldedApplication): boolean =>
  isActiveApplication(found) && found.data.positionId === facts?.positionId && found.data.stage === facts.stage;
