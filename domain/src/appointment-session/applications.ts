import { InterviewStage } from '@talentlog/contracts';
import { application } from '../application/application.ts';
import { isActiveApplication } from '../application/work.ts';
import type { Folded, Ref } from '../shared/aggregate.ts';
import type { Related } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import type { AppointmentSessionData, Seeker } from './data.ts';

type LoadedApplication = Folded<typeof application.initialData, string>;

const nameOf = (applicationId: string): string => `application:${applicationId}`;

/** Loads these applications. */
export const needApplications = (applicationIds: readonly string[]): Record<string, Ref> =>
  Object.fromEntries(applicationIds.map((id) => [nameOf(id), application.ref(id)]));

/** The application of a seeker. */
export const applicationOf = (from: Related, { applicationId }: Pick<Seeker, 'applicationId'>): LoadedApplication =>
  loaded(from, nameOf(applicationId), application);

/** Sessions are for applications under way that wait for an interview. */
export const canMeet = ({ state, data }: Pick<LoadedApplication, 'state' | 'data'>): boolean =>
  !['NONE', 'ENDED', 'INVALID'].includes(state) && InterviewStage.safeParse(data.stage).success;

/** Invited are active applications of the session's position at its stage. */
export const qualifies = ({ facts }: AppointmentSessionData, found: LoadedApplication): boolean =>
  isActiveApplication(found) && found.data.positionId === facts?.positionId && found.data.stage === facts.stage;
