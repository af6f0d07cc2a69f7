import type { AdvertisementData } from '../advertisement/index.ts';
import type { JobSeekerData } from '../job-seeker/index.ts';
import type { Settings } from '../shared/settings.ts';
import { ageOn, dayOf, isBefore, monthsLater } from '../shared/time.ts';
import type { PositionData } from './evolve.ts';

export type AvailabilityStatus =
  | 'APPLICABLE'
  | 'NOT_PUBLISHED'
  | 'DEADLINE_PASSED'
  | 'PAUSED'
  | 'FILLED'
  | 'CLOSED'
  | 'ALREADY_DELIVERED'
  | 'LIMIT_REACHED'
  | 'AGE_NOT_MET';

export interface Availability {
  readonly status: AvailabilityStatus;
  /** Deliveries that count against the limit of this position's track, and that limit; only for a known person. */
  readonly used?: number;
  readonly limit?: number;
  /** The day from which a person whose application here ended may deliver again. */
  readonly againOn?: string;
}

/** What the answer depends on. What is left out (no advertisement, nobody signed in, no birth date yet) forbids nothing. */
export interface AvailabilityQuestion {
  readonly position: { readonly state: string; readonly data: PositionData };
  readonly advertisement?: { readonly state: string; readonly data: AdvertisementData } | undefined;
  readonly jobSeeker?: Pick<JobSeekerData, 'applications' | 'ended'> | undefined;
  readonly positionId: string;
  /** Calendar day of birth, from the resume. */
  readonly birthDate?: string | null | undefined;
  readonly settings: Settings;
  readonly now: string;
}

/**
 * Whether this person can deliver to this position now: the one answer behind the command's guard, the badge in the list and
 * the button, so that they never disagree. Source: DOMAIN.md sections 2 and 3.
 */
export function availability(question: AvailabilityQuestion): Availability {
  const counted = places(question);
  const waits = waitsUntil(question);
  const status =
    ofPosition(question) ?? ofAdvertisement(question) ?? ofPerson(question, counted, waits) ?? 'APPLICABLE';
  return { status, ...counted, ...(status === 'ALREADY_DELIVERED' && waits !== undefined ? { againOn: waits } : {}) };
}

function ofPosition({ position: { state, data }, settings }: AvailabilityQuestion): AvailabilityStatus | undefined {
  if (state === 'CLOSED' || state === 'FILLED' || state === 'PAUSED') return state;
  if (state !== 'OPEN') return 'NOT_PUBLISHED';
  return data.details && settings.pausedTracks.includes(data.details.track) ? 'PAUSED' : undefined;
}

function ofAdvertisement({ advertisement, now }: AvailabilityQuestion): AvailabilityStatus | undefined {
  if (advertisement === undefined) return undefined;
  const { state, data } = advertisement;
  const past = data.details !== undefined && !isBefore(now, data.details.deadline);
  if (past && (state === 'PUBLISHED' || state === 'STOPPED')) return 'DEADLINE_PASSED';
  return state === 'PUBLISHED' ? undefined : 'NOT_PUBLISHED';
}

function ofPerson(
  question: AvailabilityQuestion,
  { used = 0, limit = 1 }: Omit<Availability, 'status'>,
  waits: string | undefined,
): AvailabilityStatus | undefined {
  if (isUnderWay(question) || waits !== undefined) return 'ALREADY_DELIVERED';
  if (tooYoung(question)) return 'AGE_NOT_MET';
  return used >= limit ? 'LIMIT_REACHED' : undefined;
}

const isUnderWay = ({ jobSeeker, positionId }: AvailabilityQuestion): boolean =>
  jobSeeker?.applications.some((open) => open.positionId === positionId) ?? false;

/** The day from which somebody may deliver again where their application ended then (DOMAIN.md section 6). */
export const againFrom = (endedAt: string, { deliverAgainMonths }: Pick<Settings, 'deliverAgainMonths'>): string =>
  monthsLater(dayOf(endedAt), deliverAgainMonths);

/** The day on which the waiting after the last application here is over, while it is to come (DOMAIN.md section 6): as it was told then. */
function waitsUntil(question: AvailabilityQuestion): string | undefined {
  const { jobSeeker, positionId, settings, now } = question;
  if (isUnderWay(question)) return undefined;
  const days = (jobSeeker?.ended ?? [])
    .filter((one) => one.positionId === positionId)
    .map(({ at, againOn }) => againOn ?? againFrom(at, settings));
  const last = days.sort().at(-1);
  return last !== undefined && dayOf(now) < last ? last : undefined;
}

/** Under 14 never; from 14 to 17 only internships that allow it. */
function tooYoung({ birthDate, position, settings, now }: AvailabilityQuestion): boolean {
  if (!birthDate) return false;
  const age = ageOn(birthDate, now);
  const { details } = position.data;
  const minorsAllowed = details?.nature === 'INTERNSHIP' && details.allowMinor;
  return age < settings.minimumAge || (age < settings.adultAge && !minorsAllowed);
}

/** Own deliveries under way: on campus within the position's batch, elsewhere within its track. */
function places({ jobSeeker, position, settings }: AvailabilityQuestion): Omit<Availability, 'status'> {
  const { details } = position.data;
  if (jobSeeker === undefined || details === undefined) return {};
  const campus = details.track === 'CAMPUS';
  const used = jobSeeker.applications.filter(
    ({ delivered, track, batch }) => delivered && track === details.track && (!campus || batch === details.batch),
  ).length;
  return { used, limit: campus ? settings.campusDeliveriesPerBatch : settings.socialDeliveriesInProcess };
}
