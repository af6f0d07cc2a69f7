import type { ContactField, EventsOf, jobSeekerEvents } from '@talentlog/contracts';
import { openProposal } from './asked-about-contact.ts';
import { type ContactStanding, type JobSeekerData, untouchedContact } from './data.ts';
import { withLetter } from './letters-at.ts';

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
    ended: data.ended.filter((one) => one.applicationId !== applicationId),
    erasureAnnounced: null,
  };
}

/** An invalid application is as if it had never been. */
function closed(data: JobSeekerData, event: Of<'ApplicationClosed'>, at: string) {
  const { applicationId, positionId, bucket, againOn } = event;
  const one = { applicationId, positionId, at, ...(againOn === undefined ? {} : { againOn }) };
  return {
    ...data,
    applications: data.applications.filter((open) => open.applicationId !== applicationId),
    closedApplicationIds: including(data.closedApplicationIds, applicationId),
    ended: bucket === 'ENDED' ? [...data.ended, one] : data.ended,
  };
}

const standing = (data: JobSeekerData, field: ContactField, more: Partial<ContactStanding>): JobSeekerData => ({
  ...data,
  contacts: { ...data.contacts, [field]: { ...data.contacts[field], ...more } },
});

/** A new phone or e-mail stands for itself: nothing that was proved of the one before counts. */
function contactChanged(data: JobSeekerData, event: Of<'ContactChanged'>, at: string): JobSeekerData {
  const { field, after, by, agreedBy, everywhere } = event;
  const changed = { ...data, [field]: after };
  if (field === 'name') return changed;
  // Formerly it was not written down. Who has no account could change nothing, so that a colleague did.
  const isByStaff = by === 'STAFF' || (by === null && data.accountId === null);
  const next: ContactStanding = isByStaff ? { ...untouchedContact, agreedBy, everywhere } : untouchedContact;
  const moved = standing(changed, field, next);
  return isByStaff ? { ...moved, contactMovedAt: at } : moved;
}

/** A yes is about what is proposed, and about what a colleague changed where nothing is, or nothing any more. */
function contactAgreed(data: JobSeekerData, event: Of<'ContactAgreed'>, at: string): JobSeekerData {
  const { field, agreedBy, everywhere } = event;
  const proposed = openProposal(data, field, at);
  if (proposed !== undefined)
    return standing(data, field, { proposed: { ...proposed, agreedBy: including(proposed.agreedBy, agreedBy) } });
  const present = data.contacts[field];
  return standing(data, field, {
    agreedBy: including(present.agreedBy ?? [], agreedBy),
    everywhere: present.everywhere || everywhere,
  });
}

/** What is not said of them any more, whatever of it can still be read. */
const forgotten = {
  name: null,
  phone: null,
  email: null,
  contacts: { phone: untouchedContact, email: untouchedContact },
  tags: [],
  comments: [],
  pinnedCommentId: null,
  messagesOff: [],
} as const;

/** The fold of a person. */
export function evolveJobSeeker(data: JobSeekerData, event: JobSeekerEvent): JobSeekerData {
  switch (event.type) {
    case 'JobSeekerCreated': {
      const { accountId, source, number, name, phone, email } = event.data;
      return { ...data, accountId, source, number, name, phone, email };
    }
    case 'JobSeekerAccountJoined':
      return { ...data, accountId: event.data.accountId };
    case 'ContactChanged':
      return contactChanged(data, event.data, event.at);
    case 'ContactChangeProposed': {
      const { field, after, proposedBy } = event.data;
      return standing(data, field, { proposed: { after, at: event.at, proposedBy, agreedBy: [proposedBy] } });
    }
    case 'ContactAgreed':
      return contactAgreed(data, event.data, event.at);
    case 'ContactProved':
      return standing(data, event.data.field, { proved: true });
    case 'ContactRevealed':
      return data;
    case 'JobSeekerCommented': {
      const { commentId, authorId, private: hidden, mentions } = event.data;
      return { ...data, comments: [...data.comments, { commentId, authorId, private: hidden, mentions }] };
    }
    case 'ApplicationOpened':
      return opened(data, event.data);
    case 'ApplicationClosed':
      return closed(data, event.data, event.at);
    case 'JobSeekerTagged':
      return event.data.tag === null ? data : { ...data, tags: [...data.tags, event.data.tag] };
    case 'JobSeekerFileAdded':
      return { ...data, broughtFileIds: including(data.broughtFileIds, event.data.resumeFileId) };
    case 'JobSeekerFileRemoved':
      return { ...data, broughtFileIds: without(data.broughtFileIds, event.data.resumeFileId) };
    case 'JobSeekerCommentPinned':
      return { ...data, pinnedCommentId: event.data.commentId };
    case 'MessagesChosen':
      return { ...data, messagesOff: event.data.off };
    case 'ErasureAnnounced':
      return { ...data, erasureAnnounced: { at: event.at, erasesAt: event.data.erasesAt } };
    case 'PersonWrittenTo':
      return { ...data, lettersAt: withLetter(data.lettersAt, event.at) };
    case 'ErasureBegun':
      return { ...data, ...forgotten, erasure: { begunAt: event.at, endedAt: null } };
    case 'JobSeekerErased':
      return { ...data, erasure: { begunAt: data.erasure?.begunAt ?? event.at, endedAt: event.at } };
    case 'JobSeekerTakenUp':
    case 'LoggedValueRevealed':
      return data;
  }
}
