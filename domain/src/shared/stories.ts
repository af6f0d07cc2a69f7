import { type Stage, type WorkKind } from '@talentlog/contracts';
import { account } from '../account/account.ts';
import { application } from '../application/application.ts';
import { interviewerCalendar } from '../interviewer-calendar/interviewer-calendar.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { position } from '../position/position.ts';
import { happened, type Story, story, type Told, testId } from './testing.ts';

/** People and things that the tests of screening, appointments and interviews tell of. */
export const cast = {
  application: testId(1),
  jobSeeker: testId(2),
  position: testId(3),
  screener: testId(4),
  interviewer: testId(5),
  colleague: testId(6),
  secondApplication: testId(11),
  secondJobSeeker: testId(12),
  thirdApplication: testId(13),
  thirdJobSeeker: testId(14),
} as const;

interface ApplicationOptions {
  readonly id?: string;
  readonly jobSeekerId?: string;
  readonly position?: string;
  readonly stage?: Stage;
  readonly works?: readonly (readonly [WorkKind, string])[];
  readonly more?: readonly Told[];
}

/** An application at a stage, with open work and whatever happened after that. */
export function anApplication({
  id = cast.application,
  jobSeekerId = cast.jobSeeker,
  position: positionId = cast.position,
  stage = 'FIRST_INTERVIEW',
  works = [],
  more = [],
}: ApplicationOptions = {}): Story {
  const who = { applicationId: id, jobSeekerId, positionId };
  const origin = { origin: 'STAFF', createdBy: testId(900), fromApplicationId: null };
  const facts = { number: 'R-1', track: 'SOCIAL', batch: '', hrOwnerId: testId(900), stage };
  return story(application, id, [
    happened('RecordCreated', { ...who, ...facts, ...origin }),
    ...works.map(([work, workId]) => happened('WorkOpened', { applicationId: id, work, workId })),
    ...more,
  ]);
}

/** An interviewer who can sign in and may evaluate, unless something happened since. */
export const anInterviewer = (id: string = cast.interviewer, ...more: readonly Told[]): Story =>
  story(account, id, [happened('StaffAccountCreated', { accountId: id, jobSeekerId: null, roles: ['IV'] }), ...more]);

/** A colleague who can sign in, unless something happened since. */
export const anAccount = (id: string, ...more: readonly Told[]): Story =>
  story(account, id, [happened('StaffAccountCreated', { accountId: id, jobSeekerId: null, roles: ['SC'] }), ...more]);

/** A person of the cast with these applications under way. */
export const aPerson = (
  jobSeekerId: string = cast.jobSeeker,
  applicationIds: readonly string[] = [cast.application],
): Story =>
  story(jobSeeker, jobSeekerId, [
    happened('JobSeekerCreated', { jobSeekerId, accountId: null, source: 'STAFF', number: '1', name: '王晨' }),
    ...applicationIds.map((applicationId) =>
      happened('ApplicationOpened', {
        jobSeekerId,
        applicationId,
        positionId: cast.position,
        track: 'SOCIAL',
        batch: '',
        delivered: false,
      }),
    ),
  ]);

/** What ends an application of the cast. */
export const applicationEnded = (id: string = cast.application, jobSeekerId: string = cast.jobSeeker): Told =>
  happened('RecordEnded', {
    applicationId: id,
    jobSeekerId,
    positionId: cast.position,
    stage: 'FIRST_INTERVIEW',
    outcome: 'ABANDONED',
    bucket: 'ENDED',
    reason: null,
  });

export const aPosition = (id: string = cast.position): Story =>
  story(position, id, [
    happened('PositionCreated', { positionId: id, details: {}, hrOwnerId: testId(900), responsibleIds: [] }),
  ]);

/** A calendar with these bookings; one without is new. */
export const aCalendar = (
  interviewerId: string,
  ...bookings: readonly { interviewId: string; start: string; end: string; groupId: string | null }[]
): Story =>
  story(
    interviewerCalendar,
    interviewerId,
    bookings.map((booking) => happened('BookingAdded', { interviewerId, ...booking })),
  );
