import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { type Folded, type Ref } from '../shared/aggregate.ts';
import { type DecideContext, type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { factOn, loaded, loadedIf } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { application } from './application.ts';
import type { ApplicationData } from './lifecycle.ts';
import { applicationRef, isActiveApplication } from './work.ts';

type Context = DecideContext<unknown, ApplicationData, string>;

/** What every fact about a record names. */
export const recordOf = ({ id, data }: { readonly id: string; readonly data: ApplicationData }) => ({
  applicationId: id,
  jobSeekerId: data.jobSeekerId,
  positionId: data.positionId,
});

const live = ['PENDING_SEND', 'SENT', 'ACCEPTED'];
export const liveOffers = ({ offers }: ApplicationData) => offers.filter(({ status }) => live.includes(status));
export const hasAccepted = ({ offers }: ApplicationData): boolean => offers.some(({ status }) => status === 'ACCEPTED');

/** Loads the person and, once they are known, the person's other open records: a lock or an offer on one concerns all. */
export function needPersonOf(jobSeekerId: string, ownId: string, related: Related): Record<string, Ref> {
  const person = loadedIf(related, 'jobSeeker', jobSeeker);
  const others = (person?.data.applications ?? []).filter(({ applicationId }) => applicationId !== ownId);
  return {
    jobSeeker: { aggregate: jobSeeker.name, id: jobSeekerId },
    ...Object.fromEntries(
      others.map(({ applicationId }) => [`record:${applicationId}`, applicationRef(applicationId)]),
    ),
  };
}

export const needPerson = ({ data, id, related }: Pick<Context, 'data' | 'id' | 'related'>) =>
  needPersonOf(data.jobSeekerId, id, related);

/** The person's other records that are still under way. */
export const otherRecords = (related: Related): Folded<ApplicationData, string>[] =>
  Object.keys(related)
    .filter((name) => name.startsWith('record:'))
    .map((name) => loaded(related, name, application))
    .filter(isActiveApplication);

/** While another record holds the person's lock, nobody moves them on this one. */
export function lockedElsewhere({ related, now }: Pick<Context, 'related' | 'now'>): Refusal | undefined {
  const lock = otherRecords(related)
    .map(({ data }) => data.lock)
    .find((held) => held !== null && isBefore(now, held.until));
  return lock ? refuse('record.locked_elsewhere', { until: lock.until }) : undefined;
}

/** Whether the person already has a live record on the position. */
export const hasRecordOn = (related: Related, positionId: string): boolean =>
  otherRecords(related).some(({ data }) => data.positionId === positionId);

/** Tells the person's stream that a record is open; their resume is locked and their places are counted by it. */
export const applicationOpened = (
  applicationId: string,
  record: Pick<ApplicationData, 'jobSeekerId' | 'positionId' | 'track' | 'batch' | 'delivered'>,
): Fact => {
  const { jobSeekerId, positionId, track, batch, delivered } = record;
  const opened = { jobSeekerId, applicationId, positionId, track, batch, delivered };
  return factOn(jobSeeker, jobSeekerId, 'ApplicationOpened', opened);
};

/** Tells the person's stream that a record is over; one that never counted frees its place. */
export const applicationClosed = (
  context: Pick<Context, 'id' | 'data'>,
  bucket: 'ENDED' | 'INVALID' = 'ENDED',
): Fact => {
  const { jobSeekerId, applicationId, positionId } = recordOf(context);
  return factOn(jobSeeker, jobSeekerId, 'ApplicationClosed', { jobSeekerId, applicationId, positionId, bucket });
};
