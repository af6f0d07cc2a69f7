import { type EventsOf, jobSeekerEvents, type KeyField, type SeekerSource, type Track } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

/**
 * A person as the company knows them, with or without an account. It protects that a phone leads to one person, and keeps the
 * books of their recruitment records: what is open locks the resume and counts against the limit of deliveries.
 * Source: DOMAIN.md section 1 and 2.
 */
export const jobSeekerLifecycle = lifecycle(jobSeekerEvents)({
  initial: 'NONE',
  states: {
    NONE: { on: { JobSeekerCreated: 'KNOWN' } },
    KNOWN: {
      on: {
        JobSeekerAccountJoined: 'KNOWN',
        ContactChanged: 'KNOWN',
        ContactRevealed: 'KNOWN',
        JobSeekerCommented: 'KNOWN',
        ApplicationOpened: 'KNOWN',
        ApplicationClosed: 'KNOWN',
        JobSeekerTagged: 'KNOWN',
      },
    },
  },
});

export interface OpenApplication {
  readonly applicationId: string;
  readonly positionId: string;
  readonly track: Track;
  readonly batch: string;
  readonly delivered: boolean;
}

export interface JobSeekerData {
  readonly accountId: string | null;
  readonly source: SeekerSource;
  readonly number: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Records under way. */
  readonly applications: readonly OpenApplication[];
  /** Records that are over, INVALID ones included. */
  readonly closedApplicationIds: readonly string[];
  /** Positions that saw a record of this person, whatever became of it: whose staff know them. */
  readonly deliveredPositionIds: readonly string[];
  /** Positions the person cannot deliver to again: a record there is open or ended. */
  readonly takenPositionIds: readonly string[];
  /** In the order they were added. */
  readonly tags: readonly string[];
}

export const noJobSeeker: JobSeekerData = {
  accountId: null,
  source: 'REGISTERED',
  number: '',
  name: null,
  phone: null,
  email: null,
  applications: [],
  closedApplicationIds: [],
  deliveredPositionIds: [],
  takenPositionIds: [],
  tags: [],
};

type JobSeekerEvent = EventsOf<typeof jobSeekerEvents>;
type Of<K extends JobSeekerEvent['type']> = Extract<JobSeekerEvent, { type: K }>['data'];

const including = (ids: readonly string[], id: string): readonly string[] => (ids.includes(id) ? ids : [...ids, id]);
const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((one) => one !== id);

function opened(data: JobSeekerData, { applicationId, positionId, track, batch, delivered }: Of<'ApplicationOpened'>) {
  const others = data.applications.filter((open) => open.applicationId !== applicationId);
  return {
    ...data,
    applications: [...others, { applicationId, positionId, track, batch, delivered }],
    closedApplicationIds: without(data.closedApplicationIds, applicationId),
    deliveredPositionIds: including(data.deliveredPositionIds, positionId),
    takenPositionIds: including(data.takenPositionIds, positionId),
  };
}

/** An invalid record is as if it had never been, unless another one holds the position. */
function closed(data: JobSeekerData, { applicationId, positionId, bucket }: Of<'ApplicationClosed'>): JobSeekerData {
  const applications = data.applications.filter((open) => open.applicationId !== applicationId);
  const free = bucket === 'INVALID' && !applications.some((open) => open.positionId === positionId);
  return {
    ...data,
    applications,
    closedApplicationIds: including(data.closedApplicationIds, applicationId),
    takenPositionIds: free ? without(data.takenPositionIds, positionId) : data.takenPositionIds,
  };
}

export function evolveJobSeeker(data: JobSeekerData, event: JobSeekerEvent): JobSeekerData {
  switch (event.type) {
    case 'JobSeekerCreated': {
      const { accountId, source, number, name, phone, email } = event.data;
      return { ...data, accountId, source, number, name, phone, email };
    }
    case 'JobSeekerAccountJoined':
      return { ...data, accountId: event.data.accountId };
    case 'ContactChanged':
      return { ...data, [event.data.field satisfies KeyField]: event.data.after };
    case 'ContactRevealed':
    case 'JobSeekerCommented':
      return data;
    case 'ApplicationOpened':
      return opened(data, event.data);
    case 'ApplicationClosed':
      return closed(data, event.data);
    case 'JobSeekerTagged':
      return event.data.tag === null ? data : { ...data, tags: [...data.tags, event.data.tag] };
  }
}
